import { type APIRequestContext, type Browser, chromium } from '@playwright/test'
import { change } from '../e2e/support/admin-api.ts'
import { findChromium, launchArguments } from '../e2e/support/chromium.ts'
import { putWithHeader } from '../e2e/support/put-header.ts'
import { addStaff, signIn } from '../e2e/support/staff-account.ts'
import type { Figure } from './report.ts'
import type { Site } from './site.ts'
import { median } from './statistics.ts'
import { CPU_SLOWDOWN, FRAME_MS, FRAME_WORK, recordTrace, type TraceEvent } from './trace.ts'

const ENTRIES = 200
const ROUNDS = 5
/** Longer than what moves when a menu opens. */
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

/** Each of 200 entries: in a row, below one of four, and in columns below one of four. */
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

/** What is pressed: the button of the header, or the arrow beside the entry that holds the others. */
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

/** What opens on a plain page, for the floor: a `details` with five links, without styles and scripts. */
const PLAIN = `data:text/html,<details><summary>All</summary><ul>${'<li><a href="/">One</a></li>'.repeat(5)}</ul></details>`

/**
 * A menu of 200 entries that opens for the first time, its script being there: what the page's own thread works from the press to the end
 * of the next frame, on a processor four times slower, in time of the processor. What a plain page takes for as much as that is the floor, by
 * which machines differ: what counts is the work beyond it, which has a frame's time.
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

/** A page under a header for each menu; answers their addresses. */
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
  // The first fills caches of the machine and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const workMs = await open(browser, url, on, press)
    if (round > 0) seen.push(workMs)
  }
  return median(seen)
}

/** Milliseconds of work. */
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
      // Its script comes with the focus.
      await page.focus(selector)
      await page.waitForTimeout(MOVES_MS)
      if (selector !== last) await page.keyboard.press('Enter')
      await page.waitForTimeout(MOVES_MS)
    }
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const events = await recordTrace(session, async () => {
      // By keyboard: a pointer would have opened it on its way there.
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
