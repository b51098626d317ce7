import type { Language } from './languages.ts'

/**
 * Messages of one language by key, in ICU MessageFormat: `{name}`, `{count, plural, one {# item}
 * other {# items}}`.
 */
export type Messages<Key extends string = string> = Readonly<Record<Key, string>>

/** Messages of one part of the program in all its languages; English is complete. */
export type Catalogue<Key extends string = string> = Readonly<
  { en: Messages<Key> } & Partial<Record<Exclude<Language, 'en'>, Messages<Key>>>
>

/** Defines messages next to the code that uses them. Every language must have all keys. */
export function defineTexts<const English extends Record<string, string>>(
  catalogue: { en: English } & Partial<
    Record<Exclude<Language, 'en'>, Record<keyof English & string, string>>
  >,
): Catalogue<keyof English & string> {
  return catalogue
}

/** Merges catalogues. Throws if two define different messages for a key. */
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

/** A message key with values, not yet in a language. Serializable as JSON. */
export interface Message<Key extends string = string> {
  key: Key
  values?: Readonly<Record<string, string | number | readonly string[]>> | undefined
}
