const TAG = /<(\/?)([A-Za-z]+)([^<>]*)>/g
/** A whole one, whatever its name: a part of a name or of a value is no attribute. */
const ATTRIBUTE = /\s([^\s"'<>/=]+)="([^"]*)"/g
const NAME = /^[A-Za-z][\w:.-]*$/

/** What would mean something to the page: its styles, its scripts, its readers. */
const OF_THE_PAGE =
  /^(on.*|class|style|data-.*|aria-.*|role|tabindex|xmlns(:.*)?|xml:.*|is|slot|part)$/i
/** Sizes of the whole: its place says how large it is. */
const OF_THE_SIZE = /^(width|height|x|y|overflow|version|baseProfile|enable-background)$/
const COLOURED = /^(fill|stroke|stop-color|color)$/
const NO_COLOUR = /^(none|transparent|inherit|currentcolor|context-\w+|url\(.*)$/i
const SHAPE = /^(path|line|polyline|polygon|rect|circle|ellipse)$/

interface Options {
  /** Unique on the page: ids of the drawing begin with it. */
  id: string
  /** All colors become that of the text. What masks and patterns are made of stays. */
  isThemed: boolean
  /** Lines can be drawn one after another. */
  isDrawn: boolean
}

/** A cleaned drawing as a part of a page: nothing in it meets another's ids, or what the page's own elements are found by. */
export function toInlineSvg(markup: string, { id, isThemed, isDrawn }: Options): string {
  const start = markup.indexOf('<svg')
  const end = markup.lastIndexOf('</svg>')
  if (start < 0 || end < start) return ''
  // Words for readers of the file; the page has its own.
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

/** A drawing without a box of its own has that of its size, or it could not be made larger or smaller. */
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
  if (isThemed && COLOURED.test(key) && !NO_COLOUR.test(value.trim())) return 'currentColor'
  return value.replace(/url\(\s*(&quot;|&#39;|'|)#/g, (_, quote: string) => `url(${quote}#${id}-`)
}
