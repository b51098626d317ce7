import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionIn, Buyer } from '../../tests/support/buyer.ts'
import { productCsv } from '../product-rows.ts'
import type { Figure } from '../report.ts'
import { commandFile, type Site } from '../site.ts'
import { percentile } from '../statistics.ts'

/** Rows of the file; `IMPORT_PRODUCTS=20000` for a faster run. */
const PRODUCTS = Number(process.env.IMPORT_PRODUCTS ?? 100_000)
/** Fixed interval between requests, independent of response times. */
const PAUSE_MS = 100
/** Duration of the baseline without an import. */
const ALONE_MS = 5000
const POT = 'Type,SKU,Name,Published,Stock,"Regular price"\nsimple,pot,Beside pot,1,1000000,12.50\n'

/** Pages and cart additions while another process imports into the same SQLite file. */
export async function measureImportBeside(site: Site): Promise<Figure[]> {
  const [pot, many] = [join(site.dataDir, 'pot.csv'), join(site.dataDir, 'many.csv')]
  writeFileSync(pot, POT)
  writeFileSync(many, productCsv(PRODUCTS))
  site.run('import', 'products', pot)
  const html = await fetch(`${site.url}/product/beside-pot`).then(answer => answer.text())
  const product = /name="product" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const add = actionIn(html, 'add')

  let refused = 0
  const askAll = (isOver: () => boolean) =>
    Promise.all([
      ask(isOver, () => get(`${site.url}/about`)),
      // Different list pages, because the import invalidates all of them.
      ask(isOver, index => get(`${site.url}/shop?page=${1 + (index % 20)}`)),
      ask(isOver, async () => {
        const { status } = await new Buyer(() => site.url).call('/product/beside-pot', add, {
          product,
          quantity: '1',
        })
        if (status !== 200) refused++
      }),
    ])
  const alone = await askAll(after(ALONE_MS))

  const startedAt = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: site.dataDir }
  const args = [commandFile, 'import', 'products', many]
  const importing = spawn(process.execPath, args, { env, stdio: 'ignore' })
  const done = once(importing, 'exit')
  const hasEnded = () => importing.exitCode !== null || importing.signalCode !== null
  const [cached, rendered, adds] = await askAll(hasEnded)
  await done
  if (importing.exitCode !== 0) throw new Error(`the import ended with ${importing.exitCode}`)
  const seconds = (performance.now() - startedAt) / 1000
  const beside = `beside an import of ${PRODUCTS.toLocaleString('en')}`
  const pages = [...cached, ...rendered]
  const ms = (what: string, value: number, atMost?: number): Figure => ({
    what: `${beside}: ${what}`,
    value,
    unit: 'ms',
    ...(atMost && { aim: { atMost } }),
  })
  return [
    { what: `${beside}: took`, value: seconds, unit: 's' },
    {
      what: 'the same without it: pages, p95',
      value: percentile([...alone[0], ...alone[1]], 0.95),
      unit: 'ms',
    },
    {
      what: 'the same without it: add to cart, p95',
      value: percentile(alone[2], 0.95),
      unit: 'ms',
    },
    ms('pages, p95', percentile(pages, 0.95), 50),
    ms('pages, slowest', Math.max(...pages), 500),
    ms('a list, p95', percentile(rendered, 0.95)),
    ms('a page, p95', percentile(cached, 0.95)),
    ms('add to cart, p95', percentile(adds, 0.95)),
    ms('add to cart, slowest', Math.max(...adds)),
    {
      what: `${beside}: of ${adds.length} adds to cart refused`,
      value: refused,
      unit: '',
      aim: { atMost: 0 },
    },
  ]
}

/** Milliseconds of each call. Calls do not wait for each other, like visitors. */
async function ask(isOver: () => boolean, call: (index: number) => Promise<unknown>) {
  const times: number[] = []
  const calls: Promise<void>[] = []
  for (let index = 0; !isOver(); index++) {
    const startedAt = performance.now()
    calls.push(call(index).then(() => void times.push(performance.now() - startedAt)))
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  await Promise.all(calls)
  return times
}

function after(ms: number) {
  const endsAt = performance.now() + ms
  return () => performance.now() > endsAt
}

async function get(url: string) {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
}
