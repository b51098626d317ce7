import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyRows } from '../copy-rows.ts'
import { BRANDS, COLOURS, PER_LISTED_PRODUCT, SIZES, variantCsv } from '../filter-rows.ts'
import { growthOf } from '../growth/growth-of.ts'
import { untilIndexed } from '../post-rows.ts'
import { COUNT_AGAIN } from '../product-rows.ts'
import type { Figure } from '../report.ts'
import { removeFolder, type Site, startSite } from '../site.ts'
import { percentile, timeEach } from '../statistics.ts'

const FEW = 1000
/** A million products take several gigabytes of disk: `FILTER_PRODUCTS=100000,1000000`. */
const COUNTS = (process.env.FILTER_PRODUCTS ?? '100000').split(',').map(Number)
const MOST_IN_LIMIT = 100_000
const SAMPLES = 150
const SORTS = ['default', 'newest', 'price-asc', 'price-desc', 'name', 'popularity', 'rating']

/**
 * Archives with filters and counts at 1,000 and 100,000 products of five variants, or other numbers,
 * in a shop with 300 attributes.
 */
export async function measureFilters(): Promise<Figure[]> {
  const few = await startSite()
  const file = join(few.dataDir, 'products.csv')
  writeFileSync(file, variantCsv(FEW))
  say(`importing ${FEW} products`)
  few.run('import', 'products', file)
  const ofFew = await measureArchives(few, FEW, 20)
  await few.stop()
  const figures = [...ofFew]
  for (const count of COUNTS) {
    const atMost = count > MOST_IN_LIMIT ? 40 : 20
    const ofMany = await measureCopies(few.dataDir, count / FEW, atMost)
    figures.push(...ofMany, ...(count > MOST_IN_LIMIT ? [] : growthOf(ofFew, ofMany)))
  }
  removeFolder(few.dataDir)
  return figures
}

/** Progress, because filling takes minutes. */
function say(text: string) {
  console.error(`  ${new Date().toISOString().slice(11, 19)} ${text}`)
}

async function measureCopies(dataDir: string, times: number, atMost: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  cpSync(dataDir, folder, { recursive: true })
  say(`copying ${FEW} products ${times} times`)
  copyRows(join(folder, 'vitrine.db'), PER_LISTED_PRODUCT, times, COUNT_AGAIN)
  say('starting the server')
  const site = await startSite({ dataDir: folder })
  try {
    await untilIndexed(join(folder, 'vitrine.db'))
    say('measuring')
    return await measureArchives(site, FEW * times, atMost)
  } finally {
    await site.stop()
    removeFolder(folder)
  }
}

async function measureArchives(site: Site, count: number, atMost: number): Promise<Figure[]> {
  const name = `${count.toLocaleString('en')} products`
  const get = async (path: string) => {
    const answer = await fetch(site.url + path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.arrayBuffer()
  }
  const startedAt = performance.now()
  await get('/shop?in_stock=1')
  const loadedInMs = performance.now() - startedAt
  for (const sort of SORTS) await get(`/shop?in_stock=1&sort=${sort}`)
  const measure = async (what: string, path: (index: number) => string): Promise<Figure> => {
    await timeEach(20, index => get(path(index + 5000)))
    const times = await timeEach(SAMPLES, index => get(path(index)))
    const aim = { atMost }
    return { what: `${what}, ${name}, p95`, value: percentile(times, 0.95), unit: 'ms', aim }
  }
  const pick = (values: readonly string[], index: number) => values[index % values.length]
  return [
    { what: `first archive with a filter after the start, ${name}`, value: loadedInMs, unit: 'ms' },
    await measure(
      'archive with three filters',
      index =>
        `/shop?colour=${pick(COLOURS, index)}&size=${pick(SIZES, index)}&brand=brand-${index % BRANDS},brand-${(index * 7 + 3) % BRANDS}&sort=${pick(SORTS, index)}&page=${1 + (index % 3)}`,
    ),
    await measure(
      'archive with color, price and stock',
      index => `/shop?colour=${pick(COLOURS, index)}&price=20-${60 + index}&in_stock=1`,
    ),
    await measure('archive without filters', index => `/shop?page=${1 + index}`),
    {
      what: `memory of the server after archives, ${name}`,
      value: residentMb(site.pid),
      unit: 'MB',
    },
  ]
}

/** Resident memory of a process (Linux). */
function residentMb(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return (Number(pages) * 4096) / 1e6
}
