import { sql } from 'kysely'
import type { Database } from '#db'
import { PAGE_KINDS, type PageKind } from './schema.ts'

export interface PageBelow {
  id: string
  path: string
  kind: PageKind
  published: boolean
}

const ADDRESSED = PAGE_KINDS.filter(kind => kind !== 'block' && kind !== 'preset')

/** The pages whose addresses begin with this one's; none of the home page, whose address is no beginning. */
export async function findPagesBelow(db: Database, path: string): Promise<PageBelow[]> {
  const start = `${path}/`
  const pattern = `${start.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'path', 'kind'])
    .select(eb => eb('published', 'is not', null).as('published'))
    .where(sql<boolean>`path like ${pattern} escape '\\'`)
    .where('kind', 'in', ADDRESSED)
    .where('deleted_at', 'is', null)
    .orderBy('path')
    .execute()
  // SQLite takes `A` and `a` for the same there.
  return rows
    .filter(row => row.path.startsWith(start))
    .map(({ id, path, kind, published }) => ({
      id,
      path,
      kind: kind as PageKind,
      published: Boolean(published),
    }))
}
