/** Properties that `::cue` may set (WebVTT §8.2.1), including the longhands of shorthand properties. */
const PROPERTIES =
  /^(?:color|opacity|visibility|(?:text-decoration|background|outline|font)(?:-[a-z-]{1,20})?|text-shadow|line-height|white-space|text-combine-upright|ruby-position)$/
/** Plain values: words, numbers and the color, gradient and math functions, which load nothing. */
const VALUE = /^[\w\s#%.,()'"+/*-]{1,200}$/
const FUNCTION = /([\w-]{0,40})\s{0,10}\(/g
const FUNCTIONS =
  /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|calc|min|max|clamp|(?:repeating-)?(?:linear|radial|conic)-gradient|)$/i
/**
 * Allows pseudo-classes with arguments, such as `::cue(:lang(de))`, and names in any script or with
 * escapes, such as `::cue(#\31)`.
 */
const SELECTOR =
  /^::cue(?:\((?:[\w\s.#:[\]="',*>+~\u{a0}-\u{10ffff}-]|\\[^\n]|(?<=:[\w-]{1,30})\([\w\s.#:[\]="',*-]{0,100}\)){1,200}\))?$/u

/**
 * Reduces a caption file's style sheet to `::cue` rules for one player. Drops everything that could
 * load a resource or affect the rest of the page. `scope` selects the player's media element.
 */
export function cleanCueStyles(css: string, scope: string): string {
  const plain = css.slice(0, 50_000).replaceAll(/\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)/g, '')
  return plain
    .split('}')
    .flatMap(rule => {
      const at = rule.indexOf('{')
      if (at < 0) return []
      const selectors = selectorsOf(rule.slice(0, at))
      const declarations = declarationsOf(rule.slice(at + 1))
      if (!selectors || declarations.length === 0) return []
      return [`${selectors.map(one => scope + one).join(',')}{${declarations.join(';')}}`]
    })
    .join('\n')
}

/** Selectors of a rule; undefined if one of them is not for cues. */
function selectorsOf(text: string): string[] | undefined {
  const selectors = text.split(/,(?=\s*::cue)/).map(one => one.trim())
  return selectors.every(one => SELECTOR.test(one)) ? selectors : undefined
}

function declarationsOf(text: string): string[] {
  return text.split(';').flatMap(declaration => {
    const at = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(0, at)).trim().toLowerCase()
    const value = declaration.slice(at + 1).trim()
    return PROPERTIES.test(name) && isPlain(value) ? [`${name}:${value}`] : []
  })
}

const isPlain = (value: string) =>
  VALUE.test(value) && [...value.matchAll(FUNCTION)].every(([, name = '']) => FUNCTIONS.test(name))
