import {
  createId,
  freeSlug,
  inTreeOrder,
  normalizeForSearch,
  ok,
  plainText,
  refuse,
  toSlug,
  upwardsFrom,
} from '#base'
import {
  type Database,
  inTransaction,
  invalidate,
  type ListOf,
  type ListOptions,
  type Tables,
} from '#db'
import { type ArchiveSettings, archivePath } from './archive-schema.ts'
import { countLists, pagesWithTerms, refreshListings, termList } from './listings.ts'
import type { PageDeps } from './page-deps.ts'
import { listTag, termsTag } from './page-tags.ts'
import { isTermSlugTaken, termsOf } from './page-terms.ts'
import type { createRedirects } from './redirects.ts'
import type { ContentKind, Settings, Taxonomy, TermEdit, TermItem } from './schema.ts'

export interface TermListOptions extends Omit<ListOptions, 'sort' | 'order'> {
  kind?: ContentKind | undefined
  taxonomy?: Taxonomy | undefined
}

/** Categories and tags for staff. */
export function createTerms({
  db,
  clock,
  settings,
  redirects,
}: Pick<PageDeps, 'db' | 'clock'> & {
  settings: { get(): Promise<Settings> }
  redirects: Pick<ReturnType<typeof createRedirects>, 'move'>
}) {
  /** Redirects the old URL of a public archive. */
  async function follow(
    tx: Database,
    places: ArchiveSettings,
    before: Tables['terms'],
    slug: string,
  ) {
    if ((await countLists(tx, [termList(before.id)])).size === 0) return
    const [of, by] = [before.kind as ContentKind, before.taxonomy as Taxonomy]
    const [from, to] = [before.slug, slug].map(one => archivePath(places, { of, by, slug: one }))
    if (from && to && from !== to) await redirects.move(tx, from, to)
  }

  return {
    /** Categories in tree order, then tags. Not paginated. */
    async list({ kind, taxonomy, ...query }: TermListOptions): Promise<ListOf<TermItem>> {
      let select = db
        .selectFrom('terms')
        .selectAll('terms')
        .select(eb =>
          eb
            .selectFrom('page_terms')
            .innerJoin('pages', 'pages.id', 'page_terms.page_id')
            .whereRef('page_terms.term_id', '=', 'terms.id')
            .where('pages.deleted_at', 'is', null)
            .select(inner => inner.fn.countAll<number>().as('pages'))
            .as('pages'),
        )
      if (kind) select = select.where('kind', '=', kind)
      if (taxonomy) select = select.where('taxonomy', '=', taxonomy)
      const rows = await select
        .orderBy('kind', 'desc')
        .orderBy('taxonomy')
        .orderBy('position')
        .orderBy('name')
        .execute()
      const items = inTreeOrder(rows).map(({ row, above }): TermItem => {
        const { parent_id: parentId, ...term } = row
        return {
          ...term,
          kind: term.kind as ContentKind,
          taxonomy: term.taxonomy as Taxonomy,
          parentId,
          pages: Number(term.pages),
          depth: above.length,
          path: [...above, row].map(one => one.name).join(' > '),
        }
      })
      const ids = query.ids?.split(',')
      const words = normalizeForSearch(query.q ?? '')
      const found = items.filter(
        item => (!ids || ids.includes(item.id)) && normalizeForSearch(item.path).includes(words),
      )
      const from = (query.page - 1) * query.perPage
      return { items: found.slice(from, from + query.perPage), total: found.length }
    },

    of: (pageId: string) => termsOf(db, pageId),

    /** Creates a term, or updates the one with this id. Its kind and taxonomy cannot change. */
    async save(edit: TermEdit, id?: string) {
      const places = await settings.get()
      return inTransaction({ db }, async tx => {
        const own = id ?? createId(clock)
        const rows = await tx.selectFrom('terms').selectAll().execute()
        const before = rows.find(row => row.id === id)
        if (id !== undefined && !before) return refuse('not-found')
        const { kind, taxonomy } = (before as TermEdit | undefined) ?? edit
        const name = plainText(edit.name)
        const others = rows.filter(
          row => row.id !== own && row.kind === kind && row.taxonomy === taxonomy,
        )
        const parentId = taxonomy === 'category' ? edit.parentId : null
        if (parentId !== null) {
          const above = upwardsFrom(rows, parentId)
          if (above.includes(own)) return refuse('circle')
          if (!others.some(row => row.id === parentId)) return refuse('not-found')
        }
        if (others.some(row => row.name === name && row.parent_id === parentId)) {
          return refuse('taken')
        }
        const slug = await freeSlug(toSlug(edit.slug || name) || own, async wanted =>
          isTermSlugTaken(others, wanted),
        )
        const description = plainText(edit.description ?? '')
        const row = { slug, name, description, parent_id: parentId, position: edit.position }
        await (before
          ? tx.updateTable('terms').set(row).where('id', '=', own).execute()
          : tx
              .insertInto('terms')
              .values({ id: own, kind, taxonomy, ...row })
              .execute())
        if (before) await follow(tx, places, before, slug)
        if (before && before.parent_id !== parentId) {
          await refreshListings(tx, await pagesWithTerms(tx, idsBelow(rows, own)))
        }
        const isRenamed = before && before.name !== name
        await invalidate(tx, [...tagsOf(kind), ...(isRenamed ? await pagesIn(tx, own) : [])])
        return ok({ id: own })
      })
    },

    /** Deletes a term. Children move up; pages are kept. */
    delete: (id: string) =>
      inTransaction({ db }, async tx => {
        const row = await tx
          .selectFrom('terms')
          .select(['kind', 'parent_id'])
          .where('id', '=', id)
          .executeTakeFirst()
        if (!row) return refuse('not-found')
        const pages = await pagesIn(tx, id)
        const below = idsBelow(
          await tx.selectFrom('terms').select(['id', 'parent_id']).execute(),
          id,
        )
        const listed = await pagesWithTerms(tx, below)
        await tx
          .updateTable('terms')
          .set({ parent_id: row.parent_id })
          .where('parent_id', '=', id)
          .execute()
        await tx.deleteFrom('terms').where('id', '=', id).execute()
        await refreshListings(tx, listed)
        await invalidate(tx, [...tagsOf(row.kind), ...pages])
        return ok()
      }),
  }
}

/** Ids of a category and its descendants. */
const idsBelow = (rows: readonly { id: string; parent_id: string | null }[], id: string) =>
  inTreeOrder(rows)
    .filter(({ row, above }) => [row, ...above].some(one => one.id === id))
    .map(({ row }) => row.id)

const tagsOf = (kind: string) => [listTag(kind), termsTag(kind)]

/** Cache tags of pages in a term. */
async function pagesIn(tx: Database, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('page_terms')
    .select('page_id')
    .where('term_id', '=', id)
    .execute()
  return rows.map(row => `page:${row.page_id}`)
}
