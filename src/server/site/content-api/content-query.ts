import {
  type ContentQuery,
  type ContentType,
  FIELD_TESTS,
  type FieldTest,
  kindOfType,
} from '#pages/schema'

/** Maximum number of entries per answer. */
export const MAX_PER_PAGE = 100
const PER_PAGE = 20
/** Limit against paging through endless pages. */
const MAX_PAGE = 100_000
const MAX_VALUE = 200

const ORDERS = ['type', 'newest', 'oldest', 'title', 'title-reverse'] as const

/** Query and its canonical URL. */
export interface ContentRequest {
  query: ContentQuery
  page: number
  perPage: number
  canonical: string
}

/**
 * Parses a query for a content type: `page`, `perPage`, `order`, `category`, `tag`, and for fields
 * `is.<key>=…`, `is-not.<key>=…`, `upcoming=<key>` and `past=<key>`. Returns the name of the first
 * invalid parameter.
 */
export function readContentQuery(
  type: ContentType,
  given: URLSearchParams,
): ContentRequest | { wrong: string } {
  const page = readCount(given.get('page'), 1, MAX_PAGE)
  const perPage = readCount(given.get('perPage'), PER_PAGE, MAX_PER_PAGE)
  const order = readOrder(given.get('order') ?? 'type', type)
  if (!page) return { wrong: 'page' }
  if (!perPage) return { wrong: 'perPage' }
  if (!order) return { wrong: 'order' }
  const where: FieldTest[] = []
  const canonical = new URLSearchParams()
  for (const [name, value] of [...given].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value.length > MAX_VALUE) return { wrong: name }
    canonical.append(name, value)
    if (['page', 'perPage', 'order', 'category', 'tag'].includes(name)) continue
    const test = readTest(name, value)
    if (!test || !type.fields.some(({ key }) => key === test.field)) return { wrong: name }
    where.push(test)
  }
  const category = given.get('category')
  const tag = given.get('tag')
  return {
    query: {
      kind: kindOfType(type),
      ...(category ? { category } : {}),
      ...(tag ? { tag } : {}),
      order,
      where,
      withArticles: 'excerpts',
      offset: (page - 1) * perPage,
      limit: perPage,
    },
    page,
    perPage,
    canonical: canonical.toString(),
  }
}

function readCount(given: string | null, fallback: number, most: number): number | undefined {
  if (given === null) return fallback
  const count = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 0
  return count > 0 && count <= most ? count : undefined
}

/** `field:date`, or `-field:date` for descending order. */
function readOrder(given: string, { fields }: ContentType): ContentQuery['order'] | undefined {
  const known = ORDERS.find(one => one === given)
  if (known) return known
  const [, minus, key] = /^(-?)field:([a-z0-9-]+)$/.exec(given) ?? []
  const field = fields.find(one => one.key === key)
  return field && { field: field.key, direction: minus ? 'desc' : 'asc' }
}

function readTest(name: string, value: string): FieldTest | undefined {
  if (name === 'upcoming' || name === 'past') return { field: value, is: name }
  const [, is, field = ''] = /^(is|is-not)\.([a-z0-9-]+)$/.exec(name) ?? []
  const test = FIELD_TESTS.find(one => one === is)
  return test && { field, is: test, value }
}
