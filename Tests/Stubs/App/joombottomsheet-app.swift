// What fixtures name of an app.
import UIKit

public final class ListController: UIViewController {
  public let tableView = UITableView(frame: .zero)
}

public final class PlainController: UIViewController {
  public let scrollView: UIScrollView? = UIScrollView(frame: .zero)
}

public final class CatalogueController: UIViewController {
  public let list = UITableView(frame: .zero)
}
