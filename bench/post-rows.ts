import { DatabaseSync } from 'node:sqlite'
import type { Copied } from './copy-rows.ts'

const MINUTE = 60_000

const POSTS = "(select id from pages where kind = 'post')"
/** Tables with rows per post, parents first; each copy is a minute newer. */
export const PER_POST: readonly Copied[] = [
  {
    table: 'pages',
    own: ['id', 'path'],
    numbered: { column: 'published_at', step: MINUTE },
    where: "kind = 'post'",
  },
  { table: 'page_terms', own: ['page_id'], where: `page_id in ${POSTS}` },
  {
    table: 'page_listings',
    own: ['page_id'],
    numbered: { column: 'published_at', step: MINUTE },
    where: `page_id in ${POSTS}`,
  },
]
/** Counts that depend on the number of rows. */
export const POST_COUNTS = `update page_lists set pages =
  (select count(*) from page_listings where list_id = page_lists.id)`

/** Waits for background indexing of the copies, which is not part of this measurement. */
export async function untilIndexed(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const left = database.prepare(`select (select count(*) from pages where kind = 'post') -
    (select count(*) from search_entries where ref >= 'page:' and ref < 'page;') as posts`)
  while (Number(left.get()?.posts) > 0) await new Promise(resolve => setTimeout(resolve, 500))
  database.close()
}
