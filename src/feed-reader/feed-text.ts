import { decodeHtml, plainText } from '#base'

/** Maximum characters read of a text. */
const MAX_SOURCE = 20_000
const MAX_TAG = 2000
const TAG = /^<(?:(\/?)([a-z][a-z\d]{0,20}(?:[:-][\w:-]{0,40})?)(?=[\s/>])|[!?])/i
/** Maximum length of a tag's start in which its name is searched. */
const TAG_HEAD = 70
/** Known elements only, so that `List<String>` stays text. */
const KNOWN =
  /^(?:a|abbr|acronym|address|area|article|aside|audio|b|base|bdi|bdo|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|dd|del|details|dfn|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|math|menu|meta|nav|nobr|noscript|object|ol|option|p|param|picture|pre|q|rp|rt|ruby|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|.*[:-].*)$/i
const SILENT = /^(?:script|style|template|iframe|svg|math|object|select|textarea)$/i
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|tt|u|var|wbr)$/i

/** Elements whose content is not text. */
export const isSilent = (name: string) => SILENT.test(name)
/** Elements that do not separate words. */
export const isInline = (name: string) => INLINE.test(name)

/** Text content of untrusted HTML on one line. Linear in time. */
export function textOfHtml(html: string): string {
  const source = html.slice(0, MAX_SOURCE)
  let text = ''
  for (let at = 0; at < source.length; ) {
    const start = source.indexOf('<', at)
    if (start < 0) return toLine(decodeHtml(text + source.slice(at)))
    text += source.slice(at, start)
    const tag = TAG.exec(source.slice(start, start + TAG_HEAD))
    const [, slash = '', name = ''] = tag ?? []
    const isTag = tag !== null && (name === '' || KNOWN.test(name))
    // A literal `<`, as in formulas or `<3`.
    if (!isTag) text += '<'
    else if (!isInline(name)) text += ' '
    if (!isTag) at = start + 1
    else if (isSilent(name) && !slash) at = endOfElement(source, start, name)
    else at = endOfTag(source, start)
  }
  return toLine(decodeHtml(text))
}

/** Plain text on one line, safe for databases and pages. */
export const toLine = (text: string): string =>
  plainText(text.slice(0, MAX_SOURCE)).replace(/\s+/g, ' ').trim()

/** Truncates without splitting a character. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : [...text.slice(0, 2 * length)].slice(0, length).join('')

/** Attribute values may contain `>`. */
function endOfTag(source: string, start: number): number {
  if (source.startsWith('<!--', start)) {
    const end = source.indexOf('-->', start + 4)
    return end < 0 ? source.length : end + 3
  }
  let quote = ''
  for (let at = start; at < Math.min(source.length, start + MAX_TAG); at++) {
    const letter = source.charAt(at)
    if (quote) {
      if (letter === quote) quote = ''
    } else if (letter === '>') return at + 1
    else if (letter === '"' || letter === "'") quote = letter
  }
  const plain = source.indexOf('>', start)
  return plain < 0 ? source.length : plain + 1
}

function endOfElement(source: string, start: number, name: string): number {
  const end = new RegExp(`</${name}\\b`, 'gi')
  end.lastIndex = start
  const found = end.exec(source)
  return found ? endOfTag(source, found.index) : source.length
}

const MAX_ADDRESS = 2000

/** Resolves an http(s) URL; undefined for other schemes. */
export function readAddress(said: string, base?: string): string | undefined {
  const trimmed = said.trim()
  if (!trimmed || trimmed.length > MAX_ADDRESS) return undefined
  const url = URL.parse(trimmed, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return url.href.length > MAX_ADDRESS ? undefined : url.href
}

/** Name of an author without the email address. RSS writes `anna@a.example (Anna Berg)`. */
export function readName(said: string): string {
  const [, inBrackets] = /@[^()]{1,200}\(([^()]{1,200})\)/.exec(said.slice(0, 500)) ?? []
  const name = toLine(inBrackets ?? said)
  return name.includes('@') ? '' : cut(name, 100)
}

/** Language tag in a form that HTML accepts. */
export const readLanguage = (said: string): string =>
  /^\s{0,5}([a-z]{2,3}(?:-[a-z\d]{2,8}){0,3})\s{0,5}$/i.exec(said.slice(0, 60))?.[1] ?? ''
