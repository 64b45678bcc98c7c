/// Functions of real numbers for builds without a C library, exact to about 15 digits.
enum Elementary {
  private static let ln2High = 0x1.62E42FEE00000p-1
  private static let ln2Low = 0x1.A39EF35793C76p-33

  /// e raised to `x`; 0 below -700 and capped at e⁷⁰⁰, so that it is always finite.
  static func exp(_ x: Double) -> Double {
    if x < -700 { return 0 }
    let x = x > 700 ? 700 : x
    let scaled = x * 0x1.71547652B82FEp0
    let power = Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
    let r = (x - Double(power) * ln2High) - Double(power) * ln2Low
    // |r| is at most half of ln 2, where twelve terms of the series are exact.
    var sum = 1.0
    var term = 12.0
    while term > 0 {
      sum = 1 + r / term * sum
      term -= 1
    }
    return sum * Double(bitPattern: UInt64(bitPattern: power + 1023) << 52)
  }

  /// The natural logarithm of a normal number more than 0.
  static func log(_ x: Double) -> Double {
    var exponent = Int64(x.bitPattern >> 52) - 1023
    var mantissa = Double(bitPattern: x.bitPattern & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    if mantissa > 0x1.6A09E667F3BCDp0 {
      mantissa /= 2
      exponent += 1
    }
    // |s| is at most 0.172, so that eleven terms of the series of 2·artanh(s) are exact.
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var sum = 1 / 21.0
    sum = 1 / 19.0 + square * sum
    sum = 1 / 17.0 + square * sum
    sum = 1 / 15.0 + square * sum
    sum = 1 / 13.0 + square * sum
    sum = 1 / 11.0 + square * sum
    sum = 1 / 9.0 + square * sum
    sum = 1 / 7.0 + square * sum
    sum = 1 / 5.0 + square * sum
    sum = 1 / 3.0 + square * sum
    return Double(exponent) * ln2High + (2 * s + (2 * s * square * sum + Double(exponent) * ln2Low))
  }

  /// The square root of a number of 0 or more; the standard library's may be a call into the C library.
  static func squareRoot(_ x: Double) -> Double {
    if x < 1e-300 { return 0 }
    // Half the exponent is right to 4 per cent, and every step doubles the digits.
    var root = Double(bitPattern: 0x1FF7_A3BE_A91D_9B1B + x.bitPattern >> 1)
    root = (root + x / root) / 2
    root = (root + x / root) / 2
    root = (root + x / root) / 2
    return (root + x / root) / 2
  }

  /// Sine and cosine of an angle in radians, of a size below 10⁹.
  static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let quarters = angle * 0x1.45F306DC9C883p-1
    let quarter = Int64(quarters < 0 ? quarters - 0.5 : quarters + 0.5)
    let r =
      (angle - Double(quarter) * 0x1.921FB54400000p0) - Double(quarter) * 0x1.0B4611A626331p-34
    let square = r * r
    var sine = 1.0
    var cosine = 1.0
    var term = 16.0
    while term > 0 {
      sine = 1 - square / (term * (term + 1)) * sine
      cosine = 1 - square / (term * (term - 1)) * cosine
      term -= 2
    }
    sine *= r
    switch quarter & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }
}
