import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium, launchArguments } from '../../e2e/support/chromium.ts'
import { loadOnPhone } from '../phone.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { median } from '../statistics.ts'

const ROUNDS = 7
interface Vitals {
  fcp: number
  lcp: number
  cls: number
  blocking: number
}

/**
 * Page load on a phone with a slow network, next to the floor: the same HTML and hero image without
 * scripts and web fonts. Pages alternate, so that disturbances affect all of them.
 */
export async function measureVitals(site: Site): Promise<Figure[]> {
  const floor = await startFloor(site)
  const paths = ['/', '/shop', '/product/morning-mug', '/cart']
  try {
    const seen = await visitInTurn([floor.url, ...paths.map(path => site.url + path)])
    const [bare, home, ...shop] = seen as [Vitals, Vitals, ...Vitals[]]
    return [
      { what: 'home, phone: FCP', value: home.fcp, unit: 's' },
      {
        what: 'home, phone: FCP to floor',
        value: home.fcp / bare.fcp,
        unit: '×',
        aim: { atMost: 1.1 },
      },
      { what: 'home, phone: LCP', value: home.lcp, unit: 's' },
      {
        what: 'home, phone: LCP to floor',
        value: home.lcp / bare.lcp,
        unit: '×',
        aim: { atMost: 1.05 },
      },
      { what: 'home, phone: CLS', value: home.cls, unit: '', aim: { atMost: 0.001 } },
      {
        what: 'home, phone: blocking beyond the floor',
        value: home.blocking - bare.blocking,
        unit: 'ms',
        aim: { atMost: 10 },
      },
      { what: 'floor, phone: FCP', value: bare.fcp, unit: 's' },
      { what: 'floor, phone: LCP', value: bare.lcp, unit: 's' },
      { what: 'floor, phone: blocking', value: bare.blocking, unit: 'ms' },
      ...shop.flatMap((page, index): Figure[] => {
        const name = `${paths[index + 1]}, phone`
        return [
          { what: `${name}: LCP`, value: page.lcp, unit: 's', aim: { atMost: 1 } },
          { what: `${name}: CLS`, value: page.cls, unit: '', aim: { atMost: 0.005 } },
        ]
      }),
    ]
  } finally {
    floor.stop()
  }
}

/** Medians per URL. */
async function visitInTurn(urls: string[]): Promise<Vitals[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
  try {
    const runs: Vitals[][] = urls.map(() => [])
    // The first round warms up caches and is not counted.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [index, url] of urls.entries()) {
        const seen = await visit(browser, url)
        if (round > 0) runs[index]?.push(seen)
      }
    }
    return runs.map(visits => {
      const of = (name: keyof Vitals) => median(visits.map(one => one[name]))
      return { fcp: of('fcp'), lcp: of('lcp'), cls: of('cls'), blocking: of('blocking') }
    })
  } finally {
    await browser.close()
  }
}

async function visit(browser: Browser, url: string): Promise<Vitals> {
  const prepare = (page: Page) => page.addInitScript(observe)
  const { context, page } = await loadOnPhone(browser, url, prepare)
  await page.waitForTimeout(1500)
  const seen = await readVitals(page)
  await context.close()
  return seen
}

/** Runs in the page first. */
function observe() {
  const found = { lcp: 0, cls: 0, blocking: 0 }
  Object.assign(window, { vitals: found })
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', entry => {
    found.lcp = entry.startTime
  })
  watch('layout-shift', entry => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) found.cls += shift.value
  })
  watch('longtask', entry => {
    found.blocking += Math.max(0, entry.duration - 50)
  })
}

function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const { vitals } = window as unknown as { vitals: Omit<Vitals, 'fcp'> }
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return {
      fcp: (paint?.startTime ?? 0) / 1000,
      lcp: vitals.lcp / 1000,
      cls: vitals.cls,
      blocking: vitals.blocking,
    }
  })
}

/** Serves the home page without scripts and fonts, with its images, from a bare server. */
async function startFloor(site: Site) {
  const headers = { 'accept-encoding': 'br' }
  const html = await fetch(site.url, { headers }).then(response => response.text())
  const { brotliCompressSync } = await import('node:zlib')
  const body = brotliCompressSync(
    html
      .replace(/<script type="module"[^>]*><\/script>/g, '')
      .replace(/@font-face\s*\{[^}]*\}/g, '')
      .replace(/<link rel="preload" as="font"[^>]*>/g, ''),
  )
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      const type = 'text/html; charset=utf-8'
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body)
      return
    }
    const file = await fetch(site.url + request.url)
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await file.arrayBuffer()))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
