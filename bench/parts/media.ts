import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { findChromium, launchArguments } from '../../e2e/support/chromium.ts'
import { loadOnPhone } from '../phone.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { median } from '../statistics.ts'

const ROUNDS = 5
const PLAYERS = 50
const FILM = 'film'
/** Selector of an initialized player. */
const READY = '.media-box[role="group"]'
const POSTER = { media: 'film-poster', alt: '' }

/**
 * Cost of the player on a phone: time from click to first frame, script until then, and a page with
 * fifty players.
 */
export async function measureMedia(site: Site): Promise<Figure[]> {
  putVideos(site, '/one-video', 1)
  putVideos(site, '/many-videos', PLAYERS)
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
  try {
    const plays: Awaited<ReturnType<typeof play>>[] = []
    const scrolls: Seen[] = []
    const bare: Seen[] = []
    // The first round warms up caches and is not counted.
    for (let round = 0; round <= ROUNDS; round++) {
      const one = await play(browser, site.url)
      const many = await scroll(browser, site.url, true)
      const without = await scroll(browser, site.url, false)
      if (round === 0) continue
      plays.push(one)
      scrolls.push(many)
      bare.push(without)
    }
    const many = `${PLAYERS} players, phone`
    return [
      {
        what: 'video, phone: press to first frame',
        value: median(plays.map(({ frameMs }) => frameMs)),
        unit: 'ms',
        aim: { atMost: 300 },
      },
      {
        what: 'video: script until the first frame, gzip or brotli',
        value: median(plays.map(({ scriptKb }) => scriptKb)),
        unit: 'KB',
        aim: { atMost: 60 },
      },
      {
        what: `${many}: blocking beyond the same page without them`,
        value: Math.max(0, blockingOf(scrolls) - blockingOf(bare)),
        unit: 'ms',
        aim: { atMost: 50 },
      },
      {
        what: `${many}: CLS of what is in a player`,
        value: median(scrolls.map(({ cls }) => cls)),
        unit: '',
        aim: { atMost: 0 },
      },
    ]
  } finally {
    await browser.close()
  }
}

function putVideos(site: Site, path: string, count: number) {
  const content = Array.from({ length: count }, (_, index) => ({
    type: 'video',
    props: { id: `film-${index}`, file: FILM, poster: POSTER, name: `Film ${index}` },
  }))
  const document = { schema: 1, upgrades: {}, root: { props: { title: 'Videos' } }, content }
  const file = join(site.dataDir, 'videos.json')
  writeFileSync(file, JSON.stringify(document))
  site.run('page', 'put', path, file)
}

/** Presses play after the player has loaded, as after scrolling to it. */
async function play(browser: Browser, url: string) {
  const { context, page } = await loadOnPhone(browser, `${url}/one-video`)
  await page.locator(READY).waitFor({ state: 'attached' })
  await page.waitForTimeout(500)
  const frameMs = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const video = document.querySelector('video')
        const button = document.querySelector<HTMLElement>('.video-play')
        const startedAt = performance.now()
        const look = (now: number) => {
          if (video && video.currentTime > 0) resolve(now - startedAt)
          else video?.requestVideoFrameCallback(look)
        }
        video?.requestVideoFrameCallback(look)
        button?.click()
      }),
  )
  const scriptKb = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = entries.filter(({ name }) => name.endsWith('.js'))
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024
  })
  await context.close()
  return { frameMs, scriptKb }
}

interface Seen {
  blocking: number
  cls: number
}
const blockingOf = (seen: readonly Seen[]) => median(seen.map(({ blocking }) => blocking))

/** Scrolls through the page screen by screen, with players or the browser's controls. */
async function scroll(browser: Browser, url: string, hasPlayers: boolean): Promise<Seen> {
  const { context, page } = await loadOnPhone(browser, `${url}/many-videos`, async page => {
    await page.addInitScript(observe)
    if (hasPlayers) return
    await page.route(/\/assets\/(?:client|players)-[^/]*\.js$/, route => route.abort())
  })
  const isDone = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  for (let steps = 0; steps < 100 && !(await isDone()); steps++) {
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(500)
  const [players, seen] = await page.evaluate(
    ready =>
      [
        document.querySelectorAll(ready).length,
        (window as unknown as { seen: Seen }).seen,
      ] as const,
    READY,
  )
  await context.close()
  if (players !== (hasPlayers ? PLAYERS : 0)) throw new Error(`${players} players were started`)
  return seen
}

/** Runs in the page first. */
function observe() {
  const seen = { blocking: 0, cls: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node?: Node | null }[]
      }
      const isOfPlayer = sources.some(({ node }) => node?.parentElement?.closest('[data-player]'))
      if (isOfPlayer) seen.cls += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
