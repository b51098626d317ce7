const WORDS_PER_MINUTE = 220
/** Of scripts that put no space between words; two of their signs take about as long as a word. */
const SIGNS_PER_WORD = 2.2
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu
const WORD = /[\p{L}\p{N}]+/gu

/** How many minutes it takes to read a text, rounded up; 0 of none. */
export function lengthOfReading(text: string): number {
  const signs = text.match(SIGN)?.length ?? 0
  const words = text.replace(SIGN, ' ').match(WORD)?.length ?? 0
  return Math.ceil((words + signs / SIGNS_PER_WORD) / WORDS_PER_MINUTE)
}
