import { DAY, fromZoneTime, MINUTE, toZoneTime } from '#base'
import { type ContentField, type ContentType, findContentType } from './content-type-schema.ts'
import { fieldId } from './page-fields.ts'
import type { ContentOrder, ContentQuery, FieldTest } from './schema.ts'

/** A list that is sorted by a field, as it stands in the table. */
export interface SortedBy {
  field: string
  column: 'text_value' | 'number_value'
  direction: 'asc' | 'desc'
}

/** What a page has to say in a field, or must not. */
export interface FieldFilter {
  field: string
  column: 'text_value' | 'number_value'
  is: '=' | '!=' | '>=' | '<'
  value: string | number
}

/** Fields of several values have no order. */
const UNSORTED: readonly string[] = ['image', 'file', 'relation']
const DATES: readonly string[] = ['date', 'date-time']

const columnOf = ({ kind }: ContentField) =>
  kind === 'number' ? ('number_value' as const) : ('text_value' as const)

/** What the clock of the site shows, as fields hold it: of a day, or of a moment. */
function wallClock({ kind }: ContentField, at: number, timeZone: string): string {
  return new Date(toZoneTime(at, timeZone)).toISOString().slice(0, kind === 'date' ? 10 : 16)
}

/** The order of a query, worked out for its kind; what is no order of it is that of dates. */
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

/** What a query asks of fields; undefined where nothing can be as it asks. A test that is not finished asks nothing. */
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

/** The moment at which what a date field says is over: the end of the day, or of the minute. */
export function endOf(value: string, timeZone: string): number {
  const isDay = value.length === 10
  const local = Date.parse(isDay ? `${value}T00:00:00Z` : `${value}:00Z`)
  return fromZoneTime(local + (isDay ? DAY : MINUTE), timeZone)
}
