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
import { reactAdminGerman } from './react-admin-german.ts'
import { resources } from './resources.ts'

const reactAdmin: Record<Locale, Messages> = {
  en: fromPolyglot(english),
  de: fromPolyglot(reactAdminGerman),
}

/** Every text of the admin in a language. */
function messagesOf(locale: Locale): Messages {
  const own = [...resources].map(([name, { messages }]) => {
    const { name: noun = '' } = messages[locale]
    const notifications = nameThem(adminMessages[locale].notifications as Messages, String(noun))
    return [name, { notifications, ...messages[locale] }]
  })
  return {
    ...reactAdmin[locale],
    ...staffMessages[locale],
    ...adminMessages[locale],
    resources: Object.fromEntries(own),
  }
}

/** “Product saved”, “3 products deleted”: a notice names what it is about. */
function nameThem(notices: Messages, noun: string): Messages {
  const [, one = noun, many = noun] = /one \{(.*?)\} other \{(.*?)\}/.exec(noun) ?? []
  return Object.fromEntries(
    Object.entries(notices).map(([key, text]) => [
      key,
      String(text).replaceAll('ONE', one).replaceAll('MANY', many),
    ]),
  )
}

const catalogue = toCatalogue({ en: messagesOf('en'), de: messagesOf('de') })
let locale = readLocale()
keepLocale(locale)
let say = createStaffTranslate(catalogue, locale)

export const i18nProvider: I18nProvider = {
  translate(key, options: Record<string, unknown> = {}) {
    if (key === '') return ''
    const { _: standard, ...values } = options
    // A label may be a text already, and a reason of the server one that nobody translated.
    if (!(key in catalogue.en)) return typeof standard === 'string' ? standard : key
    return say(key, toValues(values))
  },
  changeLocale: async next => {
    locale = next as Locale
    say = createStaffTranslate(catalogue, locale)
    keepLocale(locale)
    // Kept with the account as well; where that fails, this browser has it all the same.
    callApi('PUT', '/account/locale', { body: { locale } }).catch(() => {})
  },
  getLocale: () => locale,
  getLocales: () => Object.entries(LOCALES).map(([id, name]) => ({ locale: id, name })),
}

/** react-admin hands in whatever it has; a name without a number is that of one. */
function toValues(values: Record<string, unknown>): Record<string, string | number> {
  const known = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value ?? ''),
  ])
  return { smart_count: 1, ...Object.fromEntries(known) }
}
