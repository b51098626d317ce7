import { sql } from 'kysely'
import { inTreeOrder, stepsUpwards, upwardsFrom } from '#base'
import { createListAnchors } from '#db'
import { type ContentDeps, type Tag, toCards } from './content-cards.ts'
import { type PageAnchors, pageOfLists } from './content-lists.ts'
import { endOf, type FieldFilter, filtersOf, orderOf } from './field-queries.ts'
import { countLists, kindList, termList } from './listings.ts'
import { neighboursOf } from './neighbours.ts'
import { fieldId } from './page-fields.ts'
import { listTag, termsTag } from './page-tags.ts'
import {
  type ContentItem,
  type ContentKind,
  type ContentQuery,
  type ContentType,
  findContentType,
  kindOfType,
  type Taxonomy,
  type Term,
} from './schema.ts'

const nothing: Tag = () => {}

/** One page of a list. */
export interface ContentList {
  items: ContentItem[]
  total: number
  /** UTC milliseconds. */
  freshUntil?: number
}

/** Published posts and projects for lists and cards. */
export function createContent(deps: ContentDeps) {
  const { db } = deps
  const anchors: PageAnchors = createListAnchors()
  // No condition on the kind, for which SQLite may read all pages of the kind instead of these.
  const loadCardRows = (ids: readonly string[]) =>
    db
      .selectFrom('pages')
      .select(['id', 'path', 'published_title', 'published_at', 'summary'])
      .where('id', 'in', ids)
      .where('published', 'is not', null)
      .where('deleted_at', 'is', null)
      .execute()

  /** Adds the start dates of events. */
  async function withStarts(
    type: ContentType | undefined,
    items: ContentItem[],
  ): Promise<ContentItem[]> {
    const { kind, start } = type?.describedAs ?? {}
    if (!type || kind !== 'event' || !start) return items
    const rows = await db
      .selectFrom('page_fields')
      .select(['page_id', 'text_value'])
      .where(
        'page_id',
        'in',
        items.map(({ id }) => id),
      )
      // Look up by page, not by scanning the field's values.
      .where(sql<string>`coalesce(field, '')`, '=', fieldId(kindOfType(type), start))
      .execute()
    const starts = new Map(rows.map(row => [row.page_id, row.text_value]))
    return items.map(item => ({ ...item, startsAt: starts.get(item.id) }))
  }

  /** When the first current entry under these filters expires. */
  async function nextEnd(
    filters: readonly FieldFilter[],
    timeZone: string,
  ): Promise<number | undefined> {
    const ends: number[] = []
    for (const { field, is, value } of filters) {
      if (is === '=' || is === '!=') continue
      const next = await db
        .selectFrom('page_fields')
        .select('text_value')
        .where('field', '=', field)
        .where('text_value', '>=', String(value))
        .orderBy('text_value')
        .limit(1)
        .executeTakeFirst()
      if (next) ends.push(endOf(next.text_value, timeZone))
    }
    return ends.length > 0 ? Math.min(...ends) : undefined
  }

  return {
    /** One page of a list with the total count, and how long the result is valid if it depends on time. */
    async listContent(query: ContentQuery, tag: Tag = nothing): Promise<ContentList> {
      tag(listTag(query.kind))
      const { contentTypes: types, timeZone } = await deps.settings.get()
      const filters = filtersOf(query, types, { now: deps.clock.now(), timeZone })
      if (!filters) return { items: [], total: 0 }
      const { where, withArticles, ...asked } = query
      const order = orderOf(query, types)
      const { ids, total } = await pageOfLists(db, anchors, { ...asked, order, filters })
      const freshUntil = await nextEnd(filters, timeZone)
      const held = freshUntil === undefined ? { total } : { total, freshUntil }
      if (ids.length === 0) return { items: [], ...held }
      const rows = await loadCardRows(ids)
      rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      const items = await toCards(deps, rows, tag, withArticles)
      return { items: await withStarts(findContentType(types, query.kind), items), ...held }
    },

    /** Categories for a filter: those with published pages, or the given ones even if empty. */
    async listCategories(
      { kind, within, ids }: Pick<ContentQuery, 'kind' | 'within' | 'ids'>,
      tag: Tag = nothing,
    ): Promise<Term[]> {
      tag(listTag(kind))
      if (ids?.length === 0 || within?.length === 0) return []
      let terms = db
        .selectFrom('terms')
        .select(['id', 'slug', 'name'])
        .where('kind', '=', kind)
        .where('taxonomy', '=', 'category')
      if (within) terms = terms.where('id', 'in', within)
      else {
        terms = terms.where(eb => {
          const pages = eb
            .selectFrom('page_terms')
            .innerJoin('page_listings as listing', 'listing.page_id', 'page_terms.page_id')
            .select(sql`1`.as('one'))
            .whereRef('term_id', '=', 'terms.id')
            .where('listing.list_id', '=', kindList(kind))
          return eb.exists(ids ? pages.where('listing.page_id', 'in', ids) : pages)
        })
      }
      return terms.orderBy('position').orderBy('name').execute()
    },

    /** Categories, tags or series with published pages, in the order of the admin, parents first. */
    async listTerms(
      kind: ContentKind,
      taxonomy: Taxonomy,
      tag: Tag = nothing,
    ): Promise<(Term & { description: string })[]> {
      tag(listTag(kind), termsTag(kind))
      const terms = await db
        .selectFrom('terms')
        .select(['id', 'parent_id', 'slug', 'name', 'description'])
        .where('kind', '=', kind)
        .where('taxonomy', '=', taxonomy)
        .orderBy('position')
        .orderBy('name')
        .execute()
      const counted = await countLists(
        db,
        terms.map(term => termList(term.id)),
      )
      return inTreeOrder(terms)
        .filter(({ row }) => counted.has(termList(row.id)))
        .map(({ row: { parent_id, ...term } }) => term)
    },

    /** Whether a category with this slug exists, even if empty. */
    async hasCategory(kind: ContentKind, slug: string): Promise<boolean> {
      const found = await db
        .selectFrom('terms')
        .select('id')
        .where('kind', '=', kind)
        .where('taxonomy', '=', 'category')
        .where('slug', '=', slug)
        .executeTakeFirst()
      return found !== undefined
    },

    /** Card data of a page, published or not; with the published title if there is one. */
    async findContent(
      id: string,
      tag: Tag = nothing,
      withArticle = false,
    ): Promise<ContentItem | undefined> {
      const row = await db
        .selectFrom('pages')
        .select(['id', 'kind', 'path', 'published_at', 'summary'])
        .select(eb => eb.fn.coalesce('published_title', 'title').as('published_title'))
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      tag(`page:${id}`, termsTag(row.kind))
      return (await toCards(deps, [row], tag, withArticle))[0]
    },

    /** The page's first category with its ancestors, top down; empty if it has none. */
    async findCategoryTrail(id: string, kind: ContentKind, tag: Tag = nothing): Promise<Term[]> {
      tag(`page:${id}`, termsTag(kind))
      const categories = await db
        .selectFrom('terms')
        .select(['id', 'parent_id', 'slug', 'name'])
        .where('kind', '=', kind)
        .where('taxonomy', '=', 'category')
        .orderBy('position')
        .orderBy('name')
        .execute()
      const own = await db
        .selectFrom('page_terms')
        .select('term_id')
        .where('page_id', '=', id)
        .execute()
      const first = categories.find(term => own.some(row => row.term_id === term.id))
      return trailOf(categories, first?.id ?? '')
    },

    /** A category with its ancestors, top down. */
    async findTrailOf(termId: string, kind: ContentKind, tag: Tag = nothing): Promise<Term[]> {
      tag(termsTag(kind))
      const categories = await db
        .selectFrom('terms')
        .select(['id', 'parent_id', 'slug', 'name'])
        .where('kind', '=', kind)
        .where('taxonomy', '=', 'category')
        .execute()
      return trailOf(categories, termId)
    },

    /** Ids of a page's terms and their ancestors, with the distance to each. */
    async findTerms(
      id: string,
      kind: ContentKind,
      tag: Tag = nothing,
    ): Promise<Map<string, number>> {
      tag(`page:${id}`, termsTag(kind))
      const [tree, own] = await Promise.all([
        db.selectFrom('terms').select(['id', 'parent_id']).where('kind', '=', kind).execute(),
        db.selectFrom('page_terms').select('term_id').where('page_id', '=', id).execute(),
      ])
      return stepsUpwards(
        tree,
        own.map(row => row.term_id),
      )
    },

    /** Previous and next page of the same kind, in the order of the content type. */
    async findNeighbours(id: string, kind: ContentKind, tag: Tag = nothing) {
      tag(listTag(kind))
      const { contentTypes } = await deps.settings.get()
      const { before, after } = await neighboursOf(db, id, kind, contentTypes)
      const ids = [before, after].filter(one => one !== undefined)
      const rows = ids.length > 0 ? await loadCardRows(ids) : []
      const items = await toCards(deps, rows, tag)
      const find = (wanted: string | undefined) => items.find(item => item.id === wanted)
      return { older: find(before), newer: find(after) }
    },
  }
}

function trailOf(categories: readonly (Term & { parent_id: string | null })[], id: string): Term[] {
  return upwardsFrom(categories, id)
    .reverse()
    .flatMap(above => categories.filter(term => term.id === above))
    .map(({ parent_id, ...term }) => term)
}
