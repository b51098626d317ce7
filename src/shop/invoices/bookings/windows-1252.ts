/** Characters of Windows-1252 from 0x80 to 0x9f; unused codes are spaces. */
const SPECIAL = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Encodes a text; characters that the encoding lacks lose their accents or become `?`. */
export function toWindows1252(text: string): Buffer {
  return Buffer.from([...text.normalize('NFC')].map(toByte))
}

function toByte(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  const special = character === ' ' ? -1 : SPECIAL.indexOf(character)
  if (special >= 0) return 0x80 + special
  const [base = ''] = character.normalize('NFD')
  return base !== character && base.charCodeAt(0) < 0x80 ? base.charCodeAt(0) : 0x3f
}
