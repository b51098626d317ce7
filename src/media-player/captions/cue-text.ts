import { decodeHtml } from '#base'

type Tag = 'c' | 'i' | 'b' | 'u' | 'ruby' | 'rt' | 'v' | 'lang'

/** Parsed cue text: text, timestamps in seconds, and spans (WebVTT §6.4). */
export type CueNode =
  | { kind: 'text'; text: string }
  | { kind: 'moment'; seconds: number }
  | { kind: 'span'; tag: Tag; classes: string[]; annotation: string; children: CueNode[] }

type Span = Extract<CueNode, { kind: 'span' }>

const TAGS: readonly string[] = ['c', 'i', 'b', 'u', 'ruby', 'rt', 'v', 'lang']
/** Deeper nodes are attached as text to the deepest allowed one. */
const MAX_DEPTH = 50
/** Spans with an annotation: speaker or language. */
const ANNOTATED = /^(?:v|lang)$/
/** Elements whose content is never displayed. */
const UNSPOKEN = /^(?:script|style)$/i

/** Parses cue text as the standard does: unknown tags are ignored, unclosed ones end with the cue. */
export function parseCueText(text: string): CueNode[] {
  const root: CueNode[] = []
  const open: Span[] = []
  const add = (node: CueNode) => (open.at(-1)?.children ?? root).push(node)
  let at = 0
  while (at < text.length) {
    const start = text.indexOf('<', at)
    if (start !== at) {
      add({ kind: 'text', text: decodeHtml(text.slice(at, start < 0 ? undefined : start)) })
      if (start < 0) break
    }
    const close = text.indexOf('>', start)
    const end = close < 0 ? text.length : close
    const inside = text.slice(start + 1, end)
    at = end + 1
    if (inside.startsWith('/')) closeSpan(open, inside.slice(1))
    else if (/^\d/.test(inside)) {
      const seconds = toSeconds(inside)
      if (seconds !== undefined) add({ kind: 'moment', seconds })
    } else {
      const [, named = '', annotation = ''] = /^([^ \t\n\f]*)([\s\S]*)$/.exec(inside) ?? []
      const [tag = '', ...classes] = named.split('.')
      if (UNSPOKEN.test(tag)) at = endOf(text, tag, at)
      else if (isAllowed(tag, open)) {
        const span: Span = {
          kind: 'span',
          tag: tag as Tag,
          classes: classes.filter(name => name !== ''),
          annotation: ANNOTATED.test(tag) ? toAnnotation(annotation) : '',
          children: [],
        }
        add(span)
        open.push(span)
      }
    }
  }
  return root
}

const toAnnotation = (text: string) =>
  decodeHtml(text)
    .replaceAll(/[ \t\n\f]+/g, ' ')
    .replaceAll(/^ | $/g, '')

function isAllowed(tag: string, open: readonly Span[]): boolean {
  if (!TAGS.includes(tag) || open.length >= MAX_DEPTH) return false
  return tag !== 'rt' || open.at(-1)?.tag === 'ruby'
}

function closeSpan(open: Span[], tag: string) {
  if (open.at(-1)?.tag === tag) open.pop()
  // Closing `<ruby>` also closes an open `<rt>`.
  else if (tag === 'ruby' && open.at(-1)?.tag === 'rt') open.splice(-2)
}

/** Index after the closing tag of an element whose content is skipped. */
function endOf(text: string, tag: string, from: number): number {
  const end = new RegExp(`</${tag}`, 'gi')
  end.lastIndex = from
  const close = end.test(text) ? text.indexOf('>', end.lastIndex) : -1
  return close < 0 ? text.length : close + 1
}

const TIME = /^(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})$/

/** Parses a WebVTT timestamp into seconds (§6.3). The hours may have any number of digits. */
export function toSeconds(text: string): number | undefined {
  const match = TIME.exec(text)
  if (!match) return undefined
  const [hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = match
    .slice(1)
    .map(part => Number(part ?? 0))
  return hours * 3600 + minutes * 60 + seconds + milliseconds / 1000
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Serializes parsed cue text. Contains only what the parser understood. */
export function writeCueText(nodes: readonly CueNode[]): string {
  return nodes
    .map(node => {
      if (node.kind === 'text') return escapeText(node.text)
      if (node.kind === 'moment') return `<${formatCueTime(node.seconds)}>`
      const name = [node.tag, ...node.classes].join('.')
      const annotation = node.annotation && ` ${escapeText(node.annotation)}`
      return `<${name}${annotation}>${writeCueText(node.children)}</${node.tag}>`
    })
    .join('')
}

/** Formats seconds as `01:02:03.004`. */
export function formatCueTime(seconds: number): string {
  const whole = Math.round(seconds * 1000)
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  const hours = part(Math.floor(whole / 3_600_000), 2)
  const minutes = part(Math.floor(whole / 60_000) % 60, 2)
  return `${hours}:${minutes}:${part(Math.floor(whole / 1000) % 60, 2)}.${part(whole % 1000, 3)}`
}

/** Spoken text of a cue. Ruby annotations follow their base text in parentheses. */
export function plainCueText(nodes: readonly CueNode[]): string {
  return nodes
    .map(node => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'moment') return ''
      const inside = plainCueText(node.children)
      return node.tag === 'rt' ? ` (${inside})` : inside
    })
    .join('')
}

/** The first speaker named in a cue; empty if there is none. */
export function voiceOf(nodes: readonly CueNode[]): string {
  for (const node of nodes) {
    if (node.kind !== 'span') continue
    const voice = node.tag === 'v' ? node.annotation : voiceOf(node.children)
    if (voice) return voice
  }
  return ''
}
