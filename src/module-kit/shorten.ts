/** A text of so many characters at most, ended between two words; 0 leaves it whole. */
export function shorten(text: string, length: number): string {
  const whole = text.trim()
  if (length <= 0 || whole.length <= length) return whole
  const cut = whole.slice(0, length + 1)
  const space = cut.search(/\s\S*$/)
  // One endless word is cut where it must be, but never within a character.
  const kept = space > 0 ? cut.slice(0, space) : [...cut].slice(0, -1).join('')
  return `${kept.replace(/[\s,.;:–-]+$/, '')}…`
}
