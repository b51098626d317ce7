import { rmSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { newProduct } from '#shop/schema'
import { change } from './support/admin-api.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { expect, test } from './support/test.ts'

const TITLE = 'أوانٍ خزفية مصنوعة يدويا في ورشة صغيرة على شاطئ البحر من Workshop'
const TEXT = 'نصنع كل قطعة على الدولاب ونحرقها مرتين بالخشب، وهذا نص Latin داخل الفقرة.'
const SIZES = ['250 ml', '350 ml']

/** Words in visual order from left to right. */
const wordsFromLeft = (place: Locator) =>
  place.evaluate(element => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const words: { word: string; left: number }[] = []
    while (nodes.nextNode()) {
      for (const { 0: word, index } of (nodes.currentNode.textContent ?? '').matchAll(/[\w+]+/g)) {
        const range = document.createRange()
        range.setStart(nodes.currentNode, index)
        range.setEnd(nodes.currentNode, index + word.length)
        words.push({ word, left: range.getBoundingClientRect().left })
      }
    }
    return words.toSorted((one, other) => one.left - other.left).map(({ word }) => word)
  })

let site: Site
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  site = await startSite()
  const owner = await browser.newPage({ baseURL: site.url })
  await signIn(owner, addStaff('owner', site.dataDir))
  const lines = { address: ['20100 Berlin', '+358 2 123456', 'هاتف +358 2 654321'] }
  await change(owner.request, '/settings/site', { locale: 'ar', ...lines }, 'PATCH')
  await change(owner.request, '/products', {
    name: 'Beaker',
    type: 'variable',
    status: 'published',
    options: [{ key: 'size', name: 'Size', values: SIZES, visible: true, variation: true }],
    variants: SIZES.map(size => ({
      ...newProduct.offer,
      ...{ regularPrice: 900, sku: null, options: { size }, enabled: true, image: null },
      ...{ descriptionHtml: '', taxClass: null, shippingClass: null, stock: null },
    })),
  })
  const content = [
    { type: 'heading', props: { id: 'title', text: TITLE, level: 'h1', size: '3xl' } },
    { type: 'text', props: { id: 'more', body: `<p>${TEXT}</p>` } },
    { type: 'button', props: { id: 'button', label: 'اتصل بنا', link: { url: '/' } } },
  ]
  const document = { schema: 1, upgrades: {}, root: { props: { title: TITLE } }, content }
  const { id } = await change(owner.request, '/pages', { path: '/arabic', title: TITLE, document })
  await change(owner.request, `/pages/${id}/publish`)
  await owner.close()
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(site.dataDir, { recursive: true, force: true })
})

test('values that begin with a number keep their order on a page from right to left', async ({
  page,
}) => {
  await page.goto(`${site.url}/product/beaker`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const address = page.locator('footer address span')
  expect(await wordsFromLeft(address.first())).toEqual(['20100', 'Berlin'])
  expect(await wordsFromLeft(address.nth(1))).toEqual(['+358', '2', '123456'])
  expect(await wordsFromLeft(address.last())).toEqual(['+358', '2', '654321'])
  expect(await wordsFromLeft(page.locator('.product-value').first())).toEqual(['250', 'ml'])
  expect(await wordsFromLeft(page.locator('.product-facts dd').last())).toEqual([
    ...['250', 'ml'],
    ...['350', 'ml'],
  ])
  await page.goto(`${site.url}/contact`)
  const call = page.getByRole('main').locator('a[href^="tel:"]').first()
  expect(await wordsFromLeft(call)).toEqual(['+358', '200', '000', '000'])
})

/** Names of the fonts that the text of an element is drawn with. */
async function fontsOf(page: Page, selector: string) {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await client.detach()
  return fonts.map(({ familyName }) => familyName).sort()
}

test('Arabic is set in the fonts of the program, without letter spacing, and late fonts move nothing', async ({
  page,
}) => {
  const { promise: painted, resolve: letFontsCome } = Promise.withResolvers<void>()
  await page.route('**/fonts/*', async route => {
    await painted
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        ;(window as unknown as { shift: number }).shift += (
          entry as PerformanceEntry & { value: number }
        ).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 820, height: 800 })
  await page.goto(`${site.url}/arabic`, { waitUntil: 'commit' })
  await expect(page.locator('#more')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0)
  letFontsCome()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.001,
  )
  const [title] = await page.locator('h1').all()
  expect(await fontsOf(page, 'h1')).toEqual(['Fraunces', 'Noto Naskh Arabic'])

  // With a route, fonts would not come from the browser's cache.
  await page.unroute('**/fonts/*')
  // The text font is optional, so a later page shows it.
  const textFonts = async () => {
    await page.reload({ waitUntil: 'networkidle' })
    return fontsOf(page, '#more p')
  }
  await expect.poll(textFonts).toEqual(['Instrument Sans', 'Noto Sans Arabic'])
  expect(await fontsOf(page, '#button, #button a')).toContain('Noto Sans Arabic')
  const spacing = await page
    .locator('body *')
    .evaluateAll(all => [...new Set(all.map(one => getComputedStyle(one).letterSpacing))])
  expect(spacing).toEqual(['normal'])
  const lines = await title?.evaluate(one => {
    const { lineHeight, fontSize } = getComputedStyle(one)
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
  })
  expect(lines).toBeGreaterThanOrEqual(1.35)
})
