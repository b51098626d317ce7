import { countryChoices } from '#shop/schema'

const LANGUAGES = [
  ...['ar', 'bg', 'cs', 'da', 'de', 'de-AT', 'de-CH', 'el', 'en', 'en-GB', 'en-US', 'es', 'et'],
  ...['fa', 'fi', 'fr', 'fr-CH', 'ga', 'he', 'hr', 'hu', 'is', 'it', 'ja', 'ko', 'lt', 'lv', 'mt'],
  ...['nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv', 'tr', 'uk', 'zh'],
]

type Choices = { id: string; name: string }[]

const named = (codes: readonly string[], type: 'language' | 'currency', locale: string) => {
  const names = new Intl.DisplayNames(locale, { type })
  return codes
    .map(id => ({ id, name: `${names.of(id) ?? id} (${id})` }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

export const languages = (locale: string): Choices => named(LANGUAGES, 'language', locale)

export const currencies = (locale: string): Choices =>
  named(Intl.supportedValuesOf('currency'), 'currency', locale)

export const timeZones = (): Choices =>
  ['UTC', ...Intl.supportedValuesOf('timeZone')].map(id => ({ id, name: id.replaceAll('_', ' ') }))

/** Converts between text lines and a list. */
export const lines = {
  format: (value: string[] | undefined) => (value ?? []).join('\n'),
  parse: (value: string) => value.split('\n'),
}

export const countries = (locale: string): Choices =>
  countryChoices([], locale).map(({ code, name }) => ({ id: code, name: `${name} (${code})` }))
