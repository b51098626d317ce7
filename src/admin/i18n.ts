import polyglot from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import {
  callApi,
  keepLocale,
  LOCALES,
  type Locale,
  type Messages,
  readLocale,
  staffMessages,
} from '#staff/client'
import { adminMessages } from './messages.ts'
import { reactAdminGerman } from './react-admin-german.ts'
import { resources } from './resources.ts'

const reactAdmin: Record<Locale, object> = { en: english, de: reactAdminGerman }

/** Every text of the admin in a language. */
export function messagesOf(locale: Locale): Messages {
  const own = [...resources].map(([name, resource]) => [name, resource.messages[locale]])
  return {
    ...reactAdmin[locale],
    ...staffMessages[locale],
    ...adminMessages[locale],
    resources: Object.fromEntries(own),
  }
}

const first = readLocale()
keepLocale(first)

const provider = polyglot(
  locale => messagesOf(locale as Locale) as never,
  first,
  Object.entries(LOCALES).map(([locale, name]) => ({ locale, name })),
)

export const i18nProvider: typeof provider = {
  ...provider,
  changeLocale: async locale => {
    keepLocale(locale as Locale)
    await provider.changeLocale(locale)
    // Kept with the account as well; where that fails, this browser has it all the same.
    callApi('PUT', '/account/locale', { body: { locale } }).catch(() => {})
  },
}
