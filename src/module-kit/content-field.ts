import type { ResolvedImage } from './image.ts'
import type { PageLanguage } from './texts.tsx'
import type { VariableKind, VariableValue } from './variable-value.ts'

/** How dates are written. */
export const DATE_FORMATS = ['long', 'medium', 'short', 'year'] as const
export type DateFormat = (typeof DATE_FORMATS)[number]

/** What a page says in a field of its content type, with everything looked up that it names. */
export type ContentFieldFact =
  /** Several of a choice or a relation; where they lead, in the same order. */
  | { kind: 'text'; texts: string[]; hrefs?: string[] }
  | { kind: 'number'; value: number }
  /** As the clock of the site shows it: `2027-03-01` or `2027-03-01T19:30`. */
  | { kind: 'date'; at: string }
  | { kind: 'image'; image: ResolvedImage }

/** By the keys of the fields; what a page says nothing of is not there. */
export type ContentFieldFacts = Record<string, ContentFieldFact>

/** A day, or a day and a time, in the words of a language. It is nowhere but where the site is, so nothing is shifted. */
export function formatFieldDate(at: string, locale: string, format: DateFormat = 'long'): string {
  const hasTime = at.length > 10
  const moment = Date.parse(hasTime ? `${at}:00Z` : `${at}T00:00:00Z`)
  if (Number.isNaN(moment)) return ''
  const options: Intl.DateTimeFormatOptions =
    format === 'year'
      ? { year: 'numeric' }
      : { dateStyle: format, ...(hasTime ? { timeStyle: 'short' } : {}) }
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment)
}

/** A fact in words; nothing for a picture. */
export function fieldText(
  fact: ContentFieldFact,
  { locale }: Pick<PageLanguage, 'locale'>,
  format?: DateFormat,
): string {
  switch (fact.kind) {
    case 'text':
      return new Intl.ListFormat(locale).format(fact.texts)
    case 'number':
      return new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }).format(fact.value)
    case 'date':
      return formatFieldDate(fact.at, locale, format)
    case 'image':
      return ''
  }
}

/** The kinds of props that a fact may be. */
export function kindsOfFact(fact: ContentFieldFact): VariableKind[] {
  if (fact.kind === 'image') return ['image']
  if (fact.kind === 'number') return ['text', 'number']
  return hrefOf(fact) ? ['text', 'link'] : ['text']
}

/** A fact as a variable would be; undefined where it is not of the kind that is wanted. `media` stands for its picture. */
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
