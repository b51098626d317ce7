import { decodeXml } from './entities.ts'

export interface XmlElement {
  /** Without its prefix, in small letters. */
  name: string
  /** By names without prefixes, in small letters. */
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

/** Deeper elements are left out, with what they hold. */
const MAX_DEPTH = 100

/**
 * The elements of an XML text, forgiving as far as captions need it: no document type is read and no entity of its own made, what
 * is not closed ends with what holds it. Answers the outermost element; undefined without one.
 */
export function parseXml(text: string): XmlElement | undefined {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let at = 0
  while (at < text.length) {
    const start = text.indexOf('<', at)
    const said = text.slice(at, start < 0 ? undefined : start)
    if (said) open.at(-1)?.children.push(decodeXml(said))
    if (start < 0) break
    at = readTag(text, start, open)
  }
  return root.children.find(child => typeof child !== 'string')
}

function readTag(text: string, start: number, open: XmlElement[]): number {
  const behind = (end: string, from = start) => {
    const found = text.indexOf(end, from)
    return found < 0 ? text.length : found + end.length
  }
  if (text.startsWith('<!--', start)) return behind('-->', start + 4)
  if (text.startsWith('<![CDATA[', start)) {
    const end = behind(']]>')
    open.at(-1)?.children.push(text.slice(start + 9, end - 3))
    return end
  }
  if (text.startsWith('<?', start)) return behind('?>')
  if (text.startsWith('<!', start)) return endOfDoctype(text, start)
  const end = endOfTag(text, start)
  const inside = text.slice(start + 1, end - 1)
  if (inside.startsWith('/')) closeElement(open, localName(inside.slice(1).trim()))
  else openElement(open, inside)
  return end
}

function openElement(open: XmlElement[], inside: string) {
  const isEmpty = inside.endsWith('/')
  const [, name = ''] = /^([^\s/>]{1,100})/.exec(inside) ?? []
  if (!name) return
  const element = { name: localName(name), attributes: attributesOf(inside), children: [] }
  if (open.length <= MAX_DEPTH) open.at(-1)?.children.push(element)
  if (!isEmpty) open.push(element)
}

function closeElement(open: XmlElement[], name: string) {
  const at = open.findLastIndex(element => element.name === name)
  if (at > 0) open.length = at
}

/** Behind a tag's end; one that stands in an attribute is none. */
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

/** A document type may hold declarations of its own in square brackets. */
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

const ATTRIBUTE = /([^\s=/"'<>]{1,100})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g

function attributesOf(inside: string): Record<string, string> {
  const found = [...inside.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single]) =>
      [localName(name), decodeXml(double ?? single ?? '')] as const,
  )
  return Object.fromEntries(found)
}

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase()
