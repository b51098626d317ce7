import english from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import {
  callApi,
  createStaffTranslate,
  keepLocale,
  LOCALES,
  type Locale,
  type Messages,
  readLocale,
  staffMessages,
  toCatalogue,
} from '#staff/client'
import { fromPolyglot } from './from-polyglot.ts'
import { adminMessages } from './messages.ts'
import { nameTexts } from './name-texts.ts'
import { reactAdminGerman } from './react-admin-german.ts'
import { resources } from './resources.ts'

const reactAdmin: Record<Locale, Messages> = {
  en: fromPolyglot(english),
  de: fromPolyglot(reactAdminGerman),
}

/** All texts of the admin in a language. */
function messagesOf(locale: Locale): Messages {
  const { named, ...frame } = adminMessages[locale]
  const own = [...resources].map(([name, { messages }]) => {
    const { name: noun = '' } = messages[locale]
    return [name, { ...nameTexts(named as Messages, String(noun), locale), ...messages[locale] }]
  })
  return {
    ...reactAdmin[locale],
    ...staffMessages[locale],
    ...frame,
    resources: Object.fromEntries(own),
  }
}

const catalogue = toCatalogue({ en: messagesOf('en'), de: messagesOf('de') })
let locale = readLocale()
keepLocale(locale)
let say = createStaffTranslate(catalogue, locale)

export const i18nProvider: I18nProvider = {
  translate(key, options: Record<string, unknown> = {}) {
    if (key === '') return ''
    const { _: standard, ...values } = options
    // react-admin lowercases column names; keep the case of SKU, URL and German nouns.
    if (key === 'ra.sort.sort_by') values.field_lower_first = values.field
    // The key may be a finished label, or an untranslated server reason.
    if (!(key in catalogue.en)) return typeof standard === 'string' ? standard : key
    return say(key, toValues(values))
  },
  changeLocale: async next => {
    locale = next as Locale
    say = createStaffTranslate(catalogue, locale)
    keepLocale(locale)
    // Also stored in the account; if that fails, it applies to this browser.
    callApi('PUT', '/account/locale', { body: { locale } }).catch(() => {})
  },
  getLocale: () => locale,
  getLocales: () => Object.entries(LOCALES).map(([id, name]) => ({ locale: id, name })),
}

/** Keeps usable values; a name without a count is singular. */
function toValues(values: Record<string, unknown>): Record<string, string | number> {
  const known = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value ?? ''),
  ])
  return { smart_count: 1, ...Object.fromEntries(known) }
}
