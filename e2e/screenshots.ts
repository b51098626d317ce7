/** `npm run screenshots`: the pictures under `docs/screenshots/`, of the demo site at phone and desktop width. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { removeFolder, startSite } from '../bench/site.ts'
import { findChromium, launchArguments } from './support/chromium.ts'

const folder = join(import.meta.dirname, '../docs/screenshots')
const shots: { name: string; path: string }[] = [
  { name: 'home', path: '/' },
  { name: 'shop', path: '/shop' },
  { name: 'product', path: '/product/morning-mug' },
  { name: 'about', path: '/about' },
  { name: 'journal', path: '/journal/two-per-cent-of-iron' },
  { name: 'contact', path: '/contact' },
]
/** With something in the cart. */
const shotsOfBuyer = [
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
]
const screens = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
]

mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
try {
  for (const viewport of screens) {
    const page = await browser.newPage({ viewport })
    await shoot(page, shots)
    await page.goto(`${site.url}/product/teapot`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('has been added').waitFor()
    await shoot(page, shotsOfBuyer)
    await page.close()
  }
} finally {
  await browser.close()
  await site.stop()
  removeFolder(site.dataDir)
}

async function shoot(page: Page, wanted: typeof shots) {
  const width = page.viewportSize()?.width
  for (const { name, path } of wanted) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(300)
    const file = join(folder, `${name}-${width}.png`)
    await page.screenshot({ path: file })
    console.log(file)
  }
}
