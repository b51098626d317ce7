import { type DefaultTreeAdapterTypes, html, parse, serialize } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/**
 * Whether an element could execute code: event handler, script URL, or embedded document. Also runs
 * in browsers, so it must be self-contained.
 */
export function isDangerous(name: string, attributes: [name: string, value: string][]): boolean {
  if (/^(iframe|frame|object|embed|base|applet|portal)$/.test(name)) return true
  const given = Object.fromEntries(attributes)
  if (name === 'meta' && /refresh/i.test(given['http-equiv'] ?? '')) return true
  if (name === 'script') {
    const isData = /json/.test(given.type ?? '')
    if (!isData && !/^\/(assets|staff)\//.test(given.src ?? '')) return true
  }
  return attributes.some(([attribute, value]) => {
    if (/^(value|content|alt|title|placeholder|aria-label)$/.test(attribute)) return false
    const plain = value.replace(/[\s\p{Cc}]/gu, '')
    if (/^on/i.test(attribute) || attribute === 'srcdoc') return true
    if (/^(javascript|vbscript|data:text\/html)/i.test(plain)) return true
    return attribute === 'style' && /url\(|expression|import/i.test(value)
  })
}

/**
 * Markup that could execute or load external resources, parsed like a browser. Serialized and
 * parsed twice, because markup can change its meaning (mutation XSS).
 */
export function findDangerousMarkup(markup: string, origin = 'http://127.0.0.1:3000'): string[] {
  const found: string[] = []
  for (const scriptingEnabled of [true, false]) {
    const once = parse(markup, { scriptingEnabled })
    const again = parse(serialize(once), { scriptingEnabled })
    for (const tree of [once, again]) {
      for (const element of elementsOf(tree)) {
        const attributes = element.attrs.map(one => [one.name, one.value] as [string, string])
        const isBad = isDangerous(element.tagName, attributes) || loadsElsewhere(element, origin)
        if (isBad) found.push(shown(element))
      }
    }
  }
  return [...new Set(found)]
}

/** Text of elements by id prefix. */
export function textsById(markup: string, prefix: string): string[] {
  const named = elementsOf(parse(markup)).filter(element =>
    element.attrs.some(({ name, value }) => name === 'id' && value.startsWith(prefix)),
  )
  return named.map(textOf)
}

/** Values of form controls by name. */
export function valuesByName(markup: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const element of elementsOf(parse(markup))) {
    const given = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
    if (!given.name) continue
    values.set(given.name, element.tagName === 'textarea' ? textOf(element) : (given.value ?? ''))
  }
  return values
}

export function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  const inside = 'content' in node ? [node.content, ...children] : children
  const below = inside.flatMap(elementsOf)
  return 'tagName' in node ? [node, ...below] : below
}

const LOADING = [
  'src',
  'srcset',
  'poster',
  'background',
  'data',
  'ping',
  'formaction',
  'xlink:href',
]

/** Whether it loads from another host without interaction. */
function loadsElsewhere(element: Element, origin: string): boolean {
  const { tagName, namespaceURI, attrs } = element
  if (tagName === 'style' && /@import|url\(\s*["']?(\w+:)?\/\//i.test(textOf(element))) return true
  return attrs.some(({ name, value }) => {
    const isLink = name === 'href' && (tagName === 'link' || namespaceURI !== html.NS.HTML)
    if (!isLink && !LOADING.includes(name)) return false
    const candidates = value.split(/,\s/).map(one => one.trim().split(/\s/)[0] ?? '')
    const addresses = name === 'srcset' ? candidates : [value]
    return addresses.some(one => URL.parse(one, origin)?.origin !== origin)
  })
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function shown(element: Element): string {
  const attributes = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('')
  return `<${element.tagName}${attributes}>`.slice(0, 200)
}
