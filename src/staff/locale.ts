import type { StaffLocale } from '#auth/schema'

export type Locale = StaffLocale
export const LOCALES: Record<Locale, string> = { en: 'English', de: 'Deutsch' }

/**
 * A tree of texts; leaves are ICU messages: `{name}`, `{smart_count, plural, one {# item} other {#
 * items}}`.
 */
export interface Messages {
  [key: string]: string | Messages
}
export type Translations = Record<Locale, Messages>

const KEY = 'vitrine.locale'

/** Language of the account (from the page), the local choice, the browser, or English. */
export function readLocale(): Locale {
  const { locale } = document.documentElement.dataset
  const known = [locale, localStorage.getItem(KEY), ...navigator.languages]
  const wanted = known.map(one => one?.slice(0, 2))
  return wanted.find((one): one is Locale => one !== undefined && one in LOCALES) ?? 'en'
}

export function keepLocale(locale: Locale) {
  localStorage.setItem(KEY, locale)
  document.documentElement.lang = locale
  document.documentElement.dataset.locale = locale
}
