import { type APIRequestContext, type Browser, chromium } from '@playwright/test'
import { change } from '../../e2e/support/admin-api.ts'
import { findChromium, launchArguments } from '../../e2e/support/chromium.ts'
import { sitemapPaths } from '../../e2e/support/sitemap-paths.ts'
import { addStaff, signIn } from '../../e2e/support/staff-account.ts'
import { NETWORK } from '../phone.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { loadEmulated } from '../stalled-loads.ts'

const STYLES = ['default', 'centered', 'inline', 'slide-in', 'fullscreen', 'vertical']
const WIDTHS = [390, 820, 1440]
/** Pages loaded in parallel; they mostly wait for the network. */
const BATCH_SIZE = 4
/** Waiting times for the new header to reach all pages, and for late fonts. */
const TIME_TO_SPREAD_MS = 1500
const SETTLED_MS = 400
/** Several pages share the processors. */
const LOAD_MS = 90_000

/**
 * Layout shift of every demo page with every header style, with empty cache and a slow network: the
 * maximum per page.
 */
export async function measureShifts(site: Site): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
  try {
    const staff = await (await browser.newContext({ baseURL: site.url })).newPage()
    await signIn(staff, addStaff('owner', site.dataDir))
    const setStyle = await createHeader(staff.request)
    const paths = [...(await sitemapPaths(staff.request)), '/cart', '/search?q=bowl', '/nowhere']
    const figures: Figure[] = []
    for (const style of STYLES) {
      await setStyle(style)
      figures.push(...(await measureStyle(browser, site.url, style, paths)))
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** Creates a site-wide header; returns a function that changes its style. */
async function createHeader(api: APIRequestContext) {
  const conditions = { include: [{ kind: 'site' }], exclude: [] }
  const { id } = await change(api, '/templates', { name: 'Measured', part: 'header', conditions })
  return async (style: string) => {
    const { version, document } = await (await api.get(`/api/admin/pages/${id}`)).json()
    const [header] = document.content
    const content = [{ ...header, props: { ...header.props, style } }]
    await change(api, `/pages/${id}/draft`, { document: { ...document, content }, version }, 'PUT')
    await change(api, `/pages/${id}/publish`)
    await new Promise(resolve => setTimeout(resolve, TIME_TO_SPREAD_MS))
  }
}

async function measureStyle(browser: Browser, url: string, style: string, paths: string[]) {
  const visits = WIDTHS.flatMap(width => paths.map(path => ({ width, path })))
  const most = new Map(WIDTHS.map(width => [width, { shift: 0, path: '' }]))
  const visitNext = async () => {
    for (let next = visits.pop(); next; next = visits.pop()) {
      const { width, path } = next
      const shift = await shiftOf(browser, url + path, width)
      if (shift > 0) console.error(`${style} ${width} ${path}: ${shift.toFixed(4)}`)
      if (shift > (most.get(width)?.shift ?? 0)) most.set(width, { shift, path })
    }
  }
  await Promise.all(Array.from({ length: BATCH_SIZE }, visitNext))
  return [...most].map(([width, { shift, path }]): Figure => {
    const where = path ? `, most of all on ${path}` : ''
    const what = `CLS with the header ${style}, ${width} px${where}`
    return { what, value: shift, unit: '', aim: { atMost: 0 } }
  })
}

async function shiftOf(browser: Browser, url: string, width: number): Promise<number> {
  const { context, page } = await loadEmulated(() => openSlow(browser, width), url, LOAD_MS)
  try {
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(SETTLED_MS)
    return await page.evaluate(() => (window as unknown as { shift: number }).shift)
  } finally {
    await context.close()
  }
}

async function openSlow(browser: Browser, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await page.addInitScript(observe)
  return { context, page }
}

/** Runs in the page first. */
function observe() {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      if (!hadRecentInput) (window as unknown as { shift: number }).shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
