/**
 * `npm run screenshots:modules`: images of every module at phone and desktop width, and the page of
 * their props in `docs/modules/`. `-- --list` writes only the page; `-- search tabs` takes these
 * modules.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from 'playwright-core'
import sharp from 'sharp'
import { removeFolder, startSite } from '../bench/site.ts'
import { findChromium, launchArguments } from './support/chromium.ts'
import { type DocumentedModule, modulesDocument } from './support/modules-document.ts'

const folder = join(import.meta.dirname, '../docs/modules')
const isListAlone = process.argv.includes('--list')
const named = process.argv.slice(2).filter(name => !name.startsWith('--'))
const isShot = (type: string) => !isListAlone && (named.length === 0 || named.includes(type))
const WIDTHS = [1440, 390]
/** Maximum height; taller modules are cut off. */
const HIGHEST = 1200
const TIME_FOR_MOTION_MS = 1500
/** Space around an image in the page's color. */
const MARGIN = 24
/** URL hash that opens hidden modules, and visible area around them. */
const OPENED_BY: Record<string, string> = { popup: '#popup-sizes' }
const AROUND_OPENED = 72

if (!isListAlone && named.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/dev/modules`)
  const links = await page.locator('.gallery-list a').all()
  const types = await Promise.all(links.map(link => link.getAttribute('href')))
  const modules: DocumentedModule[] = []
  for (const href of types) {
    const type = href?.split('/').at(-1) ?? ''
    let isSeen = existsSync(join(folder, `${type}-${WIDTHS[0]}.webp`))
    if (!isShot(type)) await page.goto(`${site.url}${href}`)
    for (const width of isShot(type) ? WIDTHS : []) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.url}${href}${OPENED_BY[type] ?? ''}`, { waitUntil: 'networkidle' })
      isSeen = await shoot(page, `${type}-${width}.webp`)
    }
    modules.push({ type, isSeen, ...(await describe(page)) })
    console.log(type)
  }
  writeFileSync(join(folder, 'README.md'), modulesDocument(modules))
} finally {
  await browser.close()
  await site.stop()
  removeFolder(site.dataDir)
}

/** Captures the first example after animations and hydration; false if nothing is visible. */
async function shoot(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  // Fixed elements would cover tall modules.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('.template-header, .back-to-top')) one.remove()
  })
  const opened = page.locator('dialog[open]')
  if (await opened.count()) return shootOpened(opened, name)
  const stage = page.locator('.gallery-example [data-stage]').first()
  await stage.scrollIntoViewIfNeeded()
  await page.waitForTimeout(TIME_FOR_MOTION_MS)
  const box = await stage.boundingBox()
  if (!box) throw new Error(`${name} has no example`)
  if (box.height < 2) return false
  const scrolled = await page.evaluate(() => scrollY)
  const clip = { ...box, y: box.y + scrolled, height: Math.max(1, Math.min(box.height, HIGHEST)) }
  const png = await page.screenshot({ fullPage: true, clip })
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const margin = { top: MARGIN, bottom: MARGIN, background }
  await sharp(png).extend(margin).webp({ quality: 70 }).toFile(join(folder, name))
  return true
}

/** A dialog over an otherwise empty page. */
async function shootOpened(dialog: Locator, name: string) {
  const box = await dialog.boundingBox()
  const page = dialog.page()
  const { width = 0 } = page.viewportSize() ?? {}
  await page.addStyleTag({ content: '.gallery-top { visibility: hidden }' })
  if (!box) throw new Error(`${name} is not open`)
  const clip = { x: 0, y: box.y - AROUND_OPENED, width, height: box.height + 2 * AROUND_OPENED }
  const png = await page.screenshot({ clip })
  await sharp(png).webp({ quality: 70 }).toFile(join(folder, name))
  return true
}

async function describe(page: Page) {
  // Force layout, because deferred sections have no visible text.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  return page.evaluate(() => ({
    label: document.querySelector('h1')?.textContent ?? '',
    examples: [...document.querySelectorAll('.example-name')].map(
      name => name.textContent?.split(': ').slice(1).join(': ') ?? '',
    ),
    props: [...document.querySelectorAll('.gallery-props tbody tr')].map(row =>
      [...row.children].map(cell => (cell as HTMLElement).innerText.replaceAll('\n', ' ')),
    ),
  }))
}
