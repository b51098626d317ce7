/** Part of a line: text or a link. */
export interface TextPart {
  text: string
  href?: string
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi
/** Punctuation that ends a sentence after a URL. */
const AFTER = '.,;:!?…)]}»”’*'

/** Splits plain text into paragraphs of lines and detects URLs. Blank lines separate paragraphs. */
export function toParagraphs(text: string): TextPart[][][] {
  return text
    .split(/\n{2,}/)
    .filter(paragraph => paragraph.trim() !== '')
    .map(paragraph => paragraph.split('\n').map(toParts))
}

function toParts(line: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, index } of line.matchAll(ADDRESS)) {
    const address = withoutEnd(found)
    if (!URL.canParse(address) || new URL(address).hostname === '') continue
    if (index > at) parts.push({ text: line.slice(at, index) })
    parts.push({ text: address, href: address })
    at = index + address.length
  }
  if (at < line.length || parts.length === 0) parts.push({ text: line.slice(at) })
  return parts
}

/** Parentheses belong to a URL that contains both: `…/Marble_(rock)`. */
function withoutEnd(address: string): string {
  const opens = address.includes('(')
  let end = address.length
  while (end > 0 && AFTER.includes(address[end - 1] ?? '')) {
    if (opens && address[end - 1] === ')') break
    end--
  }
  return address.slice(0, end)
}
