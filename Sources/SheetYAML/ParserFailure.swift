import CLibYAML

/// libyaml's account of a syntax error; its marks count code points.
struct ParserFailure {
  let problem: String
  let context: String
  let problemMark: Int
  let contextMark: Int?

  init(_ parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? ""
    context = parser.context.map { String(cString: $0) } ?? ""
    problemMark = parser.problem_mark.index
    contextMark = parser.context == nil ? nil : parser.context_mark.index
  }
}
