import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyRows } from '../copy-rows.ts'
import { growthOf } from '../growth/growth-of.ts'
import { untilIndexed } from '../post-rows.ts'
import { COUNT_AGAIN, PER_PRODUCT, productCsv, WORDS } from '../product-rows.ts'
import type { Figure } from '../report.ts'
import { removeFolder, type Site, startSite } from '../site.ts'
import { percentile, timeEach } from '../statistics.ts'

const FEW = 1000
const TIMES = 100
const SAMPLES = 120
const SORTS = ['default', 'newest', 'price-asc', 'price-desc', 'name', 'popularity']

/** Archive, search and product page with few and many products. Times must be flat, or an index is wrong. */
export async function measureCatalogue(): Promise<Figure[]> {
  const few = await startSite()
  const file = join(few.dataDir, 'products.csv')
  writeFileSync(file, productCsv(FEW))
  const startedAt = performance.now()
  few.run('import', 'products', file)
  const importedInMs = performance.now() - startedAt
  const database = join(few.dataDir, 'vitrine.db')
  await untilIndexed(database)
  const ofFew = await measureReads(few, FEW)
  const figures: Figure[] = [
    {
      what: `import of ${FEW.toLocaleString('en')} products`,
      value: importedInMs / 1000,
      unit: 's',
    },
    ...ofFew,
  ]
  await few.stop()
  copyRows(database, PER_PRODUCT, TIMES, COUNT_AGAIN)
  const many = await startSite({ dataDir: few.dataDir })
  try {
    await untilIndexed(database)
    const ofMany = await measureReads(many, FEW * TIMES)
    figures.push(...ofMany, ...growthOf(ofFew, ofMany))
  } finally {
    await many.stop()
    removeFolder(many.dataDir)
  }
  return figures
}

async function measureReads(site: Site, count: number): Promise<Figure[]> {
  const aim = { atMost: 20 }
  const measure = async (what: string, path: (index: number) => string): Promise<Figure> => {
    const get = (index: number) =>
      fetch(site.url + path(index)).then(response => response.arrayBuffer())
    await timeEach(10, index => get(index + 5000))
    const times = await timeEach(SAMPLES, get)
    const name = `${what}, ${count.toLocaleString('en')} products, p95`
    return { what: name, value: percentile(times, 0.95), unit: 'ms', aim }
  }
  return [
    await measure('shop archive', index => `/shop?page=${1 + index}&sort=${SORTS[index % 6]}`),
    await measure(
      'product search',
      index => `/shop?q=${WORDS[index % WORDS.length]}+${1 + (index % 97)}`,
    ),
    await measure('search for one letter', index => `/shop?q=b&page=${1 + (index % 16)}`),
    await measure('product page', index => `/product/bench-${1 + ((index * 7919) % FEW)}`),
  ]
}
