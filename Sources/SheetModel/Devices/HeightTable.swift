import SheetRuntime

/// The device table reduced to what heights depend on: each geometry once, grouped by size classes.
enum HeightTable {
  /// One geometry.
  struct Row: Sendable {
    /// Points between the bottom safe area and each edge a limit can be counted from.
    let roomBelowSafeArea: Double
    let roomBelowNavigationBar: Double
    let roomBelowContainer: Double
    let height: Double
    let safeBottom: Double
    let halfPixel: Double
    /// The most telling device that has it.
    let device: DeviceIndex

    init(_ device: DeviceIndex) {
      let container = device.device.container
      roomBelowSafeArea = container.room(below: .safeArea)
      roomBelowNavigationBar = container.room(below: .navigationBar)
      roomBelowContainer = container.room(below: .container)
      height = container.height
      safeBottom = container.safeArea.bottom
      halfPixel = container.halfPixel
      self.device = device
    }

    func isSameGeometry(as other: Row) -> Bool {
      roomBelowSafeArea == other.roomBelowSafeArea
        && roomBelowNavigationBar == other.roomBelowNavigationBar
        && roomBelowContainer == other.roomBelowContainer && height == other.height
        && safeBottom == other.safeBottom && halfPixel == other.halfPixel
    }

    @inline(__always)
    func limit(_ edge: LimitEdge, less inset: Double) -> Double {
      let room =
        switch edge {
        case .safeArea: roomBelowSafeArea
        case .navigationBar: roomBelowNavigationBar
        case .container: roomBelowContainer
        }
      return room > inset ? room - inset : 0
    }
  }

  /// Of each group, by raw value: its rows, the most telling devices first.
  static let groups: [[Row]] = {
    var groups = [[Row]](repeating: [], count: SizeClassGroup.allCases.count)
    let devices = DeviceTable.indices
    // Asked of each device once: it is a large value.
    let roles = devices.map { $0.device.role }
    for role in DeviceRole.allCases {
      for (device, its) in zip(devices, roles) where its == role {
        let group = Int(SizeClassGroup(device.device.container.sizeClasses).rawValue)
        let row = Row(device)
        if groups[group].contains(where: { $0.isSameGeometry(as: row) }) { continue }
        groups[group].append(row)
      }
    }
    return groups
  }()

  /// Of each set of groups, whose bits are their raw values.
  static let spans: [HeightBox.Spans] = (0..<16).map { set in
    HeightBox.Spans(groups.indices.filter { set & 1 << $0 != 0 }.flatMap { groups[$0] })
  }

  static func rows(in group: SizeClassGroup) -> [Row] { groups[Int(group.rawValue)] }

  static func firstDevice(in group: SizeClassGroup) -> DeviceIndex? {
    rows(in: group).first?.device
  }
}
