import { DatabaseSync } from 'node:sqlite'
import type { Copied } from './copy-rows.ts'

const MINUTE = 60_000
/** The index grows several times a second while texts are missing. */
const QUIET_MS = 2000

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

/** Waits until the search index has all posts and products; indexing is not measured. */
export async function untilIndexed(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const count = database.prepare('select count(*) as entries from search_entries')
  const missing = database.prepare(`select (select count(*) from pages where kind = 'post') -
    (select count(*) from search_entries where ref >= 'page:' and ref < 'page;') as posts,
    (select count(*) from products where status = 'published' and visibility in ('visible', 'search'))
    - (select count(*) from search_entries where ref >= 'product:' and ref < 'product;') as products`)
  const isMissing = () => {
    const { posts, products } = missing.get() ?? {}
    return Number(posts) > 0 || Number(products) > 0
  }
  for (let last = -1, entries = 0; entries !== last || isMissing(); ) {
    last = entries
    await new Promise(resolve => setTimeout(resolve, QUIET_MS))
    entries = Number(count.get()?.entries)
  }
  database.close()
}
