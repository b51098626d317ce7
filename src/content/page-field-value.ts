import { dateTimeFormat } from '#base'
import {
  PAGE_FIELDS,
  PAGE_IMAGE,
  type PageField,
  type PageLanguage,
  type PageValues,
  type ResolvedImage,
  readPageField,
  type VariableKind,
  type VariableValue,
} from '#module-contract'
import { factValue } from './content-field.ts'

/** Image for such a media id. */
export function pageImage(id: string, values: PageValues | undefined): ResolvedImage | undefined {
  if (id === PAGE_IMAGE) return values?.image
  const fact = fieldOf(readPageField(id), values)
  return fact?.kind === 'image' ? fact.image : undefined
}

/** A page field as a variable; undefined if it has another kind. */
export function pageFieldValue(
  stored: string,
  kind: VariableKind | undefined,
  values: PageValues,
  language: PageLanguage,
): VariableValue | undefined {
  const one = readPageField(stored)
  const kinds: readonly string[] = PAGE_FIELDS[one.field]
  if (!kind || !kinds.includes(kind)) return undefined
  if (one.field === 'field') return contentFieldValue(stored, one, kind, values, language)
  if (kind === 'image') return values.image && { kind, image: { media: PAGE_IMAGE } }
  if (kind === 'link') return values.path ? { kind, link: { url: values.path } } : undefined
  if (kind === 'text') return { kind, text: textOf(one, values, language) || (one.fallback ?? '') }
  const known =
    one.field === 'price' ? values.price?.amount : Number(parameterOf(one, values) || NaN)
  const value = [known, Number(one.fallback || NaN)].find(Number.isFinite)
  return value === undefined ? undefined : { kind: 'number', unit: '', value }
}

/** Value of a content-type field, or the fallback. */
function contentFieldValue(
  stored: string,
  one: PageField,
  kind: VariableKind,
  values: PageValues,
  language: PageLanguage,
): VariableValue | undefined {
  const { format, fallback = '' } = one
  const fact = fieldOf(one, values)
  const said = fact && factValue(fact, kind, { media: stored, format }, language)
  if (said && !(said.kind === 'text' && !said.text)) return said
  if (kind === 'text') return { kind, text: fallback }
  const number = Number(fallback || NaN)
  return kind === 'number' && Number.isFinite(number)
    ? { kind, unit: '', value: number }
    : undefined
}

const fieldOf = ({ name }: PageField, values: PageValues | undefined) =>
  name === undefined || !values?.fields || !Object.hasOwn(values.fields, name)
    ? undefined
    : values.fields[name]

const parameterOf = ({ name }: PageField, { parameters }: PageValues) =>
  name === undefined || !parameters || !Object.hasOwn(parameters, name)
    ? undefined
    : parameters[name]

function textOf(
  one: PageField,
  values: PageValues,
  { locale, timeZone }: PageLanguage,
): string | undefined {
  const toDate = (at: number | undefined) => {
    if (!at) return undefined
    const { format = 'long' } = one
    const options = format === 'year' ? { year: 'numeric' as const } : { dateStyle: format }
    return dateTimeFormat(locale, { ...options, timeZone }).format(at)
  }
  switch (one.field) {
    case 'published':
      return toDate(values.published)
    case 'changed':
      return toDate(values.changed)
    case 'address':
      return values.url
    case 'site-name':
      return values.siteName
    case 'price':
      return values.price?.text
    case 'parameter':
      return parameterOf(one, values)
    case 'image':
    case 'field':
      return undefined
    default:
      return values[one.field]
  }
}
