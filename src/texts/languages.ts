/** Languages that the program itself speaks to visitors, by BCP 47 tag. */
export const LANGUAGES = ['en', 'de', 'fr', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** Those of the back office. */
export const STAFF_LANGUAGES = ['en', 'de'] as const
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number]

/** The program's language for a locale such as `de-AT`; English where it does not speak that one. */
export function languageOf(locale: string): Language {
  const language = locale.split('-')[0]?.toLowerCase()
  return LANGUAGES.find(one => one === language) ?? 'en'
}

/** Whether a locale is written from right to left. */
export function isRightToLeftLocale(locale: string): boolean {
  return /^(ar|fa|he|ur|ps|yi|dv|ckb)(-|$)/i.test(locale)
}
