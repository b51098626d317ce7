/** Letters of other scripts that resemble Latin letters (excerpt of Unicode UTS #39, confusables.txt). */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ѐ: 'e',
  ё: 'e',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  ц: 'u',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  ү: 'y',
  ѡ: 'w',
  п: 'n',
  ո: 'n',
  ս: 'u',
  օ: 'o',
  ց: 'g',
  հ: 'h',
  յ: 'j',
  զ: 'q',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  γ: 'y',
  // Rare Latin letters
  ɑ: 'a',
  ɡ: 'g',
  ı: 'i',
  ɩ: 'i',
  ʟ: 'l',
  ɴ: 'n',
  ᴏ: 'o',
  ꜱ: 's',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ᴀ: 'a',
  ᴅ: 'd',
  ᴇ: 'e',
  ᴍ: 'm',
}

/**
 * Replaces look-alike letters by the Latin letters they resemble, and compatibility forms such as
 * full-width letters by plain ones.
 */
export function toSkeleton(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase()
  return Array.from(plain, letter => LOOK_ALIKES[letter] ?? letter).join('')
}

const isAscii = (text: string) => !/[^\p{ASCII}]/u.test(text)
const LATIN = /\p{Script=Latin}/u
/** Scripts with letters that resemble Latin ones. */
const CONFUSED = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u

/**
 * Whether a domain can be mistaken for another: a label mixes Latin with a similar script, or
 * consists only of letters that resemble Latin ones. Labels in one other script, such as `пример`,
 * are allowed.
 */
export function isLookAlikeDomain(domain: string): boolean {
  return domain.split('.').some(label => {
    if (isAscii(label)) return false
    return (LATIN.test(label) && CONFUSED.test(label)) || isAscii(toSkeleton(label))
  })
}
