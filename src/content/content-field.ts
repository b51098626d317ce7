import { dateTimeFormat, listFormat, numberFormat } from '#base'
import type {
  ContentFieldFact,
  DateFormat,
  PageLanguage,
  VariableKind,
  VariableValue,
} from '#module-contract'

/** Formats a date, with or without time. Times are local to the site and not converted. */
export function formatFieldDate(at: string, locale: string, format: DateFormat = 'long'): string {
  const hasTime = at.length > 10
  const moment = Date.parse(hasTime ? `${at}:00Z` : `${at}T00:00:00Z`)
  if (Number.isNaN(moment)) return ''
  const options: Intl.DateTimeFormatOptions =
    format === 'year'
      ? { year: 'numeric' }
      : { dateStyle: format, ...(hasTime ? { timeStyle: 'short' } : {}) }
  return dateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment)
}

/** Value as text; empty for an image. */
export function fieldText(
  fact: ContentFieldFact,
  { locale }: Pick<PageLanguage, 'locale'>,
  format?: DateFormat,
): string {
  switch (fact.kind) {
    case 'text':
      return listFormat(locale).format(fact.texts)
    case 'number':
      return numberFormat(locale, { maximumFractionDigits: 10 }).format(fact.value)
    case 'date':
      return formatFieldDate(fact.at, locale, format)
    case 'image':
      return ''
  }
}

/** Kinds of props that accept the value. */
export function kindsOfFact(fact: ContentFieldFact): VariableKind[] {
  if (fact.kind === 'image') return ['image']
  if (fact.kind === 'number') return ['text', 'number']
  return hrefOf(fact) ? ['text', 'link'] : ['text']
}

/** The value as a variable; undefined if it has another kind. `media` is the id for its image. */
export function factValue(
  fact: ContentFieldFact,
  wanted: VariableKind,
  said: { media: string; format?: DateFormat | undefined },
  language: PageLanguage,
): VariableValue | undefined {
  if (!kindsOfFact(fact).includes(wanted)) return undefined
  if (wanted === 'text') return { kind: 'text', text: fieldText(fact, language, said.format) }
  if (fact.kind === 'number') return { kind: 'number', unit: '', value: fact.value }
  if (fact.kind === 'image') return { kind: 'image', image: { media: said.media } }
  const href = hrefOf(fact)
  return href ? { kind: 'link', link: { url: href } } : undefined
}

const hrefOf = (fact: ContentFieldFact) => (fact.kind === 'text' ? fact.hrefs?.[0] : undefined)
