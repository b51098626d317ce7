import { sql } from 'kysely'
import { toSkeleton } from '#base'
import type { Database } from '#db'
import { PATH_PATTERN, type PageKind } from './schema.ts'

const pathRule = new RegExp(PATH_PATTERN, 'u')
/** Paths reserved by the program. */
const RESERVED =
  /^\/(ajax|assets|media|admin|api|dev|schema|fonts|product-files|order-downloads|review-photos|healthz|readyz|startupz|metrics|forms|preview|staff|newsletter\/(confirm|preferences|unsubscribe|bounces)|comments\/unsubscribe)(\/|$)/

/** Includes look-alikes such as `/аdmin` with a Cyrillic letter. */
export const isReservedPath = (path: string): boolean =>
  RESERVED.test(path) || (/[^\p{ASCII}]/u.test(path) && RESERVED.test(toSkeleton(path)))

export function isPagePath(path: string, sharedPrefixes: readonly string[]): boolean {
  if (sharedPrefixes.some(prefix => path.startsWith(prefix))) return false
  return pathRule.test(path) && !isReservedPath(path)
}

/** Candidate paths for a copy of a page; the first free one is used. */
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

/** Pages whose path starts with the given one; none for the home page. */
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
  // SQLite's comparison ignores ASCII case.
  return rows
    .filter(row => row.path.startsWith(start))
    .map(({ id, path, kind, published }) => ({
      id,
      path,
      kind: kind as PageKind,
      published: Boolean(published),
    }))
}
