// What fixtures name of an app.
import UIKit

public final class ChoiceController: UIViewController {
  public let tableView = UITableView(frame: .zero)
}
