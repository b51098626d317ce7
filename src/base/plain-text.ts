/** Text that every database and page can hold: well-formed, composed, without control characters. */
export function plainText(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
  )
}

/** Words as they are looked for: plain lower-case letters and digits. */
export function normalizeForSearch(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
