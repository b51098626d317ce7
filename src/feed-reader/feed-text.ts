import { decodeHtml, plainText } from '#base'

/** As much of a text is looked at. */
const MAX_SOURCE = 20_000
const MAX_TAG = 2000
const TAG = /^<(?:(\/?)([a-z][a-z\d]{0,20}(?:[:-][\w:-]{0,40})?)(?=[\s/>])|[!?])/i
/** As far as a tag's name is looked for. */
const TAG_HEAD = 70
/** `List<String>` is a text. */
const KNOWN =
  /^(?:a|abbr|acronym|address|area|article|aside|audio|b|base|bdi|bdo|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|dd|del|details|dfn|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|math|menu|meta|nav|nobr|noscript|object|ol|option|p|param|picture|pre|q|rp|rt|ruby|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|.*[:-].*)$/i
const SILENT = /^(?:script|style|template|iframe|svg|math|object|select|textarea)$/i
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|tt|u|var|wbr)$/i

/** What such an element holds is no text. */
export const isSilent = (name: string) => SILENT.test(name)
/** What stands on both sides of its tags is one word. */
export const isInline = (name: string) => INLINE.test(name)

/** The text of HTML that nobody has cleaned, in one line; in linear time. */
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
    // Of a sum, or of a heart.
    if (!isTag) text += '<'
    else if (!isInline(name)) text += ' '
    if (!isTag) at = start + 1
    else if (isSilent(name) && !slash) at = endOfElement(source, start, name)
    else at = endOfTag(source, start)
  }
  return toLine(decodeHtml(text))
}

/** Plain text in one line, as every database and page can hold it. */
export const toLine = (text: string): string =>
  plainText(text.slice(0, MAX_SOURCE)).replace(/\s+/g, ' ').trim()

/** So many characters at most, and none of them cut. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : [...text.slice(0, 2 * length)].slice(0, length).join('')

/** A sign `>` may stand in an attribute. */
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

const ISO =
  /^\s{0,20}(\d{4}-\d\d-\d\d)(?:[Tt ]\s{0,5}(\d\d:\d\d(?::\d\d)?)(?:[.,]\d{1,9})?\s{0,5}(Z|z|[+-]\d\d:?\d\d)?)?/
const RFC_822 =
  /^\s{0,20}(?:[a-z]{2,10}(?:[,.]\s{0,5}|\s{1,5}))?(\d{1,2})[\s-]{1,5}([a-z]{3})[a-z]{0,9}[\s-]{1,5}(\d{4}|\d\d)\s{1,5}(\d{1,2}:\d\d(?::\d\d)?)\s{0,5}(?:(?:gmt|utc)?([+-]\d{1,2}(?::?\d\d)?)|([a-z]{1,5}))?/i
/** Abbreviations of time zones that feeds write (RFC 822 knows only those of the United States). */
const ZONES: Record<string, string> = {
  est: '-0500',
  edt: '-0400',
  cst: '-0600',
  cdt: '-0500',
  mst: '-0700',
  mdt: '-0600',
  pst: '-0800',
  pdt: '-0700',
  akst: '-0900',
  akdt: '-0800',
  hst: '-1000',
  ast: '-0400',
  adt: '-0300',
  brt: '-0300',
  art: '-0300',
  wet: '+0000',
  west: '+0100',
  bst: '+0100',
  cet: '+0100',
  cest: '+0200',
  met: '+0100',
  mest: '+0200',
  mez: '+0100',
  mesz: '+0200',
  eet: '+0200',
  eest: '+0300',
  trt: '+0300',
  msk: '+0300',
  ist: '+0530',
  pkt: '+0500',
  ict: '+0700',
  wib: '+0700',
  hkt: '+0800',
  sgt: '+0800',
  awst: '+0800',
  jst: '+0900',
  kst: '+0900',
  acst: '+0930',
  acdt: '+1030',
  aest: '+1000',
  aedt: '+1100',
  nzst: '+1200',
  nzdt: '+1300',
}

/** A date as feeds write it (RFC 822 and ISO 8601, with what is common besides); undefined for what is none. */
export function readFeedDate(said: string): number | undefined {
  const [, day, time = '00:00', zone = 'Z'] = ISO.exec(said) ?? []
  if (day) {
    return toMoment(`${day}T${time}${zone.toUpperCase().replace(/(\d\d):?(\d\d)$/, '$1:$2')}`)
  }
  const [, date, month, year = '', clock = '', offsetOf, named = ''] = RFC_822.exec(said) ?? []
  if (!date) return undefined
  const offset = offsetOf ? toOffset(offsetOf) : (ZONES[named.toLowerCase()] ?? '+0000')
  const whole = year.length === 2 ? `${Number(year) < 70 ? '20' : '19'}${year}` : year
  return toMoment(`${date} ${month} ${whole} ${clock} ${offset}`)
}

/** `+2`, `+0200` and `+02:00` as `+0200`. */
function toOffset(text: string): string {
  const digits = text.slice(1).replace(':', '')
  return text[0] + (digits.length <= 2 ? `${digits.padStart(2, '0')}00` : digits.padStart(4, '0'))
}

function toMoment(text: string): number | undefined {
  const at = Date.parse(text)
  return Number.isFinite(at) && at > 0 ? at : undefined
}

const MAX_ADDRESS = 2000

/** An address by http(s), from wherever it was said; undefined for every other. */
export function readAddress(said: string, base?: string): string | undefined {
  const trimmed = said.trim()
  if (!trimmed || trimmed.length > MAX_ADDRESS) return undefined
  const url = URL.parse(trimmed, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return url.href.length > MAX_ADDRESS ? undefined : url.href
}

/** A name alone: addresses of people do not stand on pages. `anna@a.example (Anna Berg)` is how RSS writes both. */
export function readName(said: string): string {
  const [, inBrackets] = /@[^()]{1,200}\(([^()]{1,200})\)/.exec(said.slice(0, 500)) ?? []
  const name = toLine(inBrackets ?? said)
  return name.includes('@') ? '' : cut(name, 100)
}

/** A tag of a language, as far as HTML takes it. */
export const readLanguage = (said: string): string =>
  /^\s{0,5}([a-z]{2,3}(?:-[a-z\d]{2,8}){0,3})\s{0,5}$/i.exec(said.slice(0, 60))?.[1] ?? ''
