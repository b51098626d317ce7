import type { Language } from './languages.ts'

/** Messages of one language by key, in ICU MessageFormat: `{name}`, `{count, plural, one {# item} other {# items}}`. */
export type Messages<Key extends string = string> = Readonly<Record<Key, string>>

/** The messages of one piece of the program in every language that it has them in; English is complete. */
export type Catalogue<Key extends string = string> = Readonly<
  { en: Messages<Key> } & Partial<Record<Exclude<Language, 'en'>, Messages<Key>>>
>

/** Messages beside the code that says them. A language that is there has every key. */
export function defineTexts<const English extends Record<string, string>>(
  catalogue: { en: English } & Partial<
    Record<Exclude<Language, 'en'>, Record<keyof English & string, string>>
  >,
): Catalogue<keyof English & string> {
  return catalogue
}

/** Catalogues as one. Keys of a later one replace those before. */
export function mergeTexts<A extends string, B extends string>(
  first: Catalogue<A>,
  second: Catalogue<B>,
): Catalogue<A | B> {
  const languages = new Set([...Object.keys(first), ...Object.keys(second)]) as Set<Language>
  return Object.fromEntries(
    [...languages].map(language => [language, { ...first[language], ...second[language] }]),
  ) as Catalogue<A | B>
}

export type KeyOf<Texts> = Texts extends Catalogue<infer Key> ? Key : never
