import { createContext, type ReactNode, useContext } from 'react'
import {
  type Catalogue,
  createTranslate,
  type Translate as TranslateKey,
  type Values,
} from '#texts'
import { type Locale, type Messages, readLocale, type Translations } from './locale.ts'
import { staffMessages } from './messages.ts'

/** The text of a key such as `errors.offline`, filled with values. */
export type Translate = (key: string, values?: Values) => string

/** A tree of texts as a catalogue: keys are joined by dots. */
export function toCatalogue({ en, de }: Translations): Catalogue<string> {
  return { en: flatten(en), de: flatten(de) }
}

function flatten(tree: Messages, path = '', flat: Record<string, string> = {}) {
  for (const [name, text] of Object.entries(tree)) {
    const key = path ? `${path}.${name}` : name
    if (typeof text === 'string') flat[key] = text
    else flatten(text, key, flat)
  }
  return flat
}

/** Says texts of the staff; while developing, the console names those that are missing or broken, once each. */
export function createStaffTranslate(
  catalogue: Catalogue<string>,
  locale: Locale,
): TranslateKey<string> {
  const onProblem = ({ key, error }: { key: string; error?: unknown }) =>
    console.warn(`No text in “${locale}”: ${key}`, ...(error === undefined ? [] : [error]))
  return createTranslate(catalogue, {
    locale,
    onProblem: import.meta.env.DEV ? onProblem : undefined,
  })
}

const shared = toCatalogue(staffMessages)
const sharedIn = new Map<Locale, Translate>()

/** From the shared messages alone, in a language; a key that is missing is shown as it is. */
export function translateSharedIn(locale: Locale): Translate {
  const translate = sharedIn.get(locale) ?? createStaffTranslate(shared, locale)
  sharedIn.set(locale, translate)
  return translate
}

export const translateShared: Translate = (key, values) =>
  translateSharedIn(readLocale())(key, values)

/** Texts for what the admin and the builder share. Without a provider: those of the browser's language. */
const Texts = createContext<Translate>(translateShared)

/** Hands in the translation of whoever shows shared parts, so that a change of language reaches them. */
export function StaffTexts({ translate, children }: { translate: Translate; children: ReactNode }) {
  return <Texts value={translate}>{children}</Texts>
}

export function useStaffTexts(): Translate {
  return useContext(Texts)
}
