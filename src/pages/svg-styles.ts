import postcss, { type Container } from 'postcss'

/** CSS properties that are also SVG attributes (SVG 2 §6.6). */
const PRESENTATION = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'opacity', 'color', 'display', 'visibility', 'stop-color'],
  ...['stop-opacity', 'clip-path', 'clip-rule', 'mask', 'filter', 'flood-color', 'flood-opacity'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing'],
  ...['word-spacing', 'text-decoration', 'dominant-baseline', 'marker-start', 'marker-mid'],
  ...['mask-type', 'color-interpolation-filters', 'shape-rendering', 'baseline-shift'],
  ...['alignment-baseline', 'writing-mode', 'font-variant', 'font-stretch', 'overflow'],
  ...['marker-end', 'paint-order', 'mix-blend-mode', 'isolation', 'transform', 'vector-effect'],
])
const MAX_CSS = 200_000
const MAX_RULES = 2000

type Declarations = Record<string, string>

/**
 * Rules of an SVG's style sheets by simple selector, as written by drawing programs: `.name`,
 * `#name` or `name`.
 */
export type SvgRules = ReadonlyMap<string, Declarations>

/** Parses the style sheets of an SVG. Ignores selectors other than a single class, id or element. */
export function readSvgRules(svg: string): SvgRules {
  const rules = new Map<string, Declarations>()
  for (const css of styleSheetsOf(svg)) {
    for (const [selector, declarations] of rulesOf(css)) {
      if (rules.size >= MAX_RULES && !rules.has(selector)) return rules
      rules.set(selector, { ...rules.get(selector), ...declarations })
    }
  }
  return rules
}

/** Attributes of an element with its styles applied, which take precedence (CSS Cascading §6.4.4). */
export function withSvgStyles(
  tag: string,
  attributes: Record<string, string>,
  rules: SvgRules,
): Record<string, string> {
  const classes = (attributes.class ?? '').split(/\s+/).filter(Boolean).slice(0, 20)
  const selectors = [tag, ...classes.map(name => `.${name}`), `#${attributes.id ?? ''}`]
  const styled: Declarations[] = selectors.map(selector => rules.get(selector) ?? {})
  if (attributes.style) styled.push(declarationsOf(attributes.style))
  return Object.assign({}, attributes, ...styled)
}

function* styleSheetsOf(svg: string): Generator<string> {
  let left = MAX_CSS
  for (let at = 0; left > 0; ) {
    const start = svg.indexOf('<style', at)
    const open = start < 0 ? -1 : svg.indexOf('>', start)
    const end = open < 0 ? -1 : svg.indexOf('</style', open)
    if (end < 0) return
    const css = svg.slice(open + 1, Math.min(end, open + 1 + left))
    left -= css.length
    at = end
    yield css.replaceAll('<![CDATA[', '').replaceAll(']]>', '')
  }
}

function* rulesOf(css: string): Generator<[string, Declarations]> {
  for (const node of parse(css)?.nodes ?? []) {
    if (node.type !== 'rule') continue
    const declarations = toDeclarations(node)
    for (const selector of node.selectors.slice(0, 200)) {
      if (/^[.#]?[A-Za-z_][\w-]{0,100}$/.test(selector)) yield [selector, declarations]
    }
  }
}

function declarationsOf(style: string): Declarations {
  const rule = parse(`a{${style.slice(0, 5000)}}`)?.first
  return rule?.type === 'rule' ? toDeclarations(rule) : {}
}

function parse(css: string) {
  try {
    return postcss.parse(css)
  } catch {
    return undefined
  }
}

function toDeclarations(rule: Container): Declarations {
  const declarations: Declarations = {}
  for (const node of rule.nodes ?? []) {
    if (node.type === 'decl' && PRESENTATION.has(node.prop.toLowerCase())) {
      declarations[node.prop.toLowerCase()] = node.value.trim()
    }
  }
  return declarations
}
