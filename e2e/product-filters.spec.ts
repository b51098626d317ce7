import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { ImportJob } from '#shop/schema'
import { removeFolder, type Site, startSite } from '../bench/site.ts'
import { addOwner, signIn } from '../bench/staff.ts'
import { expect, findOverflow, test } from './support/test.ts'

const COLOURS = ['Blue', 'Red', 'Green', 'Moss', 'Sand', 'Rust', 'Ink', 'Teal', 'Snow', 'Plum']
const BRANDS = ['Alder', 'Birch']

/** 40 simple products of two brands in ten colors, and a shirt with two variants. */
function catalogue(): string {
  const lines = [
    'ID,Type,SKU,Name,Published,"In stock?","Regular price","Sale price",Categories,Brands,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)","Attribute 2 global"',
  ]
  for (let n = 0; n < 40; n++) {
    const [colour, brand] = [COLOURS[n % 10], BRANDS[n % 2]]
    lines.push(
      `${n + 1},simple,item-${n},"Item ${n}",1,${n % 4 ? 1 : 0},${10 + n},${n % 8 ? '' : 5},"Things${n % 2 ? ' > Small' : ''}",${brand},,Colour,${colour},1,Size,${n % 3 ? 'M' : 'L'},1`,
    )
  }
  lines.push('90,variable,shirt,Shirt,1,1,,,Things,Alder,,Colour,"Blue, Red",1,Size,"M, L",1')
  lines.push('91,variation,shirt-1,Shirt,1,1,30,,,,shirt,Colour,Blue,1,Size,M,1')
  lines.push('92,variation,shirt-2,Shirt,1,0,30,,,,shirt,Colour,Red,1,Size,L,1')
  return lines.join('\n')
}

/** Averages of 5, 4, 3.5 and 2 stars. */
const REVIEWS = [
  'product_sku,rating,body,reviewer_name,reviewer_email,status',
  ...[
    ['item-1', 5],
    ['item-2', 4],
    ['item-3', 4],
    ['item-3', 3],
    ['item-4', 2],
  ].map(([sku, rating], n) => `${sku},${rating},Good,Ida,ida-${n}@example.com,published`),
].join('\n')

let site: Site
test.beforeAll(async () => {
  site = await startSite()
  const file = join(site.dataDir, 'products.csv')
  writeFileSync(file, catalogue())
  site.run('import', 'products', file)
  addOwner(site)
  const api = await signIn(site)
  const { id } = await api<ImportJob>('/review-imports?name=reviews.csv', REVIEWS)
  const state = async () => (await api<ImportJob>(`/review-imports/${id}`)).state
  await expect.poll(state).toBe('checked')
  await api(`/review-imports/${id}/run`, { skipInvalid: false })
  await expect.poll(state).toBe('done')
})
test.afterAll(async () => {
  await site.stop()
  removeFolder(site.dataDir)
})

const cards = (page: Page) => page.locator('.product-card')
const found = (page: Page) => page.locator('.product-found')

test.describe('SH-5 filters', () => {
  test('narrow the list in place, and Back widens it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.url}/shop`)
    const all = (await found(page).textContent()) ?? ''
    const blue = page.getByRole('checkbox', { name: /^Blue/ })
    await blue.check()
    await expect(found(page)).toHaveText('5 products')
    await expect(page).toHaveURL(/\?colour=blue$/)
    await expect(blue).toBeFocused()
    await expect(page.locator('[data-page-status]')).toHaveText('5 products')
    await page.getByRole('checkbox', { name: /^Red/ }).check()
    await expect(page).toHaveURL(/\?colour=blue%2Cred$/)
    await expect(found(page)).toHaveText('9 products')
    await page.getByRole('checkbox', { name: /^Alder/ }).check()
    await expect(found(page)).toHaveText('5 products')
    await page.goBack()
    await expect(found(page)).toHaveText('9 products')
    await expect(page.getByRole('checkbox', { name: /^Alder/ })).not.toBeChecked()
    await page.getByRole('link', { name: 'Remove filter: Colour: Red' }).click()
    await expect(found(page)).toHaveText('5 products')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(found(page)).toHaveText(all)
    await expect(page).toHaveURL(/\/shop$/)
  })

  test('fit their list after Back from a list with another template', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.route(/brand=/, async route => {
      if (route.request().isNavigationRequest()) return route.continue()
      const response = await route.fetch()
      const body = await response.text()
      const other = 'data-archive="other" data-paginated='
      return route.fulfill({ response, body: body.replaceAll('data-paginated=', other) })
    })
    await page.goto(`${site.url}/shop?colour=blue,red`)
    const alder = page.getByRole('checkbox', { name: /^Alder/ })
    await expect(alder).not.toBeChecked()
    await alder.click()
    await expect(page).toHaveURL(/brand=alder/)
    await expect(alder).toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL(/\?colour=blue,red$/)
    await expect(found(page)).toHaveText('9 products')
    await expect(alder).not.toBeChecked()
  })

  test('keep sort and filters together, by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.url}/shop?sort=price-desc`)
    const price = page.getByLabel('To', { exact: true })
    await price.focus()
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await expect(found(page)).toHaveText('7 products')
    await expect(page).toHaveURL(/price=-12/)
    await expect(page).toHaveURL(/sort=price-desc/)
    await expect(price).toBeFocused()
    await page.getByLabel('Sort by').selectOption('name')
    await expect(page).toHaveURL(/price=-12&sort=name|sort=name.*price=-12/)
    await expect(cards(page)).toHaveCount(7)
  })

  test('by rating show products with at least these stars', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.url}/shop?category=things`)
    const three = page.getByRole('radio', { name: '3 stars and up (3 products)' })
    await three.check()
    await expect(page).toHaveURL(/\?category=things&rating=3$/)
    await expect(cards(page)).toHaveCount(3)
    await expect(three).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page).toHaveURL(/rating=4$/)
    await expect(cards(page)).toHaveCount(2)
    await page.getByRole('link', { name: 'Remove filter: 4 stars and up' }).click()
    await expect(page).toHaveURL(/\?category=things$/)
    await expect(page.getByRole('radio', { name: 'Any rating' })).toBeChecked()
  })

  test('that nothing passes name the ones to remove', async ({ page }) => {
    await page.goto(`${site.url}/shop?colour=blue&brand=birch&price=1-60`)
    await expect(page.getByText('No products match all of these filters.')).toBeVisible()
    await page.getByRole('link', { name: /Remove “Brand: Birch” to see 5 products/ }).click()
    await expect(cards(page)).toHaveCount(5)
  })

  test('are a sheet on phones that stays open while choosing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site.url}/shop`)
    await expect(page.getByRole('checkbox', { name: /^Blue/ })).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    // Filters that need less space than the sheet leave its button where it was.
    const show = page.getByRole('button', { name: /^Show \d+ products/ })
    const before = await show.boundingBox()
    await page.getByRole('checkbox', { name: /^Blue/ }).check()
    await expect(show).toHaveText('Show 5 products')
    await page.locator('.filter-group').evaluateAll(all => {
      for (const group of all) group.toggleAttribute('open', false)
    })
    expect((await show.boundingBox())?.y).toBe(before?.y)
    await show.click()
    await expect(page.getByRole('checkbox', { name: /^Blue/ })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await expect(cards(page)).toHaveCount(5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('open beside the choice of sorting on phones, also in long languages', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site.url}/shop`)
    const filters = page.getByRole('button', { name: 'Filters' })
    await filters.evaluate(button => button.append(' of products'))
    const [button, select] = await Promise.all([
      filters.boundingBox(),
      page.getByLabel('Sort by').boundingBox(),
    ])
    expect(select?.y).toBe(button?.y)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  for (const { title, width, height } of [
    { title: 'stay in place on the page', width: 1440, height: 600 },
    { title: 'stay in place in the sheet', width: 390, height: 500 },
  ]) {
    test(`${title} when groups above the chosen one disappear`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`${site.url}/shop`)
      if (width < 980) await page.getByRole('button', { name: 'Filters' }).click()
      const chosen = page.getByRole('checkbox', { name: /^Plum/ })
      // In the middle, so that neither end of the page limits scrolling.
      await chosen.evaluate(one => one.scrollIntoView({ block: 'center' }))
      await chosen.evaluate(one => one.focus({ preventScroll: true }))
      const topOf = (shown: Locator) => shown.evaluate(one => one.getBoundingClientRect().top)
      const before = await topOf(chosen)
      await expect(page.getByRole('radio', { name: 'Any rating' })).toHaveCount(1)
      // Clicks of a busy browser are repeated after scrolling.
      await page.keyboard.press('Space')
      await expect(found(page)).toHaveText('4 products')
      await expect(page.getByRole('radio', { name: 'Any rating' })).toHaveCount(0)
      expect(Math.abs((await topOf(chosen)) - before)).toBeLessThan(2)
    })
  }

  test('tell search engines about brands only', async ({ request }) => {
    const read = async (query: string) => (await request.get(`${site.url}/shop${query}`)).text()
    const brand = await read('?brand=alder')
    expect(brand).toContain('<title>Alder')
    expect(brand).toContain('/shop?brand=alder"')
    expect(brand).not.toContain('noindex')
    const filtered = await read('?brand=alder&colour=blue')
    expect(filtered).toContain('noindex')
    expect(await read('?rating=4')).toContain('noindex')
    const count = (html: string) => /class="product-found">([^<]*)/.exec(html)?.[1]
    const hostile = await read(
      `?colour=${'x,'.repeat(1000)}&brand=%27%22%3E%3Cscript%3E&price=-5--1&in_stock=2`,
    )
    expect(count(hostile)).toBe(count(await read('')))
    expect(hostile).not.toContain('<script>&')
  })
})

/** Opens a search with a typing mistake once its words are indexed. */
async function openMisspelled(page: Page) {
  const instead = page.locator('.product-instead')
  await expect(async () => {
    await page.goto(`${site.url}/shop?q=shrit`)
    const text = 'Results for “shirt”. Nothing was found for “shrit”. Search for exactly that'
    await expect(instead).toHaveText(text, { timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await expect(found(page)).toHaveText('1 product')
  return instead
}

test('SH-6 a search with a typing mistake has filters for the nearest words, which is announced', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const instead = await openMisspelled(page)
  await page.getByRole('checkbox', { name: /^Blue/ }).check()
  await expect(page).toHaveURL(/q=shrit&colour=blue/)
  await expect(found(page)).toHaveText('1 product')
  await expect(instead).toBeVisible()
  await expect(page.locator('[data-page-status]')).toContainText('Results for “shirt”')
})

test.describe('SH-5 filters without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SH-6 keep a search that was corrected', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const instead = await openMisspelled(page)
    expect(await findOverflow(page)).toBe(0)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('checkbox', { name: /^Blue/ }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/q=shrit/)
    await expect(instead).toBeVisible()
    await expect(found(page)).toHaveText('1 product')
  })

  test('are a form', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site.url}/shop`)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('checkbox', { name: /^Blue/ }).check()
    await page.getByRole('checkbox', { name: /^Red/ }).check()
    await page.getByLabel('From', { exact: true }).fill('20')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(found(page)).toHaveText('7 products')
    await page.getByRole('link', { name: 'Remove filter: Colour: Red' }).click()
    await expect(page).toHaveURL(/price=20-&colour=blue/)
    await expect(found(page)).toHaveText('4 products')
  })
})
