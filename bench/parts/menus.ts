import { type APIRequestContext, type Browser, chromium } from '@playwright/test'
import { change } from '../../e2e/support/admin-api.ts'
import { findChromium, launchArguments } from '../../e2e/support/chromium.ts'
import { putWithHeader } from '../../e2e/support/put-header.ts'
import { addStaff, signIn } from '../../e2e/support/staff-account.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { median } from '../statistics.ts'
import { CPU_SLOWDOWN, FRAME_MS, FRAME_WORK, recordTrace, type TraceEvent } from '../trace.ts'

const ENTRIES = 200
const ROUNDS = 5
/** Longer than the opening animation of a menu. */
const MOVES_MS = 800

interface Entry {
  label: string
  href: string
  mega?: { columns: number }
  children?: Entry[]
}
const entry = (label: string, more: Partial<Entry> = {}): Entry => ({ label, href: '/', ...more })
const entries = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => entry(`${name} ${at + 1}`))

/** 200 entries: in a row, in a submenu, and in a submenu with columns. */
const MENUS = {
  row: entries('Entry', ENTRIES),
  list: [entry('All', { children: entries('Entry', ENTRIES - 4) }), ...entries('Other', 3)],
  columns: [
    entry('All', {
      mega: { columns: 4 },
      children: entries('Group', 4).map(group => ({
        ...group,
        children: entries(group.label, 48),
      })),
    }),
    ...entries('Other', 3),
  ],
}
type Name = keyof typeof MENUS

/** The pressed control: the header's button, or the arrow next to the parent entry. */
const BUTTON = '.header-toggle'
const ARROW = 'summary[aria-label="All"]'

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const OPENINGS: { what: string; menu: Name; on: typeof DESKTOP; press: string[] }[] = [
  { what: 'dropdown', menu: 'list', on: DESKTOP, press: [ARROW] },
  { what: 'mega menu', menu: 'columns', on: DESKTOP, press: [ARROW] },
  { what: 'mobile menu', menu: 'row', on: PHONE, press: [BUTTON] },
  { what: 'list in the mobile menu', menu: 'list', on: PHONE, press: [BUTTON, ARROW] },
  { what: 'columns in the mobile menu', menu: 'columns', on: PHONE, press: [BUTTON, ARROW] },
]

/** Floor: a `details` with five links, without styles and scripts. */
const PLAIN = `data:text/html,<details><summary>All</summary><ul>${'<li><a href="/">One</a></li>'.repeat(5)}</ul></details>`

/**
 * First opening of a menu with 200 entries after its script has loaded: main thread CPU time from
 * the key press to the end of the next frame with 4× CPU slowdown. A plain page is the floor,
 * because machines differ; the work above it must fit into a frame.
 */
export async function measureMenus(site: Site): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
  try {
    const paths = await makePages(browser, site)
    const floor = await workOf(browser, PLAIN, DESKTOP, ['summary'])
    const figures: Figure[] = [
      { what: 'floor: five links on a plain page open, 4× CPU', value: floor, unit: 'ms' },
    ]
    for (const { what, menu, on, press } of OPENINGS) {
      const work = await workOf(browser, site.url + paths[menu], on, press)
      figures.push({
        what: `${what} of ${ENTRIES} entries opens, 4× CPU: work until the next frame, beyond the floor`,
        value: work - floor,
        unit: 'ms',
        aim: { atMost: FRAME_MS },
      })
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** Creates a page with a header for each menu; returns their URLs. */
async function makePages(browser: Browser, site: Site): Promise<Record<Name, string>> {
  const staff = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(staff, addStaff('owner', site.dataDir))
  const make = async (api: APIRequestContext, name: Name) => {
    const { id } = await change(api, '/menus', { name, location: null, items: MENUS[name] })
    const header = { menu: [{ type: 'menu', props: { id: 'menu', menu: id } }] }
    return putWithHeader(api, { wanted: `/menu-of-${name}`, header, content: [] })
  }
  const { request } = staff
  return {
    row: await make(request, 'row'),
    list: await make(request, 'list'),
    columns: await make(request, 'columns'),
  }
}

async function workOf(browser: Browser, url: string, on: typeof DESKTOP, press: string[]) {
  const seen: number[] = []
  // The first round warms up caches and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const workMs = await open(browser, url, on, press)
    if (round > 0) seen.push(workMs)
  }
  return median(seen)
}

/** Returns milliseconds of CPU time. */
async function open(
  browser: Browser,
  url: string,
  on: typeof DESKTOP,
  presses: string[],
): Promise<number> {
  const page = await browser.newPage(on)
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const last = presses.at(-1) ?? ''
    for (const selector of presses) {
      // Focusing loads its script.
      await page.focus(selector)
      await page.waitForTimeout(MOVES_MS)
      if (selector !== last) await page.keyboard.press('Enter')
      await page.waitForTimeout(MOVES_MS)
    }
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const events = await recordTrace(session, async () => {
      // By keyboard, because a pointer would open it on hover.
      await page.keyboard.press('Enter')
      await page.waitForTimeout(MOVES_MS)
    })
    return readWork(events)
  } finally {
    await page.close()
  }
}

function readWork(events: readonly TraceEvent[]): number {
  const press = events.find(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click',
  )
  if (!press) throw new Error('nothing was pressed')
  const own = events.filter(
    ({ pid, tid, ph }) => pid === press.pid && tid === press.tid && ph === 'X',
  )
  const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur
  const frames = own.filter(({ name, ts }) => name === FRAME_WORK && ts > press.ts)
  const [shown] = frames.toSorted((one, other) => one.ts - other.ts)
  if (!shown) throw new Error('nothing was shown')
  const until = own.filter(
    one => one.name === TASK && endOf(one) >= press.ts && one.ts <= endOf(shown),
  )
  return until.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
}

const TASK = 'ThreadControllerImpl::RunTask'
