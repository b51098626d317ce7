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

/** Catalogues as one. No key may have another message in each: it would change wherever the two meet. */
export function mergeTexts<All extends readonly Catalogue<never>[]>(
  ...catalogues: All
): Catalogue<KeyOf<All[number]>> {
  const languages = [...new Set(catalogues.flatMap(Object.keys))] as Language[]
  return Object.fromEntries(
    languages.map(language => [
      language,
      joinMessages(catalogues.map(catalogue => catalogue[language] ?? {})),
    ]),
  ) as Catalogue<KeyOf<All[number]>>
}

function joinMessages(parts: readonly Messages[]): Messages {
  const joined = new Map<string, string>()
  for (const [key, message] of parts.flatMap(part => Object.entries(part))) {
    if ((joined.get(key) ?? message) !== message) {
      throw new Error(`Two catalogues have the text "${key}"`)
    }
    joined.set(key, message)
  }
  return Object.fromEntries(joined)
}

export type KeyOf<Texts> = Texts extends Catalogue<infer Key> ? Key : never

/** What is to be said, in no language yet: whoever shows it says it. It survives JSON. */
export interface Message<Key extends string = string> {
  key: Key
  values?: Readonly<Record<string, string | number | readonly string[]>> | undefined
}
