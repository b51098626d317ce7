/** Text safe for databases and pages: well-formed, NFC, without control characters. */
export function plainText(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
  )
}

/** A single line without repeated spaces. */
export const cleanLine = (text: string, maxLength: number): string =>
  plainText(text).replace(/\s+/g, ' ').trim().slice(0, maxLength)

/** Paragraphs with at most one blank line between them. */
export const cleanParagraphs = (text: string, maxLength: number): string =>
  plainText(text)
    .split(/\r\n?|\n/)
    .map(line => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, maxLength)

/** European letters without a Unicode decomposition, as typed on a plain keyboard. */
const FOLDED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ə: 'e',
  ƒ: 'f',
}
const UNDECOMPOSED = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'gu')

/** Accents and invisible characters within words, such as soft hyphens. Zero-width spaces separate words. */
const UNHEARD = /(?!\u200b)[\p{M}\p{Cf}]/gu

/** Words in the form in which they are searched for: plain lower-case letters and digits. */
export function normalizeForSearch(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(UNHEARD, '')
    .toLowerCase()
    .replace(UNDECOMPOSED, letter => FOLDED[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
