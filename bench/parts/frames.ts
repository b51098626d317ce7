import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { findChromium, launchArguments } from '../../e2e/support/chromium.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { median, percentile } from '../statistics.ts'
import { CPU_SLOWDOWN, FRAME_MS, FRAME_WORK, recordTrace, type TraceEvent } from '../trace.ts'

/** Odd number of rounds; the median excludes disturbances. */
const ROUNDS = 3
const VIEWPORT = { width: 1280, height: 800 }

interface Motion {
  what: string
  /** Resolves when the page is ready for the motion; `move` starts it. */
  prepare(page: Page): Promise<void>
  move(page: Page): Promise<void>
}

/** Distance and duration of a scroll. */
const SCROLL = { byPx: 3000, ms: 2000 }

const MOTIONS: Motion[] = [
  {
    what: 'a slider fades',
    async prepare(page) {
      const slider = page.locator('#frames-slider')
      await slider.scrollIntoViewIfNeeded()
      await slider.getByRole('button', { name: 'Next slide' }).hover()
    },
    async move(page) {
      await press(page)
      await page.waitForTimeout(700)
    },
  },
  {
    what: 'a portfolio filters',
    async prepare(page) {
      const work = page.locator('#frames-work')
      await work.scrollIntoViewIfNeeded()
      await work.getByRole('link', { name: /^All/ }).click()
      await page.waitForTimeout(1000)
      await work.getByRole('link', { name: /^Vessels/ }).hover()
    },
    async move(page) {
      await press(page)
      await page.waitForTimeout(700)
    },
  },
  {
    what: 'a page with effects scrolls',
    prepare: page => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })),
    async move(page) {
      const session = await page.context().newCDPSession(page)
      await session.send('Input.synthesizeScrollGesture', {
        x: VIEWPORT.width / 2,
        y: VIEWPORT.height / 2,
        yDistance: -SCROLL.byPx,
        speed: (SCROLL.byPx / SCROLL.ms) * 1000,
        gestureSourceType: 'mouse',
      })
      await session.detach()
    },
  },
]

/** Presses at the current position, because Playwright's click waits for idle frames. */
async function press(page: Page) {
  await page.mouse.down()
  await page.mouse.up()
}

/**
 * Frames that a browser with 4× CPU slowdown presents for each motion, from its trace, next to the
 * floor: a plain page with one fading box. Without a GPU, fewer frames are presented than on a
 * phone, so the ratio and the main thread time per frame count.
 */
export async function measureFrames(site: Site): Promise<Figure[]> {
  const file = join(site.dataDir, 'frames.json')
  writeFileSync(file, JSON.stringify(framesPage()))
  site.run('page', 'put', '/frames', file)
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
  try {
    const floor = await trace(browser, 'data:text/html,', fadeBox)
    const figures: Figure[] = [
      {
        what: 'floor: a box fades, frames a second',
        value: floor.framesPerSecond,
        unit: '/s',
      },
    ]
    for (const { what, prepare, move } of MOTIONS) {
      const seen = await trace(browser, `${site.url}/frames`, move, prepare)
      figures.push(
        {
          what: `${what}, 4× CPU: share of its frames shown, to floor`,
          value: seen.shown / floor.shown,
          unit: '',
          aim: { atLeast: 0.95 },
        },
        {
          what: `${what}, 4× CPU: work of the page within a frame, p95`,
          value: seen.workMs,
          unit: 'ms',
          aim: { atMost: FRAME_MS },
        },
      )
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function fadeBox(page: Page) {
  await page.evaluate(async () => {
    const box = document.createElement('div')
    box.style.cssText = 'position:fixed;inset:10%;background:#a94a26'
    document.body.append(box)
    await box.animate({ opacity: [0, 1] }, 1000).finished
  })
}

async function trace(
  browser: Browser,
  url: string,
  move: (page: Page) => Promise<void>,
  prepare?: (page: Page) => Promise<void>,
) {
  const page = await browser.newPage({ viewport: VIEWPORT })
  try {
    await page.goto(url, { waitUntil: 'load' })
    await seeAll(page)
    await prepare?.(page)
    await page.waitForTimeout(1000)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await move(page)
    await page.waitForTimeout(500)
    const seen: Recorded[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await prepare?.(page)
      await page.waitForTimeout(500)
      seen.push(await record(session, () => move(page)))
    }
    const middle = (of: (one: Recorded) => number) => median(seen.map(of))
    return {
      shown: middle(one => one.shown),
      framesPerSecond: middle(one => one.frames / one.seconds),
      workMs: middle(one => one.workMs),
    }
  } finally {
    await page.close()
  }
}

/** Scrolls through the page so that lazy images and scripts are loaded before measuring. */
async function seeAll(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(resolve => setTimeout(resolve, 150))
    }
  })
}

interface Recorded {
  seconds: number
  /** Presented frames between the first and last presented one. */
  shown: number
  frames: number
  workMs: number
}

async function record(session: CDPSession, move: () => Promise<void>): Promise<Recorded> {
  let seconds = 0
  const events = await recordTrace(session, async () => {
    const startedAt = performance.now()
    await move()
    seconds = (performance.now() - startedAt) / 1000
  })
  const frames = timesOf(events, 'Display::FrameDisplayed')
  return {
    seconds,
    shown: shareShown(frames, timesOf(events, 'Scheduler::BeginFrame')),
    frames: frames.length,
    workMs: workPerFrame(events),
  }
}

function timesOf(events: readonly TraceEvent[], name: string): number[] {
  return events
    .filter(event => event.name === name)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b)
}

/** Ignores frames before the first and after the last change, which show nothing. */
function shareShown(shown: readonly number[], begun: readonly number[]): number {
  const [first = 0, last = 0] = [shown[0], shown.at(-1)]
  const between = begun.filter(at => at >= first && at <= last).length
  return between > 0 ? (shown.length - 1) / between : 0
}

/** Main thread CPU time per frame, which is independent of other processes. */
function workPerFrame(events: readonly TraceEvent[]): number {
  const work = events
    .filter(({ name, ph }) => name === FRAME_WORK && ph === 'X')
    .map(({ tdur = 0 }) => tdur / 1000)
  return work.length > 0 ? percentile(work, 0.95) : 0
}

function framesPage() {
  const node = (type: string, id: string, props: object) => ({
    type,
    props: { id: `frames-${id}`, ...props },
  })
  const picture = (media: string) => ({ media })
  return {
    schema: 1,
    upgrades: {},
    root: { props: { title: 'Frames' } },
    content: [
      node('slider', 'slider', {
        slides: ['hero', 'studio-wheel', 'studio-kiln'].map((media, index) => ({
          title: `Slide ${index + 1}`,
          body: '<p>Words of it.</p>',
          image: picture(media),
        })),
      }),
      node('portfolio', 'work', { perPage: 6, filter: true }),
      ...['studio-shelves', 'studio-tools', 'studio-glazes', 'hero'].map((media, index) =>
        node('section', `section-${index}`, {
          content: [
            node('heading', `heading-${index}`, {
              text: 'Moves as it is scrolled',
              design: {
                scrollVertical: { entering: 120, leaving: -120 },
                scrollOpacity: { entering: 0, leaving: 0 },
                scrollRotate: { entering: -4, leaving: 4 },
              },
            }),
            node('image', `image-${index}`, {
              image: picture(media),
              design: { scrollScale: { entering: 80 } },
            }),
          ],
          design: { background: { image: { media, parallax: 'slow' } } },
        }),
      ),
    ],
  }
}
