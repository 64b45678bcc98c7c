// What fixtures name of an app.
import UIKit

public final class ListController: UIViewController {
  public let tableView = UITableView(frame: .zero)
}

public final class PairController: UIViewController {
  public let tableView = UITableView(frame: .zero)
}
