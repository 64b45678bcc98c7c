@MainActor open class UIImageView: UIView {
  open var image: UIImage?
}
