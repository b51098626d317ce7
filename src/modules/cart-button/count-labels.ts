import { createMemo } from '#base'

/** Enough numbers to cover all plural forms. */
const SAMPLES = Array.from({ length: 120 }, (_, number) => number)

/** A number for each plural form of a language (CLDR). */
const samplesOf = createMemo(locale => {
  const rules = new Intl.PluralRules(locale)
  return new Map(SAMPLES.map(number => [rules.select(number), number]))
})

/** Labels for each plural form. The browser chooses one, because only it knows the visitor's cart. */
export function countLabels(
  locale: string,
  say: (count: number) => string,
): Record<string, string> {
  return Object.fromEntries([...samplesOf(locale)].map(([form, count]) => [form, say(count)]))
}
