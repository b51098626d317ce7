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
