const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, char => entities[char] ?? char) : text
}

const decoded: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

/** Decodes one entity; unknown ones are returned unchanged. */
function decodeEntity(entity: string, decimal?: string, hex?: string): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
  return decoded[entity] ?? entity
}

/** Removes tags, or replaces them by `by`. Linear in time, even with unclosed tags. */
export function stripTags(html: string, by = ''): string {
  let text = ''
  for (let at = 0; ; ) {
    const start = html.indexOf('<', at)
    const end = start === -1 ? -1 : html.indexOf('>', start + 1)
    if (end === -1) return text + html.slice(at)
    text += html.slice(at, start) + by
    at = end + 1
  }
}

/** Text content of cleaned HTML on one line. */
export function htmlToText(html: string): string {
  return stripTags(html, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#(\d{1,7})|#x([\da-f]{1,6}));/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Removes a trailing character. A pattern such as `/x+$/` would take quadratic time. */
export function trimEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end--
  return text.slice(0, end)
}

/** Shortens a text at a word boundary; 0 means no limit. */
export function shorten(text: string, length: number): string {
  const whole = text.trim()
  if (length <= 0 || whole.length <= length) return whole
  const cut = whole.slice(0, length + 1)
  const space = cut.search(/\s\S*$/)
  // A single long word is cut, but never inside a character.
  const kept = space > 0 ? cut.slice(0, space) : [...cut].slice(0, -1).join('')
  return `${kept.replace(/[\s,.;:–-]+$/, '')}…`
}
