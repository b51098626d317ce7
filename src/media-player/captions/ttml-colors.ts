/** Colors with a WebVTT class (§5.1), keyed by their TTML value. */
const CLASSES: Record<string, string> = {
  '#ffffff': 'white',
  '#00ff00': 'lime',
  '#00ffff': 'cyan',
  '#ff0000': 'red',
  '#ffff00': 'yellow',
  '#ff00ff': 'magenta',
  '#0000ff': 'blue',
  '#000000': 'black',
}
/** Named colors (TTML2 §8.3.4). */
const NAMES: Record<string, string> = {
  transparent: '#00000000',
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
}

const RGB =
  /^rgba?\(\s{0,5}(\d{1,3})\s{0,5},\s{0,5}(\d{1,3})\s{0,5},\s{0,5}(\d{1,3})\s{0,5}(?:,\s{0,5}(\d{1,3})\s{0,5})?\)$/

/** Normalizes a color to `#rrggbb`, or `#rrggbbaa` if translucent; undefined if invalid. */
function toHex(text: string | undefined): string | undefined {
  const colour = (text ?? '').trim().toLowerCase().slice(0, 60)
  const [, ...parts] = RGB.exec(colour) ?? []
  const hex = parts.length
    ? `#${parts
        .filter(part => part !== undefined)
        .map(part => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
        .join('')}`
    : (NAMES[colour] ?? (/^#[\da-f]{6}(?:[\da-f]{2})?$/.test(colour) ? colour : undefined))
  return hex?.replace(/^(#.{6})ff$/, '$1')
}

export const isTransparent = (colour: string | undefined) =>
  colour === undefined || /^#.{6}00$/.test(toHex(colour) ?? '#00000000')

/** The WebVTT class for a color; undefined for the defaults, white on black. */
export function colorClass(colour: string | undefined, part: 'color' | 'background') {
  const hex = toHex(colour)
  if (!hex || hex === (part === 'color' ? '#ffffff' : '#000000')) return undefined
  const name = CLASSES[hex] ?? `rgb_${hex.slice(1)}`
  return part === 'color' ? name : `bg_${name}`
}

/** Generated classes for colors without a WebVTT class. */
const OWN = /^(bg_)?rgb_([\da-f]{6,8})$/

/** Rules for the generated color classes. */
export function styleColors(classes: Iterable<string>): string[] {
  const rules = [...classes].flatMap(name => {
    const [, ground, hex] = OWN.exec(name) ?? []
    return hex ? [`::cue(.${name}) { ${ground ? 'background-color' : 'color'}: #${hex} }`] : []
  })
  return rules.length > 0 ? [rules.join('\n')] : []
}
