import { listHref, othersIn, pageIn } from '#content/client'
import { SORTS } from '#shop/client'
import type { Sort } from '#shop/schema'
import {
  attributeParameter,
  FILTER_PARAMETERS,
  type FilterAddress,
  filterEntries,
  NO_FILTERS,
  readFilters,
} from './filter-address.ts'

const MAX_LENGTH = 200

/** State of a list in the URL. Shared by all visitors, so its pages are cacheable. */
export interface ListAddress {
  path: string
  page: number
  /** Empty for the list's own order. */
  sort: Sort | ''
  category: string
  tag: string
  search: string
  /** Searches for the typed words only, without correction. */
  isExact: boolean
  filters: FilterAddress
  names: ParameterNames
  /** Names of the parameters of all filters, which depend on the shop's attributes. */
  filterNames: Record<string, string>
  /** Query parameters of other modules. */
  others: [string, string][]
}

/** Parameters in canonical order. */
const PARAMETERS = ['category', 'tag', 'q', 'exact', 'sort', 'page'] as const
export type ParameterNames = Record<(typeof PARAMETERS)[number], string>

export function nameParameters(parameter: (name: string) => string): ParameterNames {
  const names = PARAMETERS.map(name => [name, parameter(name)])
  return Object.fromEntries(names) as ParameterNames
}

/** Slugs of the attributes that visitors can filter by, and the names of parameters. */
export interface OfferedFilters {
  attributes: readonly string[]
  parameter(name: string): string
}

/** @param offered Missing if the list has no filters. */
export function readAddress(
  query: URLSearchParams,
  path: string,
  names: ParameterNames,
  offered?: OfferedFilters,
): ListAddress {
  const filterNames = Object.fromEntries(
    offered
      ? [...FILTER_PARAMETERS, ...offered.attributes.map(attributeParameter)].map(name => [
          name,
          offered.parameter(name),
        ])
      : [],
  )
  const text = (name: keyof ParameterNames) =>
    (query.get(names[name]) ?? '').trim().slice(0, MAX_LENGTH)
  return {
    path,
    page: pageIn(query, names.page),
    sort: SORTS.find(sort => sort === query.get(names.sort)) ?? '',
    category: text('category'),
    tag: text('tag'),
    search: text('q'),
    isExact: query.get(names.exact) === '1',
    filters: offered ? readFilters(query, offered.parameter, offered.attributes) : NO_FILTERS,
    names,
    filterNames,
    others: othersIn(query, [...Object.values(names), ...Object.values(filterNames)]),
  }
}

/** Canonical form of the list's own parameters, shared by links and cache keys. */
export function toQuery({ names, filterNames, ...address }: Omit<ListAddress, 'path'>) {
  const { page, sort, category, tag, search, isExact, filters } = address
  const exact = search && isExact ? '1' : ''
  const values = { category, tag, q: search, exact, sort, page: page > 1 ? String(page) : '' }
  const query = new URLSearchParams()
  for (const name of PARAMETERS) {
    // Filters are before the order and the page.
    if (name === 'sort') {
      for (const [filter, value] of filterEntries(filters)) {
        query.set(filterNames[filter] ?? filter, value)
      }
    }
    if (values[name]) query.set(names[name], values[name])
  }
  return query
}

type Change = Partial<
  Pick<ListAddress, 'page' | 'sort' | 'category' | 'tag' | 'search' | 'isExact' | 'filters'>
>

/** URL of the list with changes; changed filters start at page 1. */
export function toHref(address: ListAddress, change: Change): string {
  const own = toQuery({ ...address, page: 1, ...change })
  return listHref(address.path, address.others, own)
}
