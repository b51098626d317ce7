import { decodeXml } from './entities.ts'

export interface XmlElement {
  /** Lowercase, without prefix. */
  name: string
  /** Lowercase; empty if missing. */
  prefix: string
  /** By lowercase name without prefix. */
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

/** Deeper elements are dropped. */
const MAX_DEPTH = 100
/** Elements beyond this limit are dropped. */
const MAX_ELEMENTS = 100_000

/** Open elements. */
interface Opened {
  elements: XmlElement[]
  /** Indexes in `elements` by name, innermost last. */
  places: Map<string, number[]>
  /** Number of elements so far. */
  count: number
}

/**
 * A lenient XML parser for captions and feeds. Ignores document types and custom entities; unclosed
 * elements end with their parent. Linear in time. Returns the root element; undefined if there is
 * none.
 */
export function parseXml(text: string): XmlElement | undefined {
  const root: XmlElement = { name: '', prefix: '', attributes: {}, children: [] }
  const open: Opened = { elements: [root], places: new Map(), count: 0 }
  let at = 0
  while (at < text.length && open.count < MAX_ELEMENTS) {
    const start = text.indexOf('<', at)
    const said = text.slice(at, start < 0 ? undefined : start)
    if (said) addText(open, decodeXml(said))
    if (start < 0) break
    at = readTag(text, start, open)
  }
  return root.children.find(child => typeof child !== 'string')
}

function addText({ elements }: Opened, text: string) {
  elements.at(-1)?.children.push(text)
}

function readTag(text: string, start: number, open: Opened): number {
  const behind = (end: string, from = start) => {
    const found = text.indexOf(end, from)
    return found < 0 ? text.length : found + end.length
  }
  if (text.startsWith('<!--', start)) return behind('-->', start + 4)
  if (text.startsWith('<![CDATA[', start)) {
    const end = behind(']]>')
    addText(open, text.slice(start + 9, end - 3))
    return end
  }
  if (text.startsWith('<?', start)) return behind('?>')
  if (text.startsWith('<!', start)) return endOfDoctype(text, start)
  const end = endOfTag(text, start)
  const inside = text.slice(start + 1, end - 1)
  if (inside.startsWith('/')) closeElement(open, nameOf(inside.slice(1).trim()).name)
  else openElement(open, inside)
  return end
}

function openElement(open: Opened, inside: string) {
  const isEmpty = inside.endsWith('/')
  const [, whole = ''] = /^([^\s/>]{1,100})/.exec(inside) ?? []
  if (!whole) return
  const { elements, places } = open
  open.count++
  const element = { ...nameOf(whole), attributes: attributesOf(inside), children: [] }
  if (elements.length <= MAX_DEPTH) elements.at(-1)?.children.push(element)
  if (isEmpty) return
  const known = places.get(element.name) ?? []
  places.set(element.name, known)
  known.push(elements.push(element) - 1)
}

/** Closes an element and its unclosed descendants. */
function closeElement({ elements, places }: Opened, name: string) {
  const at = places.get(name)?.at(-1)
  if (at === undefined) return
  while (elements.length > at) places.get(elements.pop()?.name ?? '')?.pop()
}

/** Index after the end of a tag, ignoring `>` in attribute values. */
function endOfTag(text: string, start: number): number {
  let quote = ''
  for (let at = start; at < text.length; at++) {
    const letter = text.charAt(at)
    if (quote) {
      if (letter === quote) quote = ''
    } else if (letter === '>') return at + 1
    else if (letter === '"' || letter === "'") quote = letter
  }
  return text.length + 1
}

/** A document type may contain declarations in square brackets. */
function endOfDoctype(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const letter = text.charAt(at)
    if (letter === '[') depth++
    else if (letter === ']') depth--
    else if (letter === '>' && depth <= 0) return at + 1
  }
  return text.length
}

// Match names only at their start, so that a long name is tried once.
const ATTRIBUTE = /(?<![^\s/"'])([^\s=/"'<>]{1,100})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g

function attributesOf(inside: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  if (!inside.includes('=')) return attributes
  for (const [, name = '', double, single] of inside.matchAll(ATTRIBUTE)) {
    attributes[nameOf(name).name] = decodeXml(double ?? single ?? '')
  }
  return attributes
}

function nameOf(whole: string): { name: string; prefix: string } {
  const colon = whole.lastIndexOf(':')
  return {
    name: whole.slice(colon + 1).toLowerCase(),
    prefix: whole.slice(0, Math.max(0, colon)).toLowerCase(),
  }
}
