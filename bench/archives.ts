import { join } from 'node:path'
import { type Copied, copyRows } from './copy-rows.ts'
import type { Figure } from './report.ts'
import { removeFolder, type Site, startSite } from './site.ts'
import { percentile, timeEach } from './statistics.ts'

/** Of each of the demo's three posts: a thousand, and a hundred thousand. */
const COPIES = [334, 33_334]
const SAMPLES = 120
const MINUTE = 60_000

const POSTS = "(select id from pages where kind = 'post')"
/** Tables that hold something per post, parents first; each copy is a minute newer. */
const PER_POST: readonly Copied[] = [
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
const COUNT_AGAIN = `update page_lists set pages =
  (select count(*) from page_listings where list_id = page_lists.id)`

/** Archives with few and with many posts: flat, or the indexes are wrong. */
export async function measureArchives(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const copies of COPIES) {
    const { dataDir, stop } = await startSite()
    await stop()
    copyRows(join(dataDir, 'vitrine.db'), PER_POST, copies, COUNT_AGAIN)
    const site = await startSite({ dataDir })
    try {
      figures.push(...(await measureReads(site, Math.round((copies * 3) / 1000) * 1000)))
    } finally {
      await site.stop()
      removeFolder(dataDir)
    }
  }
  return figures
}

async function measureReads(site: Site, count: number): Promise<Figure[]> {
  const measure = async (what: string, path: string, share: number): Promise<Figure> => {
    const pages = Math.floor((count * share) / 10)
    // Pages from all over the list, none of them twice.
    const get = (index: number) =>
      fetch(`${site.url}${path}?posts-page=${1 + ((index * 37) % pages)}`).then(response =>
        response.arrayBuffer(),
      )
    await timeEach(10, index => get(index + SAMPLES))
    const times = await timeEach(Math.min(SAMPLES, pages - 10), get)
    const name = `${what}, ${count.toLocaleString('en')} posts, p95`
    return { what: name, value: percentile(times, 0.95), unit: 'ms', aim: { atMost: 30 } }
  }
  return [
    await measure('archive of a category', '/journal/category/form', 2 / 3),
    await measure('archive of a tag', '/journal/tag/celadon', 2 / 3),
    await measure('archive of an author', '/journal/author/atelier-nord', 1),
    await measure('archive of a month', '/journal/2026/11', 0.2),
  ]
}
