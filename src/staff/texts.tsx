import { createContext, type ReactNode, useContext } from 'react'
import {
  type Catalogue,
  createTranslate,
  type Translate as TranslateKey,
  type Values,
} from '#texts'
import { type Locale, type Messages, readLocale, type Translations } from './locale.ts'
import { staffMessages } from './messages.ts'

/** Text for a key such as `errors.offline`, filled with values. */
export type Translate = (key: string, values?: Values) => string

/** Flattens a tree of texts; keys are joined by dots. */
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

/** Translate function for staff texts. In development, missing and invalid keys are logged once. */
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

/** Translates shared messages only; missing keys are shown as they are. */
export function translateSharedIn(locale: Locale): Translate {
  const translate = sharedIn.get(locale) ?? createStaffTranslate(shared, locale)
  sharedIn.set(locale, translate)
  return translate
}

export const translateShared: Translate = (key, values) =>
  translateSharedIn(readLocale())(key, values)

/** Texts for shared components; without a provider, in the browser's language. */
const Texts = createContext<Translate>(translateShared)

/** Provides the translate function to shared components, so that they follow language changes. */
export function StaffTexts({ translate, children }: { translate: Translate; children: ReactNode }) {
  return <Texts value={translate}>{children}</Texts>
}

export function useStaffTexts(): Translate {
  return useContext(Texts)
}
