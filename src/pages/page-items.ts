import { type Selectable, sql } from 'kysely'
import { contains, type ListColumns, type ListOptions, readLongList, type Tables } from '#db'
import type { PageDocument } from '#module-contract'
import type { PageDeps } from './page-deps.ts'
import { findPagesBelow } from './page-path.ts'
import { isCustomKind, type PageItem, type PageKind, type PageStatus } from './schema.ts'

const status = sql<PageStatus>`case
  when publish_at is not null then 'scheduled'
  when published is null then 'draft'
  when published = draft then 'published'
  else 'changed' end`
/** Path, or the previous path of a trashed page. */
const path = sql<string>`coalesce(trashed_path, path)`

const COLUMNS = {
  path: sql`path`,
  title: sql`lower(title)`,
  kind: sql`kind`,
  updatedAt: sql`updated_at`,
  publishedAt: sql`published_at`,
  deletedAt: sql`deleted_at`,
} as const
export type PageSort = keyof typeof COLUMNS

export interface PageListOptions extends ListOptions {
  sort: PageSort
  kind?: PageKind | undefined
  status?: PageStatus | 'trash' | undefined
  /** False excludes templates. */
  templates?: boolean | undefined
}

/** Kinds edited in the builder only. */
const PARTS = ['block', 'preset']
/** Templates have their own list, too. */
const LAYOUTS = [...PARTS, 'template']

/** Pages for staff. */
export function createPageItems({ db, documents }: Pick<PageDeps, 'db' | 'documents'>) {
  const items = () =>
    db
      .selectFrom('pages')
      .select(['id', 'kind', 'title', 'version', 'summary'])
      .select([
        'published_at as publishedAt',
        'publish_at as publishAt',
        'updated_at as updatedAt',
        'deleted_at as deletedAt',
        'saved_by as savedBy',
        'created_by as createdBy',
      ])
      .select([path.as('path'), status.as('status')])
      .select(eb => eb.fn.coalesce('saved_at', 'updated_at').as('savedAt'))

  function filtered(options: PageListOptions, columns: ListColumns) {
    const { ids, q, kind } = options
    // Others have no previous path, so the index of paths can be used.
    const listedPath = ids || options.status === 'trash' ? path : sql<string>`path`
    const sorted = options.sort === 'path' ? listedPath : COLUMNS[options.sort]
    let query = items().orderBy(sorted, options.order).orderBy('id', options.order)
    if (ids) query = query.where('id', 'in', ids.split(','))
    else query = query.where('deleted_at', options.status === 'trash' ? 'is not' : 'is', null)
    if (kind) query = query.where(columns.filter<string>('kind'), '=', kind)
    else if (!ids) {
      query = query.where('kind', 'not in', options.templates === false ? LAYOUTS : PARTS)
    }
    if (options.status && options.status !== 'trash') {
      query = query.where(columns.filter(status), '=', options.status)
    }
    if (q) query = query.where(contains(q, 'title', listedPath))
    return query
  }

  async function readFields(ids: readonly string[]) {
    const rows = await db
      .selectFrom('pages')
      .select(['id', 'draft'])
      .where('id', 'in', ids)
      .execute()
    return new Map(
      rows.map(({ id, draft }) => {
        const { root } = JSON.parse(draft) as PageDocument
        return [id, root.props.fields ?? {}]
      }),
    )
  }

  return {
    async listItems(options: PageListOptions) {
      const { items: rows, total } = await readLongList({ db, id: 'id' }, options, columns =>
        filtered(options, columns),
      )
      const found = rows.map(toItem)
      if (found.length === 0 || !isCustomKind(options.kind ?? '')) return { items: found, total }
      const fields = await readFields(found.map(({ id }) => id))
      return { items: found.map(item => ({ ...item, fields: fields.get(item.id) })), total }
    },

    /** Pages whose path starts with the given one. */
    findBelow: (path: string) => findPagesBelow(db, path),

    /** Includes trashed pages. */
    async findItem(id: string): Promise<PageItem | undefined> {
      const row = await items().where('id', '=', id).executeTakeFirst()
      return row && toItem(row)
    },

    /** The draft upgraded to the current version; unchanged if a newer program wrote it. */
    async findDraft(id: string): Promise<{ document: PageDocument; isNewer: boolean } | undefined> {
      const row = await db
        .selectFrom('pages')
        .select('draft')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      const stored = JSON.parse(row.draft) as PageDocument
      return { document: documents.upgrade(stored), isNewer: documents.isNewer(stored) }
    },
  }
}

function toItem(
  row: Omit<PageItem, 'kind' | 'summary'> & Pick<Selectable<Tables['pages']>, 'kind' | 'summary'>,
): PageItem {
  return { ...row, kind: row.kind as PageKind, summary: JSON.parse(row.summary) }
}
