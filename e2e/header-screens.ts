/**
 * `npm run screenshots:headers`: all header styles fixed, hidden and transparent, at three widths,
 * at the top and scrolled; one sheet per style. For button menus, the last row shows them open.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { removeFolder, startSite } from '../bench/site.ts'
import { change } from './support/admin-api.ts'
import { findChromium, launchArguments } from './support/chromium.ts'
import { addStaff, signIn } from './support/staff-account.ts'

const folder = join(import.meta.dirname, '../screenshots/headers')
const STYLES = ['default', 'centered', 'inline', 'slide-in', 'fullscreen', 'vertical']
const OPENED = ['slide-in', 'fullscreen']
const BEHAVIOURS = {
  fixed: { fixed: true, fixedHeight: 56 },
  hidden: { hide: true },
  transparent: { overlay: true, overlayText: 'page' },
}
const SCREENS = [
  { width: 1440, height: 620 },
  { width: 820, height: 620 },
  { width: 390, height: 620 },
]
/** Scroll position at which every header is fixed or shown, in pixels. */
const SCROLLED = 700
const TIME_FOR_MOTION_MS = 700
/** Time until the change reaches all pages. */
const TIME_TO_SPREAD_MS = 1500
/** Layout of the sheets. */
const GAP = 16
const SCALE = 0.5

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
try {
  const staff = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(staff, addStaff('owner', site.dataDir))
  const save = await createTemplate(staff.request)
  const page = await browser.newPage({ baseURL: site.url })
  for (const style of STYLES) {
    const rows: Buffer[][] = []
    for (const behaviour of Object.values(BEHAVIOURS)) {
      await save({ style, ...behaviour })
      for (const top of [0, SCROLLED]) rows.push(await shootRow(page, top))
    }
    if (OPENED.includes(style)) rows.push(await shootRow(page, 0, openMenu))
    await writeSheet(rows, join(folder, `${style}.webp`))
    console.log(style)
  }
} finally {
  await browser.close()
  await site.stop()
  removeFolder(site.dataDir)
}

/** Creates a site-wide header; returns a function that changes it. */
async function createTemplate(api: APIRequestContext) {
  const conditions = {
    include: [{ kind: 'item', of: 'page', id: await idOf('/about') }],
    exclude: [],
  }
  const { id } = await change<{ id: string }>(api, '/templates', {
    name: 'Header of the pictures',
    part: 'header',
    conditions,
  })
  return async (props: object) => {
    const answer = await api.get(`/api/admin/pages/${id}`)
    const { version, document } = await answer.json()
    const header = {
      id: 'top',
      logo: [{ type: 'logo', props: { id: 'logo', show: 'both' } }],
      menu: [{ type: 'menu', props: { id: 'menu', phones: 'wrap' } }],
      actions: [
        { type: 'search', props: { id: 'search', style: 'icon' } },
        { type: 'cart-button', props: { id: 'cart' } },
      ],
      ...props,
    }
    const content = [{ type: 'header', props: header }]
    await change(api, `/pages/${id}/draft`, { document: { ...document, content }, version }, 'PUT')
    await change(api, `/pages/${id}/publish`)
    await new Promise(resolve => setTimeout(resolve, TIME_TO_SPREAD_MS))
  }

  async function idOf(path: string): Promise<string> {
    const { items } = await (await api.get('/api/admin/pages?perPage=200')).json()
    const found = items.find((item: { path: string }) => item.path === path)
    if (!found) throw new Error(`no page at ${path}`)
    return found.id
  }
}

async function openMenu(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await page.waitForTimeout(TIME_FOR_MOTION_MS * 2)
}

/** The page at every width and scroll position after an interaction. */
async function shootRow(
  page: Page,
  top: number,
  act?: (page: Page) => Promise<void>,
): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    await page.goto('/about', { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, top)
    await page.waitForTimeout(TIME_FOR_MOTION_MS)
    await act?.(page)
    pictures.push(await page.screenshot())
  }
  return pictures
}

async function writeSheet(rows: Buffer[][], file: string) {
  const [height, widths] = [
    (SCREENS[0]?.height ?? 0) * SCALE,
    SCREENS.map(one => one.width * SCALE),
  ]
  const placed = await Promise.all(
    rows.flatMap((row, down) =>
      row.map(async (picture, across) => ({
        input: await sharp(picture)
          .resize({ width: widths[across] ?? 0 })
          .png()
          .toBuffer(),
        left: widths.slice(0, across).reduce((sum, width) => sum + width + GAP, GAP),
        top: GAP + down * (height + GAP),
      })),
    ),
  )
  const width = widths.reduce((sum, one) => sum + one + GAP, GAP)
  const sheet = { width, height: GAP + rows.length * (height + GAP), channels: 3 as const }
  await sharp({ create: { ...sheet, background: '#8a8178' } })
    .composite(placed)
    .webp({ quality: 70 })
    .toFile(file)
}
