import SheetRuntime
import SheetVocabulary

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

    init(
      _ device: DeviceIndex, below safeArea: Double, navigationBar: Double, container: Double,
      height: Double, safeBottom: Double, halfPixel: Double
    ) {
      roomBelowSafeArea = safeArea
      roomBelowNavigationBar = navigationBar
      roomBelowContainer = container
      self.height = height
      self.safeBottom = safeBottom
      self.halfPixel = halfPixel
      self.device = device
    }

    init(_ device: DeviceIndex, _ container: SheetContainer) {
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
  static let groups: Table<Table<Row>> = {
    var groups = TableBuilder<Table<Row>>(capacity: SizeClassGroup.allCases.count)
    for group in SizeClassGroup.allCases { groups.append(rows(of: group)) }
    return groups.finish()
  }()

  private static func rows(of group: SizeClassGroup) -> Table<Row> {
    let devices = DeviceTable.rows
    var rows = TableBuilder<Row>(capacity: 32)
    for role in DeviceRole.allCases {
      for place in devices.indices where devices[place].role == role {
        if SizeClassGroup(devices[place].container.sizeClasses) != group { continue }
        let row = Row(DeviceIndex(place), devices[place].container)
        if (0..<rows.count).contains(where: { rows[$0].isSameGeometry(as: row) }) { continue }
        rows.append(row)
      }
    }
    return rows.finish()
  }

  /// Of each set of groups, whose bits are their raw values.
  static let spans: Table<HeightBox.Spans> = {
    var spans = TableBuilder<HeightBox.Spans>(capacity: 1 << spansOfGroups.count)
    spans.append(HeightBox.Spans())
    for set in 1..<1 << spansOfGroups.count {
      var own = spansOfGroups[set.trailingZeroBitCount]
      own.include(spans[set & (set - 1)])
      spans.append(own)
    }
    return spans.finish()
  }()

  static func rows(in group: SizeClassGroup) -> Table<Row> { groups[Int(group.rawValue)] }

  /// The most telling geometry of a group.
  static func first(in group: SizeClassGroup) -> Row { firstRows[Int(group.rawValue)] }
}
