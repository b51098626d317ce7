import { createMemo } from '#base'

/** Enough numbers to meet every plural form of the languages that there are. */
const SAMPLES = Array.from({ length: 120 }, (_, number) => number)

/** For each plural form of a language (CLDR) a number that has it. */
const samplesOf = createMemo(locale => {
  const rules = new Intl.PluralRules(locale)
  return new Map(SAMPLES.map(number => [rules.select(number), number]))
})

/** What the count is called in each plural form, for the browser to choose from: it alone knows the visitor's cart. */
export function countLabels(
  locale: string,
  say: (count: number) => string,
): Record<string, string> {
  return Object.fromEntries([...samplesOf(locale)].map(([form, count]) => [form, say(count)]))
}
