import { createContext, useContext } from 'react'
import type { Locale } from '#staff/client'
import { german } from './german/index.ts'

/**
 * Says an English text in the language that was chosen; `%{name}` is filled in. English is the key, so that the words
 * of modules need no second name. A text that has no translation stays English.
 */
export type Texts = (english: string, values?: Record<string, string | number>) => string

export function createTexts(locale: Locale): Texts {
  const words: Record<string, string> = locale === 'de' ? german : {}
  return (english, values = {}) =>
    (words[english] ?? english).replace(/%\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))
}

export const TextsContext = createContext<Texts>(createTexts('en'))

export function useTexts(): Texts {
  return useContext(TextsContext)
}
