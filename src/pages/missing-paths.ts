import { createTally, type ListOptions, MAX_TALLIED, type TALLY_SORTS } from '#db'
import type { PageDeps } from './page-deps.ts'
import { isReservedPath } from './page-path.ts'
import type { MissingPath } from './schema.ts'

export const MISSING_SORTS = ['name', 'times', 'lastAt', 'referrer'] as const
const SORTS: Record<string, (typeof TALLY_SORTS)[number]> = { name: 'id', referrer: 'note' }

const MAX_LENGTH = 500
/** Addresses as owners write them, and pages of an older site; files have other ends. */
const LIKE_A_PAGE = /^(\/[\p{L}\p{N}][\p{L}\p{M}\p{N}_ -]*)+(\.html?)?$/u
/** What programs look for that search for holes. */
const PROBES =
  /\/(wp-\w+|wordpress|xmlrpc|phpmyadmin|phpinfo|cgi-bin|administrator|actuator|owa|ecp|boaform|hnap1|solr|geoserver|autodiscover|adminer|server-status|swagger-ui|api-docs)(\/|$)/i

/** Whether somebody may have meant a page by this address. */
export const isLikeAPage = (path: string): boolean =>
  path.length <= MAX_LENGTH && LIKE_A_PAGE.test(path) && !PROBES.test(path) && !isReservedPath(path)

/** Addresses that visitors asked for and did not find. */
export function createMissingPaths({ db, clock }: Pick<PageDeps, 'db' | 'clock'>) {
  const tally = createTally({ db, clock, table: 'missing_paths', key: 'path', note: 'referrer' })
  return {
    /** `note` is the page that led there. */
    async add(missing: readonly { id: string; note: string; times: number; at: number }[]) {
      for (const one of missing) await tally.add(one)
      // Whoever asks for one address after the other does not make it grow for a day.
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
