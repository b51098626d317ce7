const WORDS_PER_MINUTE = 220
/** For scripts without spaces between words: characters read in the time of one word. */
const SIGNS_PER_WORD = 2.2
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu
const WORD = /[\p{L}\p{N}]+/gu

/** Reading time in minutes, rounded up; 0 for an empty text. */
export function lengthOfReading(text: string): number {
  const signs = text.match(SIGN)?.length ?? 0
  const words = text.replace(SIGN, ' ').match(WORD)?.length ?? 0
  return Math.ceil((words + signs / SIGNS_PER_WORD) / WORDS_PER_MINUTE)
}
