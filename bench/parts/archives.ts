import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copyRows } from '../copy-rows.ts'
import { growthOf } from '../growth/growth-of.ts'
import { PER_POST, POST_COUNTS, untilIndexed } from '../post-rows.ts'
import type { Figure } from '../report.ts'
import { removeFolder, type Site, startSite } from '../site.ts'
import { percentile, timeEach } from '../statistics.ts'

/** Copies of each of the demo's three posts, for a thousand and a hundred thousand posts. */
const COPIES = [334, 33_334]
const SAMPLES = 120
/** Archive size without a template. */
const PER_PAGE = 10

/** The month with the most posts as in archive URLs (`2026/10`), and their number. */
const BUSIEST = `select strftime('%Y/%m', published_at / 1000, 'unixepoch') as month, count(*) as posts
  from pages where kind = 'post' group by month order by posts desc limit 1`

/** Archives and searches with few and many posts. Times must be flat, or an index is wrong. */
export async function measureArchives(): Promise<Figure[]> {
  const figures: Figure[][] = []
  for (const copies of COPIES) {
    const { dataDir, stop } = await startSite()
    await stop()
    const file = join(dataDir, 'vitrine.db')
    copyRows(file, PER_POST, copies, POST_COUNTS)
    const busiest = readBusiest(file)
    const site = await startSite({ dataDir })
    try {
      await untilIndexed(file)
      figures.push([
        ...(await measureReads(site, copies, busiest)),
        await measureSearch(site, copies, readWords(file)),
      ])
    } finally {
      await site.stop()
      removeFolder(dataDir)
    }
  }
  const [few = [], many = []] = figures
  return [...few, ...many, ...growthOf(few, many)]
}

/** Distinct words of all posts as search queries. */
function readWords(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const bodies = database
    .prepare("select distinct body from search_entries where ref >= 'page:' and ref < 'page;'")
    .all()
    .map(({ body }) => String(body))
  database.close()
  const words = bodies.flatMap(body => body.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  return [...new Set(words)]
}

function readBusiest(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const { month, posts } = database.prepare(BUSIEST).get() ?? {}
  database.close()
  return { month: String(month), posts: Number(posts) }
}

const countOf = (copies: number) => (Math.round((copies * 3) / 1000) * 1000).toLocaleString('en')

/** Each search once: single words, then pairs. */
async function measureSearch(site: Site, copies: number, words: string[]): Promise<Figure> {
  const search = async (index: number) => {
    const word = words[index % words.length]
    const other = index % 2 ? ` ${words[(index * 7) % words.length]}` : ''
    const response = await fetch(`${site.url}/search?q=${encodeURIComponent(word + other)}`)
    if (!response.ok) throw new Error(`search for ${word}${other}: ${response.status}`)
    await response.arrayBuffer()
  }
  await timeEach(SAMPLES, search)
  const times = await timeEach(SAMPLES, index => search(SAMPLES + index))
  const what = `search for a word or two, ${countOf(copies)} posts, p95`
  return { what, value: percentile(times, 0.95), unit: 'ms', aim: { atMost: 20 } }
}

async function measureReads(
  site: Site,
  copies: number,
  { month, posts }: ReturnType<typeof readBusiest>,
): Promise<Figure[]> {
  const count = countOf(copies)
  /** Pages from the whole list, each once. The first third warms up the server. */
  const measure = async (what: string, path: string, listed: number): Promise<Figure> => {
    const pages = Math.floor(listed / PER_PAGE)
    const get = async (index: number) => {
      const page = 1 + ((index * 37) % pages)
      const response = await fetch(`${site.url}${path}?posts-page=${page}`)
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      await response.arrayBuffer()
    }
    const warm = Math.min(SAMPLES, Math.floor(pages / 3))
    await timeEach(warm, get)
    const times = await timeEach(Math.min(SAMPLES, pages - warm), index => get(warm + index))
    const name = `${what}, ${count} posts, p95`
    return { what: name, value: percentile(times, 0.95), unit: 'ms', aim: { atMost: 20 } }
  }
  return [
    await measure('archive of an author', '/journal/author/atelier-nord', copies * 3),
    await measure('archive of a category', '/journal/category/form', copies * 2),
    await measure('archive of a tag', '/journal/tag/celadon', copies * 2),
    await measure('archive of a month', `/journal/${month}`, posts),
  ]
}
