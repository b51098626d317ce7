export const LOCALES = { en: 'English', de: 'Deutsch' } as const
export type Locale = keyof typeof LOCALES

/** A tree of texts; leaves may hold `%{name}` and, for numbers, `one |||| many`. */
export interface Messages {
  [key: string]: string | Messages
}
export type Translations = Record<Locale, Messages>

const KEY = 'vitrine.locale'

/** What was chosen on this machine, else what the browser asks for, else English. */
export function readLocale(): Locale {
  const wanted = [localStorage.getItem(KEY), ...navigator.languages].map(one => one?.slice(0, 2))
  return wanted.find((one): one is Locale => one !== undefined && one in LOCALES) ?? 'en'
}

export function keepLocale(locale: Locale) {
  localStorage.setItem(KEY, locale)
  document.documentElement.lang = locale
}
