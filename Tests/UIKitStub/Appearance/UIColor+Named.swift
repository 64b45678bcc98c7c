extension UIColor {
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
}
