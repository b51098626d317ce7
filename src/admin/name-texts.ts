import type { Locale, Messages } from '#staff/client'

/**
 * Texts that name what they are about, for a resource: `ONE` and `MANY` stand for its noun. “Product saved”, “3 products
 * deleted”: within a sentence an English noun has no capital, a German one has.
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
