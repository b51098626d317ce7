/** Elements whose content is text, even if it contains tags (HTML §13.3). */
const RAW_TEXT = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes'])
/** Attribute values may contain `>`. */
const REST = /[^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>/y
const COMMENT = '<!--'
const COMMENT_END = '-->'
const [SPACE, SLASH, GREATER] = [32, 47, 62]

export interface TagVisitor {
  /** Offsets of `<` and behind `>`. */
  open(name: string, start: number, end: number): void
  close(name: string, start: number): void
  comment(start: number, end: number): void
}

/**
 * Visits the tags of serialized HTML in document order, in linear time. Serializers quote attribute
 * values and escape text, so quotes and `<` need no further context. Faster than a tokenizer for all
 * HTML, which would be a noticeable part of rendering a page.
 */
export function scanTags(html: string, { open, close, comment }: TagVisitor) {
  let end = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', end)) {
    const isClosing = html.charCodeAt(at + 1) === SLASH
    const nameAt = isClosing ? at + 2 : at + 1
    const nameEnd = endOfName(html, nameAt)
    if (nameEnd > nameAt) {
      REST.lastIndex = nameEnd
      if (!REST.test(html)) return
      end = REST.lastIndex
      const name = html.slice(nameAt, nameEnd)
      if (isClosing) close(name, at)
      else {
        open(name, at, end)
        if (RAW_TEXT.has(name)) end = Math.max(end, html.indexOf(`</${name}`, end))
      }
    } else if (html.startsWith(COMMENT, at)) {
      const endsAt = html.indexOf(COMMENT_END, at + COMMENT.length)
      if (endsAt < 0) return
      end = endsAt + COMMENT_END.length
      comment(at, end)
    } else end = at + 1
  }
}

/** A name begins with a letter and ends before white space, `/` or `>`. */
function endOfName(html: string, start: number): number {
  const first = html.charCodeAt(start) | SPACE
  if (!(first >= 97 && first <= 122)) return start
  let at = start + 1
  for (let code = html.charCodeAt(at); code > SPACE; code = html.charCodeAt(++at)) {
    if (code === SLASH || code === GREATER) break
  }
  return at
}
