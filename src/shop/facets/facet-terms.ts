import type { Database } from '#db'
import { IN_STOCK, ON_SALE } from './facet-product.ts'

/** Numbers of facets that are no attributes. */
export const FACETS = { stock: 1, sale: 2, brand: 3, category: 4, rating: 5 } as const
const FIRST_ATTRIBUTE = 10

/** A value that visitors can filter by. */
export interface FacetTerm {
  number: number
  facet: number
  slug: string
  name: string
  position: number
  /** JSON `Swatch` of an attribute value. */
  swatch: string | null
  /** Number of the parent category. */
  parent: number | undefined
}

export interface FacetAttribute {
  facet: number
  slug: string
  name: string
}

/** All values that visitors can filter by, and the numbers of lists. */
export interface FacetTerms {
  /** Filterable attributes in order. */
  attributes: readonly FacetAttribute[]
  /** Values by facet, in order. */
  byFacet: ReadonlyMap<number, readonly FacetTerm[]>
  /** Facet of each term; 0 for none. */
  facetOf: Uint16Array
  /** Numbers of lists and values by id. */
  numbers: ReadonlyMap<string, number>
  /** Terms of products by their whole stars; 0 is not used. */
  stars: readonly number[]
}

export async function loadFacetTerms(db: Database): Promise<FacetTerms> {
  const rows = await db.selectFrom('facet_numbers').selectAll().execute()
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  const attributeRows = await db
    .selectFrom('attributes')
    .select(['id', 'slug', 'name'])
    .where('filterable', '=', 1)
    .orderBy('position')
    .orderBy('name')
    .execute()
  const values = await db
    .selectFrom('attribute_values')
    .select(['id', 'attribute_id', 'slug', 'name', 'position', 'swatch'])
    .execute()
  const brands = await db.selectFrom('brands').select(['id', 'slug', 'name']).execute()
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'position', 'parent_id'])
    .execute()
  const attributes = attributeRows.map(({ slug, name }, index) => ({
    facet: FIRST_ATTRIBUTE + index,
    slug,
    name,
  }))
  const facetOfAttribute = new Map(
    attributeRows.map(({ id }, index) => [id, FIRST_ATTRIBUTE + index]),
  )
  const none = { position: 0, swatch: null, parent: undefined }
  const terms: FacetTerm[] = []
  const add = (id: string, term: Omit<FacetTerm, 'number'>) => {
    const number = numbers.get(id)
    if (number !== undefined) terms.push({ ...term, number })
  }
  for (const { id, slug, name } of brands) add(id, { facet: FACETS.brand, slug, name, ...none })
  for (const { id, parent_id, ...row } of categories) {
    const parent = parent_id === null ? undefined : numbers.get(parent_id)
    add(id, { ...none, ...row, facet: FACETS.category, parent })
  }
  for (const { id, attribute_id, ...row } of values) {
    const facet = facetOfAttribute.get(attribute_id)
    if (facet !== undefined) add(id, { ...none, ...row, facet })
  }
  const byName = new Intl.Collator(undefined, { numeric: true })
  terms.sort((a, b) => a.position - b.position || byName.compare(a.name, b.name))
  const largest = rows.reduce((max, { number }) => Math.max(max, number), ON_SALE)
  const facetOf = new Uint16Array(largest + 1)
  facetOf[IN_STOCK] = FACETS.stock
  facetOf[ON_SALE] = FACETS.sale
  for (const { number, facet } of terms) facetOf[number] = facet
  const stars = starTerms(numbers)
  for (const number of stars) if (number > 0) facetOf[number] = FACETS.rating
  return { attributes, byFacet: Map.groupBy(terms, term => term.facet), facetOf, numbers, stars }
}

/** Terms of products by their whole stars, which a migration has numbered. */
export async function loadStarTerms(db: Database): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('facet_numbers')
    .selectAll()
    .where('id', 'in', STARS.map(starId))
    .execute()
  return starTerms(new Map(rows.map(({ id, number }) => [id, number])))
}

const STARS = [1, 2, 3, 4, 5]
const starId = (stars: number) => `stars-${stars}`

const starTerms = (numbers: ReadonlyMap<string, number>) => [
  0,
  ...STARS.map(stars => numbers.get(starId(stars)) ?? 0),
]
