import { setImmediate as pause } from 'node:timers/promises'
import type { Database } from '#db'
import { createFacetIndex, type FacetIndex } from './facet-index.ts'
import { decodeTerms, listsIn } from './facet-product.ts'
import { FACET_SORTS, type FacetSort } from './facet-query.ts'
import { facetTags } from './facet-tags.ts'
import { type FacetTerms, loadFacetTerms, loadStarTerms } from './facet-terms.ts'

const BATCH = 1000
/** Rows of changed products that are read at once. */
const CHANGED = 500
/** With more changes, reading everything again is faster. */
const MAX_CHANGED = 50_000

export interface LoadedFacets {
  index: FacetIndex
  terms: FacetTerms
}

export type Facets = ReturnType<typeof createFacets>

/**
 * The facet index of this process. It is loaded at the first use or by `keepLoaded`, and reads changed
 * products when their tags arrive (decisions 2 and 94).
 */
export function createFacets(db: Database) {
  let index: Promise<FacetIndex> | undefined
  let terms: Promise<FacetTerms> | undefined
  let changed = new Set<string>()
  let updating: Promise<void> | undefined
  let isKeptLoaded = false

  const remember = <T>(loading: Promise<T>, forget: (of: Promise<T>) => void) => {
    loading.catch(() => forget(loading))
    return loading
  }

  async function update(loaded: FacetIndex) {
    while (changed.size > 0) {
      const ids = [...changed]
      changed = new Set()
      try {
        for (let at = 0; at < ids.length; at += CHANGED) {
          await readChanged(db, loaded, ids.slice(at, at + CHANGED))
        }
      } catch (error) {
        for (const id of ids) changed.add(id)
        throw error
      }
    }
  }

  const loadTerms = () => {
    terms ??= remember(loadFacetTerms(db), of => {
      if (terms === of) terms = undefined
    })
    return terms
  }

  const loadOnce = () => {
    index ??= remember(loadIndex(db), of => {
      if (index === of) index = undefined
    })
    return index
  }

  function preload() {
    const load = async () => {
      const loaded = await loadOnce()
      await loadTerms()
      for (const sort of FACET_SORTS) await loaded.prepareSort(sort)
    }
    // If this fails, the next list tries again.
    load().catch(() => {})
  }

  return {
    async attributeSlugs(): Promise<string[]> {
      return (await loadTerms()).attributes.map(attribute => attribute.slug)
    },
    /** The index with all changes that this process knows of, sorted as asked. */
    async load(sort?: FacetSort): Promise<LoadedFacets> {
      const loaded = { index: await loadOnce(), terms: await loadTerms() }
      if (changed.size > 0) {
        updating ??= update(loaded.index).finally(() => {
          updating = undefined
        })
      }
      await updating
      if (sort) await loaded.index.prepareSort(sort)
      return loaded
    },
    /** Loads the index in the background, now and when all of it is stale, so that no visitor waits. */
    keepLoaded() {
      isKeptLoaded = true
      preload()
    },
    /** Notes changes of any process. */
    forgetStale(tags: readonly string[]) {
      if (tags.includes('*') || tags.includes(facetTags.all) || changed.size > MAX_CHANGED) {
        index = undefined
        terms = undefined
        changed = new Set()
        if (isKeptLoaded) preload()
        return
      }
      if (tags.includes(facetTags.terms)) terms = undefined
      if (!index) return
      const start = facetTags.product('')
      for (const tag of tags) if (tag.startsWith(start)) changed.add(tag.slice(start.length))
    },
  }
}

async function loadIndex(db: Database): Promise<FacetIndex> {
  const index = createFacetIndex()
  const stars = await loadStarTerms(db)
  for (let last = 0; ; ) {
    const rows = await select(db)
      .where('number', '>', last)
      .where('terms', 'is not', null)
      .orderBy('number')
      .limit(BATCH)
      .execute()
    for (const row of rows) setRow(index, row, stars)
    await pause()
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return index
    last = end.number
  }
}

async function readChanged(db: Database, index: FacetIndex, ids: readonly string[]) {
  const stars = await loadStarTerms(db)
  const rows = await select(db).where('product_id', 'in', ids).execute()
  for (const row of rows) {
    if (row.terms === null) index.remove(row.number)
    else setRow(index, row, stars)
  }
}

const select = (db: Database) =>
  db
    .selectFrom('product_facets')
    .select(['number', 'lists', 'terms', 'price', 'goods'])
    .select(['name_key', 'position', 'created_at', 'sales', 'rating', 'stars'])

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function setRow(index: FacetIndex, row: Row, starTerms: readonly number[]) {
  const { common, variants } = decodeTerms(row.terms ?? '')
  const stars = starTerms[row.stars] ?? 0
  index.set(row.number, {
    common: [...listsIn(row.lists), ...common, ...(stars > 0 ? [stars] : [])],
    variants,
    price: row.price,
    goods: row.goods,
    position: row.position,
    nameKey: row.name_key,
    createdAt: row.created_at,
    sales: row.sales,
    rating: row.rating,
  })
}
