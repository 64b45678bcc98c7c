// What fixtures name of an app.
import UIKit

public final class ListController: UIViewController {
  public let tableView = UITableView(frame: .zero)
}
