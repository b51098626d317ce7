import { createCounterTable, type ListOptions, MAX_TALLIED, type TALLY_SORTS } from '#db'
import type { PageDeps } from './page-deps.ts'
import { isReservedPath } from './page-path.ts'
import type { MissingPath } from './schema.ts'

export const MISSING_SORTS = ['name', 'times', 'lastAt', 'referrer'] as const
const SORTS: Record<string, (typeof TALLY_SORTS)[number]> = { name: 'id', referrer: 'note' }

const MAX_LENGTH = 500
/** Paths of pages, including those of older sites; files have other extensions. */
const LIKE_A_PAGE = /^(\/[\p{L}\p{N}][\p{L}\p{M}\p{N}_ -]*)+(\.html?)?$/u
/** Paths requested by vulnerability scanners. */
const PROBES =
  /\/(wp-\w+|wordpress|xmlrpc|phpmyadmin|phpinfo|cgi-bin|administrator|actuator|owa|ecp|boaform|hnap1|solr|geoserver|autodiscover|adminer|server-status|swagger-ui|api-docs)(\/|$)/i

/** Whether someone may have expected a page at this path. */
export const isLikeAPage = (path: string): boolean =>
  path.length <= MAX_LENGTH && LIKE_A_PAGE.test(path) && !PROBES.test(path) && !isReservedPath(path)

/** Requested paths that do not exist. */
export function createMissingPaths({ db, clock }: Pick<PageDeps, 'db' | 'clock'>) {
  const tally = createCounterTable({
    db,
    clock,
    table: 'missing_paths',
    key: 'path',
    note: 'referrer',
  })
  return {
    /** `note` is the referring page. */
    async add(missing: readonly { id: string; note: string; times: number; at: number }[]) {
      for (const one of missing) await tally.add(one)
      // Limits the growth within a day, in case someone requests many paths.
      if ((await tally.count()) > 2 * MAX_TALLIED) await tally.prune()
    },

    async list(options: ListOptions): Promise<{ items: MissingPath[]; total: number }> {
      const sort = SORTS[options.sort] ?? options.sort
      const { items, total } = await tally.list({ ...options, sort })
      return {
        items: items.map(({ id, note, ...one }) => ({ id, name: id, referrer: note, ...one })),
        total,
      }
    },

    forget: tally.forget,
    prune: tally.prune,
  }
}
