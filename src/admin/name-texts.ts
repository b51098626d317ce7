import type { Locale, Messages } from '#staff/client'

/**
 * Fills texts with a resource's noun (`ONE` and `MANY`): “Product saved”, “3 products deleted”.
 * English nouns are lowercased within a sentence, German ones are not.
 */
export function nameTexts(texts: Messages, noun: string, locale: Locale): Messages {
  const [, one = noun, many = noun] = /one \{(.*?)\} other \{(.*?)\}/.exec(noun) ?? []
  const name = (token: string, before: string) => {
    const named = token === 'ONE' ? one : many
    return /^$|\{$/.test(before) || locale !== 'en' ? named : named.toLowerCase()
  }
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? text.replace(/ONE|MANY/g, (token, at: number) => name(token, text.slice(0, at)))
        : nameTexts(text, noun, locale),
    ]),
  )
}
