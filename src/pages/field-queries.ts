import { DAY, fromZoneTime, MINUTE, toZoneTime } from '#base'
import { type ContentField, type ContentType, findContentType } from './content-type-schema.ts'
import { fieldId } from './page-fields.ts'
import type { ContentOrder, ContentQuery, FieldTest } from './schema.ts'

/** Sort order by field, as stored. */
export interface SortedBy {
  field: string
  column: 'text_value' | 'number_value'
  direction: 'asc' | 'desc'
}

/** A required or excluded field value. */
export interface FieldFilter {
  field: string
  column: 'text_value' | 'number_value'
  is: '=' | '!=' | '>=' | '<'
  value: string | number
}

/** Fields with multiple values cannot be sorted. */
const UNSORTED: readonly string[] = ['image', 'file', 'relation']
const DATES: readonly string[] = ['date', 'date-time']

const columnOf = ({ kind }: ContentField) =>
  kind === 'number' ? ('number_value' as const) : ('text_value' as const)

/** A time in the site's time zone, in the format of date fields. */
function wallClock({ kind }: ContentField, at: number, timeZone: string): string {
  return new Date(toZoneTime(at, timeZone)).toISOString().slice(0, kind === 'date' ? 10 : 16)
}

/** Sort order of a query for its kind; invalid orders fall back to date. */
export function orderOf(
  { kind, order }: Pick<ContentQuery, 'kind' | 'order'>,
  types: readonly ContentType[],
): ContentOrder | SortedBy {
  const type = findContentType(types, kind)
  if (order === 'type') return type ? orderOf({ kind, order: ofType(type) }, types) : 'newest'
  if (typeof order !== 'object') return order
  const field = type?.fields.find(({ key }) => key === order.field)
  if (!field || field.multiple || UNSORTED.includes(field.kind)) return 'newest'
  const { direction } = order
  return { field: fieldId(kind, field.key), column: columnOf(field), direction }
}

function ofType({ order: { by, direction } }: ContentType): Exclude<ContentQuery['order'], 'type'> {
  if (by.startsWith('field:')) return { field: by.slice('field:'.length), direction }
  if (by === 'title') return direction === 'asc' ? 'title' : 'title-reverse'
  return direction === 'asc' ? 'oldest' : 'newest'
}

/** Field filters of a query; undefined if nothing can match. Incomplete filters are ignored. */
export function filtersOf(
  { kind, where = [] }: Pick<ContentQuery, 'kind' | 'where'>,
  types: readonly ContentType[],
  { now, timeZone }: { now: number; timeZone: string },
): FieldFilter[] | undefined {
  const fields = findContentType(types, kind)?.fields ?? []
  const filters: FieldFilter[] = []
  for (const test of where) {
    if (!isFinished(test)) continue
    const field = fields.find(({ key }) => key === test.field)
    const filter = field && toFilter(kind, field, test, () => wallClock(field, now, timeZone))
    if (filter) filters.push(filter)
    else if (test.is !== 'is-not') return undefined
  }
  return filters
}

const isFinished = ({ field, is, value = '' }: FieldTest) =>
  field !== '' && (is === 'upcoming' || is === 'past' || value !== '')

function toFilter(
  kind: string,
  field: ContentField,
  { is, value = '' }: FieldTest,
  now: () => string,
): FieldFilter | undefined {
  const column = columnOf(field)
  const id = fieldId(kind, field.key)
  if (is === 'upcoming' || is === 'past') {
    if (!DATES.includes(field.kind)) return undefined
    return { field: id, column, is: is === 'past' ? '<' : '>=', value: now() }
  }
  const wanted = column === 'number_value' ? Number(value) : value
  if (Number.isNaN(wanted)) return undefined
  return { field: id, column, is: is === 'is' ? '=' : '!=', value: wanted }
}

/** When a date value has passed: the end of the day or minute. */
export function endOf(value: string, timeZone: string): number {
  const isDay = value.length === 10
  const local = Date.parse(isDay ? `${value}T00:00:00Z` : `${value}:00Z`)
  return fromZoneTime(local + (isDay ? DAY : MINUTE), timeZone)
}
