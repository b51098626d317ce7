/** Converts Arabic-Indic and Persian digits and decimal separators to ASCII. */
export function toPlainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', '.')
}
