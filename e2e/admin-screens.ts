/**
 * `npm run screenshots:admin`: admin screens of a demo site with pending work. `-- orders de` takes
 * only those names in German; `-- "" en 390` takes all on a phone.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { removeFolder, type Site, startSite } from '../bench/site.ts'
import { adminShots, type Shot } from './support/admin-shots.ts'
import { fillSite } from './support/admin-site.ts'
import { findChromium, launchArguments } from './support/chromium.ts'
import { isThere } from './support/is-there.ts'
import { watchRequests } from './support/requests.ts'
import { addStaff, signIn } from './support/staff-account.ts'

const folder = process.env.SCREENSHOTS ?? join(import.meta.dirname, '../screenshots/admin')
const [only = '', locale = 'en', widths = '1440,820'] = process.argv.slice(2)
const HEIGHTS: Record<string, number> = { 1440: 900, 820: 1100, 390: 844 }

mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
try {
  const owner = addStaff('owner', site.dataDir)
  addStaff('shop-manager', site.dataDir)
  const page = await newPage(browser, site)
  const signInShot = { path: '/sign-in', isDarkToo: true } as const
  await shootAll(page, { 'sign-in': signInShot })
  await signIn(page, owner)
  await shootAll(page, await adminShots(await fillSite(site, page.request)))
} finally {
  await browser.close()
  await site.stop()
  removeFolder(site.dataDir)
}

async function newPage(browser: Browser, { url }: Site) {
  const context = await browser.newContext({
    baseURL: url,
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
  })
  if (locale === 'de') {
    await context.addInitScript(() => localStorage.setItem('RaStore.locale', '"de"'))
  }
  const page = await context.newPage()
  watchRequests(page)
  return page
}

async function shootAll(page: Page, shots: Record<string, Shot>) {
  for (const width of widths.split(',')) {
    await page.setViewportSize({ width: Number(width), height: HEIGHTS[width] ?? 900 })
    for (const [name, shot] of Object.entries(shots)) {
      if (!new RegExp(only).test(name)) continue
      const language = locale === 'en' ? '' : `-${locale}`
      await shoot(page, `${name}-${width}${language}`, shot, 'light')
      if (shot.isDarkToo) await shoot(page, `${name}-${width}-dark${language}`, shot, 'dark')
    }
  }
}

async function shoot(page: Page, name: string, { path, open }: Shot, colorScheme: Scheme) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Reset state from the previous screenshot.
  await page
    .evaluate(() => {
      const chosen = Object.keys(localStorage).filter(key => key.endsWith('.selectedIds'))
      for (const key of chosen) localStorage.removeItem(key)
    })
    .catch(() => {})
  await page.goto(`/admin${path}`, { waitUntil: 'networkidle' })
  // Builder and sign-in are not part of the admin app.
  if (!/^\/(edit|sign-in)/.test(path)) await isThere(page)
  await page.evaluate(() => document.fonts.ready)
  if (open) {
    await open(page).catch(error => console.error(name, String(error).slice(0, 200)))
    await page.waitForLoadState('networkidle')
  }
  await page.waitForTimeout(300)
  const file = join(folder, `${name}.png`)
  // Palette PNG: screens have few colors, and there are a hundred files.
  const picture = await page.screenshot()
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(file)
  console.log(file)
}

type Scheme = 'light' | 'dark'
