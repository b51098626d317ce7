import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { findChromium, launchArguments } from '../../e2e/support/chromium.ts'
import type { Figure } from '../report.ts'
import { root, type Site } from '../site.ts'

const built = join(root, 'dist/visitor')

/** Time for islands that hydrate when the browser is idle. */
const IDLE_MS = 1000
/** Scripts loaded for the header on page load: menus and scroll behavior. */
const OF_HEADER = ['src/visitor/menus/start-menus.ts', 'src/visitor/site-header/moving.ts']
/** Scripts loaded on click: the mobile menu and the search overlay. */
const BY_PRESS = ['src/visitor/site-header/panel.ts', 'src/visitor/search-overlay.ts']

/** Bytes of JavaScript and CSS (gzip) before the first interaction and after scrolling the home page. */
export async function measureWeight(site: Site): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
  try {
    const html = await fetch(site.url).then(response => response.text())
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(match => match[1]).join('')
    const core = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(
      match => match[1] ?? '',
    )
    const sizes = await Promise.all(core.map(src => scriptSize(site.url + src)))
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const scripts = new Set<string>()
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const steps = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight))
    for (let step = 0; step < steps; step++) {
      await page.mouse.wheel(0, 844)
      await page.waitForTimeout(150)
    }
    await page.waitForLoadState('networkidle')
    const all = await Promise.all([...scripts].map(scriptSize))
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0) / 1000
    return [
      { what: 'core script, gzip', value: sum(sizes), unit: 'KB', aim: { atMost: 8 } },
      {
        what: 'header script, gzip',
        value: sum(sizesBeyondCore(OF_HEADER)),
        unit: 'KB',
        aim: { atMost: 3 },
      },
      {
        what: 'header script that comes by a press, gzip',
        value: sum(sizesBeyondCore(BY_PRESS)),
        unit: 'KB',
      },
      {
        what: 'all script after scrolling the home, gzip',
        value: sum(all),
        unit: 'KB',
        aim: { atMost: 140 },
      },
      {
        what: 'styles of the home, gzip',
        value: gzipSync(styles).length / 1000,
        unit: 'KB',
        aim: { atMost: 20 },
      },
      {
        what: 'HTML of the home, gzip, styles included',
        value: gzipSync(html).length / 1000,
        unit: 'KB',
        aim: { atMost: 35 },
      },
      ...(await measureUntouched(browser, site)),
    ]
  } finally {
    await browser.close()
  }
}

/** Script that shop pages load by themselves, without scrolling or a touch. */
async function measureUntouched(browser: Browser, site: Site): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of ['/product/morning-mug', '/shop', '/cart']) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const scripts = new Set<string>()
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(IDLE_MS)
    const sizes = await Promise.all([...scripts].map(scriptSize))
    const value = sizes.reduce((total, size) => total + size, 0) / 1000
    const what = `${path}: script before the first touch, gzip`
    figures.push({ what, value, unit: 'KB', aim: { atMost: 30 } })
    await page.close()
  }
  return figures
}

/** Sizes of the chunks built from these sources and their imports, excluding the core. */
function sizesBeyondCore(sources: readonly string[]): number[] {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(join(built, '.vite/manifest.json'), 'utf8'),
  )
  const filesOf = (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    return [chunk.file, ...(chunk.imports ?? []).flatMap(filesOf)]
  }
  const core = new Set(filesOf('src/visitor/main.ts'))
  const own = [...new Set(sources.flatMap(filesOf))].filter(file => !core.has(file))
  return own.map(file => gzipSync(readFileSync(join(built, file))).length)
}

async function scriptSize(url: string): Promise<number> {
  const response = await fetch(url)
  const bytes = Buffer.from((await response.arrayBuffer()) as ArrayBuffer)
  return gzipSync(bytes).length
}
