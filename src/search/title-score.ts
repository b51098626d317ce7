import type { FoldedWord } from './words.ts'

/**
 * Ranks titles: equal to the query, starts with it, contains it, contains some of it. Uses
 * normalized words.
 */
export function titleScore(titleWords: string, words: readonly FoldedWord[], typed: string) {
  if (titleWords === typed) return 4
  if (titleWords.startsWith(`${typed} `)) return 3
  const title = titleWords.split(' ')
  const has = words.filter(({ word, stem }) =>
    title.some(one => one === stem || (word.length > 1 && one.startsWith(word))),
  ).length
  return has === words.length ? 2 : has / words.length
}
