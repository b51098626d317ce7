const BROWSERS: [string, RegExp][] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
]
const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
]

/** Describes a user agent in familiar words; undefined if unknown. */
export function describeDevice(userAgent: string) {
  const find = (known: [string, RegExp][]) => known.find(([, rule]) => rule.test(userAgent))?.[0]
  return { browser: find(BROWSERS), system: find(SYSTEMS) }
}
