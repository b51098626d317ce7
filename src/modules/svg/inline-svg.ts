const TAG = /<(\/?)([A-Za-z]+)([^<>]*)>/g
/** Complete attributes only. */
const ATTRIBUTE = /\s([^\s"'<>/=]+)="([^"]*)"/g
const NAME = /^[A-Za-z][\w:.-]*$/

/** Attributes that affect the page: scripts, styles, accessibility. */
const OF_THE_PAGE =
  /^(on.*|class|style|data-.*|aria-.*|role|tabindex|xmlns(:.*)?|xml:.*|is|slot|part)$/i
/** Sizes of the root; the module sets its size. */
const OF_THE_SIZE = /^(width|height|x|y|overflow|version|baseProfile|enable-background)$/
const COLORED = /^(fill|stroke|stop-color|color)$/
const NO_COLOR = /^(none|transparent|inherit|currentcolor|context-\w+|url\(.*)$/i
const SHAPE = /^(path|line|polyline|polygon|rect|circle|ellipse)$/

interface Options {
  /** Unique on the page; prefix of the SVG's ids. */
  id: string
  /** Replaces all colors by the text color, except in masks and patterns. */
  isThemed: boolean
  /** Prepares lines for the drawing animation. */
  isDrawn: boolean
}

/** Converts a sanitized SVG for inlining: unique ids, and no attributes that affect the page. */
export function toInlineSvg(markup: string, { id, isThemed, isDrawn }: Options): string {
  const start = markup.indexOf('<svg')
  const end = markup.lastIndexOf('</svg>')
  if (start < 0 || end < start) return ''
  // Titles and descriptions are removed; the module has its own name.
  const drawing = markup
    .slice(start, end + 6)
    .replace(/<(title|desc)\b[^<>]*?(\/>|>[^<]*<\/\1>)/g, '')
  const count = drawing.match(/<(path|line|polyline|polygon|rect|circle|ellipse)\b/g)?.length ?? 0
  const open: { name: string; isKept: boolean; isDashed: boolean }[] = []
  let shapes = 0
  return drawing.replace(TAG, (_, slash: string, name: string, rest: string) => {
    if (slash) {
      open.pop()
      return `</${name}>`
    }
    const isRoot = open.length === 0
    const within = open.at(-1)
    const isKept = within?.isKept || /^(mask|clipPath|filter)$/.test(name)
    const isDashed = within?.isDashed || /\sstroke-dasharray="(?!none)/.test(rest)
    const attributes: string[] = isRoot ? rootAttributes(rest) : []
    for (const [, key = '', value = ''] of rest.matchAll(ATTRIBUTE)) {
      if (
        !NAME.test(key) ||
        OF_THE_PAGE.test(key) ||
        (isRoot && (OF_THE_SIZE.test(key) || key === 'viewBox'))
      )
        continue
      if (isDrawn && key === 'pathLength' && !isDashed) continue
      attributes.push(`${key}="${toValue(key, value, id, isThemed && !isKept)}"`)
    }
    if (isDrawn && SHAPE.test(name) && !isKept && !isDashed) {
      attributes.push(
        'pathLength="1"',
        `style="--at:${(shapes++ / Math.max(1, count)).toFixed(2)}"`,
      )
    }
    const isEmpty = rest.trimEnd().endsWith('/')
    if (!isEmpty) open.push({ name, isKept, isDashed })
    return `<${[name, ...attributes].join(' ')}${isEmpty ? '/' : ''}>`
  })
}

/** Adds a missing view box from the size, so that the SVG can scale. */
function rootAttributes(rest: string): string[] {
  const own = new Map([...rest.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]))
  const [width, height] = [own.get('width'), own.get('height')].map(size =>
    Number.parseFloat(size ?? ''),
  )
  const viewBox = own.get('viewBox') ?? (width && height ? `0 0 ${width} ${height}` : undefined)
  return [
    'class="svg-drawing"',
    'aria-hidden="true"',
    'focusable="false"',
    ...(viewBox ? [`viewBox="${viewBox}"`] : []),
  ]
}

function toValue(key: string, value: string, id: string, isThemed: boolean): string {
  if (key === 'id') return `${id}-${value}`
  if (/^(xlink:)?href$/.test(key)) return value.replace(/^#/, `#${id}-`)
  if (isThemed && COLORED.test(key) && !NO_COLOR.test(value.trim())) return 'currentColor'
  return value.replace(/url\(\s*(&quot;|&#39;|'|)#/g, (_, quote: string) => `url(${quote}#${id}-`)
}
