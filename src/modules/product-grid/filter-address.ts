const MAX_VALUES = 50
const MAX_ATTRIBUTES = 12
const MAX_LENGTH = 100
/** Minor units of prices stay exact integers. */
const MAX_PRICE = 1e10

/** Filters in the URL. Values are sorted, so that the same choice has the same URL. */
export interface FilterAddress {
  brand: string[]
  /** Chosen values by slug of the attribute, in the order of the attributes. */
  attributes: [slug: string, values: string[]][]
  /** Decimal numbers in the shown currency, or empty. */
  minPrice: string
  maxPrice: string
  inStock: boolean
  onSale: boolean
  /** Lowest stars, `1` to `4`, or empty. */
  rating: string
}

export const NO_FILTERS: FilterAddress = {
  brand: [],
  attributes: [],
  minPrice: '',
  maxPrice: '',
  inStock: false,
  onSale: false,
  rating: '',
}

/** Parameters of filters in canonical order; those of attributes follow. */
export const FILTER_PARAMETERS = ['brand', 'price', 'in_stock', 'on_sale', 'rating'] as const

/** Parameters of a list and of other parts of a page. */
const RESERVED = new Set<string>([
  ...FILTER_PARAMETERS,
  ...['category', 'tag', 'q', 'sort', 'page', 'in', 'exact', 'coupon', 'currency', 'preview'],
])

/** Parameter of an attribute: its slug, unless that means something else. */
export const attributeParameter = (slug: string) =>
  RESERVED.has(slug) || slug.startsWith('vt') ? `filter-${slug}` : slug

/** Reads filters of a form (`color=red&color=blue`) or a link (`color=blue,red`). */
export function readFilters(
  query: URLSearchParams,
  nameOf: (name: string) => string,
  attributes: readonly string[],
): FilterAddress {
  const values = (name: string) => {
    const found = query
      .getAll(nameOf(name))
      .join(',')
      .slice(0, MAX_VALUES * MAX_LENGTH)
      .split(',')
      .map(value => value.trim())
      .filter(value => value !== '' && value.length <= MAX_LENGTH)
    return [...new Set(found)].slice(0, MAX_VALUES).sort()
  }
  const [minPrice, maxPrice] = readPrice(query.getAll(nameOf('price')))
  return {
    brand: values('brand'),
    attributes: attributes
      .map((slug): [string, string[]] => [slug, values(attributeParameter(slug))])
      .filter(([, chosen]) => chosen.length > 0)
      .slice(0, MAX_ATTRIBUTES),
    minPrice,
    maxPrice,
    inStock: query.get(nameOf('in_stock')) === '1',
    onSale: query.get(nameOf('on_sale')) === '1',
    rating: /^[1-4]$/.exec(query.get(nameOf('rating')) ?? '')?.[0] ?? '',
  }
}

/** `10-50`, `10-`, `-50`, or the two fields of a form. */
function readPrice(given: readonly string[]): [min: string, max: string] {
  const parts = given.length > 1 ? given : (given[0] ?? '').split('-')
  const [from = '', to = ''] = parts.length === 2 ? parts : []
  const [min, max] = [toAmount(from), toAmount(to)]
  return min && max && Number(min) > Number(max) ? [max, min] : [min, max]
}

/** A decimal number with a point, or empty. */
function toAmount(text: string): string {
  const [, whole = '', decimals = ''] = /^\s*(\d{1,11})(?:[.,](\d{1,4}))?\s*$/.exec(text) ?? []
  if (!whole) return ''
  const amount = Number(`${whole}.${decimals}`)
  return amount <= MAX_PRICE ? String(amount) : ''
}

/** Canonical parameters of filters. */
export function filterEntries({
  brand,
  attributes,
  minPrice,
  maxPrice,
  inStock,
  onSale,
  rating,
}: FilterAddress): [string, string][] {
  const entries: [string, string][] = [
    ['brand', brand.join(',')],
    ['price', minPrice || maxPrice ? `${minPrice}-${maxPrice}` : ''],
    ['in_stock', inStock ? '1' : ''],
    ['on_sale', onSale ? '1' : ''],
    ['rating', rating],
    ...attributes.map(([slug, values]): [string, string] => [
      attributeParameter(slug),
      values.join(','),
    ]),
  ]
  return entries.filter(([, value]) => value !== '')
}

/** One brand without other filters is a page for search engines. */
export const isBrandPage = (filters: FilterAddress): boolean =>
  filters.brand.length === 1 && filterEntries(filters).length === 1

export const isFiltered = (filters: FilterAddress): boolean => filterEntries(filters).length > 0

/** Filters without one value, or without all values of a facet, which is named like its parameter. */
export function withoutFilter(filters: FilterAddress, facet: string, value?: string) {
  const drop = (values: readonly string[]) =>
    value === undefined ? [] : values.filter(one => one !== value)
  switch (facet) {
    case 'brand':
      return { ...filters, brand: drop(filters.brand) }
    case 'price':
      return { ...filters, minPrice: '', maxPrice: '' }
    case 'in_stock':
      return { ...filters, inStock: false }
    case 'on_sale':
      return { ...filters, onSale: false }
    case 'rating':
      return { ...filters, rating: '' }
  }
  const attributes = filters.attributes
    .map(([slug, values]): [string, string[]] => [
      slug,
      attributeParameter(slug) === facet ? drop(values) : values,
    ])
    .filter(([, values]) => values.length > 0)
  return { ...filters, attributes }
}
