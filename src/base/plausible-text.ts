/** Punctuation around words, and apostrophes and hyphens within them, which prove nothing. */
const PUNCTUATION = /[\p{P}\p{Zs}\p{Sc}©®™°²³¹½¼¾§ªº]/u
const WITHIN_WORDS = /[’‘'·‑–-]/
/** Half-width letters, and what no text has. */
const ODD = /[\uff61-\uff9f\ufffd\p{Co}\p{Cn}\p{Cc}]/u

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Scores how much a text looks like words, from -1 to 1: accented letters are inside words, capitals at
 * their start, and symbols outside. Text in a wrong encoding breaks these rules. ASCII text is plausible.
 */
export function plausibilityOf(text: string): number {
  let good = 0
  let bad = 0
  for (const [word] of text.matchAll(/[^\s\x21-\x26\x28-\x2c\x2e-\x40[-`{-\x7e]+/g)) {
    if (!/\P{ASCII}/u.test(word)) continue
    const letters = [...word]
    const isCapital = letters.every(one => !/\p{Ll}/u.test(one))
    for (const [index, one] of letters.entries()) {
      if (/\p{ASCII}/u.test(one)) continue
      const [before = '', after = ''] = [letters[index - 1], letters[index + 1]]
      const isWithin = /\p{L}/u.test(before) && /\p{L}/u.test(after)
      if (ODD.test(one)) bad++
      else if (PUNCTUATION.test(one)) bad += isWithin && !WITHIN_WORDS.test(one) ? 1 : 0
      else if (!/[\p{L}\p{M}]/u.test(one)) bad++
      else if (/\p{Lu}/u.test(one) && !isCapital && /\p{L}/u.test(before)) bad++
      else if (/\p{Ll}/u.test(one) && /\p{Lu}/u.test(after)) bad++
      else if (IDEOGRAPH.test(one) && /[a-z]/.test(before) && /[a-z]/.test(after)) bad++
      else if (isForeign(one, before)) bad++
      else good++
    }
  }
  return good + bad === 0 ? 1 : (good - bad) / (good + bad)
}

/** Letters of different alphabets do not stand side by side. */
const isForeign = (one: string, before: string) =>
  /\p{L}/u.test(before) &&
  /\p{Script=Latin}/u.test(one) !== /\p{Script=Latin}/u.test(before) &&
  ![one, before].some(letter => IDEOGRAPH.test(letter))
