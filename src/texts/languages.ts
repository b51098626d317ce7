/** Languages of the visitor interface (BCP 47 tags). */
export const LANGUAGES = ['en', 'de', 'fr', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** Languages of the admin. */
export const STAFF_LANGUAGES = ['en', 'de'] as const
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number]

/** The supported language for a locale such as `de-AT`; English as fallback. */
export function languageOf(locale: string): Language {
  const language = locale.split('-')[0]?.toLowerCase()
  return LANGUAGES.find(one => one === language) ?? 'en'
}

/** Whether a locale is written right to left. */
export function isRightToLeftLocale(locale: string): boolean {
  return isArabicScriptLocale(locale) || /^(he|yi|dv)(-|$)/i.test(locale)
}

/** Whether a locale is written in Arabic script, by its language or its script (BCP 47): `ur`, `ku-Arab`, not `az-Latn`. */
export function isArabicScriptLocale(locale: string): boolean {
  const script = /^[a-z]{2,8}(?:-[a-z]{3})?-([a-z]{4})(?:-|$)/i.exec(locale)?.[1]
  if (script) return /^(arab|aran)$/i.test(script)
  return /^(ar|fa|ur|ps|ckb|sd|ug|ks|prs|azb|lrc|mzn)(-|$)/i.test(locale)
}
