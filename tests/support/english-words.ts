import type { Catalogue } from '#texts'

/** Words of English texts that differ in the other language. */
export function englishWords(
  catalogues: readonly Catalogue<never>[],
  language: 'de' | 'fr' | 'ar',
): string[] {
  const literals = (message: string) =>
    message
      .split(/\{\w+, \w+,|\{\w+\}|\b(?:yes|other|one) \{|[{}#]/)
      .map(wordsOf)
      .filter(part => /\p{L}{3}/u.test(part))
  return catalogues.flatMap((catalogue: Catalogue) => {
    const own = new Set(Object.values(catalogue[language] ?? {}).flatMap(literals))
    return Object.values(catalogue.en)
      .flatMap(literals)
      .filter(text => !own.has(text))
  })
}

/** The words that occur in a text. */
export const findWords = (text: string, words: readonly string[]): string[] =>
  words.filter(one => ` ${wordsOf(text)} `.includes(` ${one} `))

/** Words only, for comparison. */
const wordsOf = (text: string) => text.replace(/[^\p{L}]+/gu, ' ').trim()
