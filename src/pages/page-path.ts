import { sql } from 'kysely'
import { toSkeleton } from '#base'
import type { Database } from '#db'
import { PATH_PATTERN, type PageKind } from './schema.ts'

const pathRule = new RegExp(PATH_PATTERN, 'u')
/** Addresses that belong to the program. */
const RESERVED =
  /^\/(ajax|assets|media|admin|api|dev|schema|fonts|product-files|order-downloads|healthz|readyz|metrics|forms|preview|staff|newsletter\/(confirm|preferences|unsubscribe|bounces)|comments\/unsubscribe)(\/|$)/

/** Also an address that looks like one of them, such as `/аdmin` with a Cyrillic letter. */
export const isReservedPath = (path: string): boolean =>
  RESERVED.test(path) || (/[^\p{ASCII}]/u.test(path) && RESERVED.test(toSkeleton(path)))

export function isPagePath(path: string, sharedPrefixes: readonly string[]): boolean {
  if (sharedPrefixes.some(prefix => path.startsWith(prefix))) return false
  return pathRule.test(path) && !isReservedPath(path)
}

/** Where a copy of a page may live; the first of these that is free is taken. */
export function* copyPaths(path: string): Generator<string> {
  const slash = path.lastIndexOf('/')
  const last = path.slice(slash + 1).slice(0, 85) || 'home'
  for (let n = 1; n <= 100; n++) {
    yield `${path.slice(0, slash)}/${last}-copy${n === 1 ? '' : `-${n}`}`
  }
}

export interface PageBelow {
  id: string
  path: string
  kind: PageKind
  published: boolean
}

const WITHOUT_ADDRESS: PageKind[] = ['block', 'preset']

/** The pages whose addresses begin with this one's; none of the home page, whose address is no beginning. */
export async function findPagesBelow(db: Database, path: string): Promise<PageBelow[]> {
  const start = `${path}/`
  const pattern = `${start.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'path', 'kind'])
    .select(eb => eb('published', 'is not', null).as('published'))
    .where(sql<boolean>`path like ${pattern} escape '\\'`)
    .where('kind', 'not in', WITHOUT_ADDRESS)
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
