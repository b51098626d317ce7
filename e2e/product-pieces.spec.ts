import { rmSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { productPieces } from '../src/server/starter/product-pieces.ts'
import { asOwner, change, pictureId } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, cup } from './support/new-product.ts'
import { putPage } from './support/put-page.ts'
import { putProductTemplate } from './support/put-product-template.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

/** A product whose variants have their own image and SKU, with a template of single modules. */
async function addPieces(api: APIRequestContext, images: string[]): Promise<string> {
  const name = `Pot ${crypto.randomUUID().slice(0, 8)}`
  const pot = cup(name)
  const variants = (pot.variants ?? []).map((variant, index) => ({
    ...variant,
    sku: `${name}-${index}`,
    image: images[index < 2 ? 0 : 1] ?? null,
  }))
  const product = {
    ...pot,
    variants,
    images,
    shortHtml: '<p>For one plant.</p>',
    descriptionHtml: '<p>Fired twice.</p>',
  }
  const { id, slug } = await addProduct(api, product)
  await putProductTemplate(api, id, productPieces({ buyBar: 'all', panels: 'tabs' }))
  return `/product/${slug}`
}

const inOwner = async () => {
  const images = await Promise.all(['green.png', 'blue.png'].map(pictureId))
  return asOwner(api => addPieces(api, images))
}

const module = (page: Page, type: string) => page.locator(`[data-module="${type}"]`)
const price = (page: Page) => module(page, 'product-price')
const choose = (page: Page, value: string) =>
  module(page, 'product-buy').locator('label', { hasText: value }).click()

async function open(page: Page, path: string) {
  await page.goto(path)
  await islandRuns(module(page, 'product-buy'))
}

test('SH-5: a choice in the form changes price, SKU, image and URL in other modules', async ({
  page,
}) => {
  const path = await inOwner()
  await open(page, path)
  await expect(price(page)).toContainText('From')
  await choose(page, 'Ash grey')
  await choose(page, '350 ml')
  await expect(page).toHaveURL(/\?color=ash-grey&size=350-ml$/)
  await expect(price(page)).toHaveText(/^\D*14/)
  await expect(module(page, 'product-meta')).toContainText('-3')
  const second = module(page, 'product-images').locator('.product-figure').nth(1)
  await expect(second).toBeInViewport({ ratio: 0.6 })
  await choose(page, 'Blue')
  await expect(price(page)).toHaveText(/^\D*12/)
  await expect(module(page, 'product-meta')).toContainText('-1')
  await expect(module(page, 'product-meta')).not.toContainText('-3')
  await page.reload()
  await expect(price(page)).toHaveText(/^\D*12/)
})

test('SH-5: modules of two products do not disturb each other, two forms of one agree', async ({
  page,
}) => {
  const [first, second] = await asOwner(async api => [
    await addProduct(api, cup('First pot')),
    await addProduct(api, cup('Second pot')),
  ])
  const node = (type: string, id: string, product = first) => ({
    type,
    props: { id, product: product?.slug },
  })
  const path = await putPage('/two-pots', [
    node('product-price', 'price-1'),
    node('product-price', 'price-2', second),
    node('product-buy', 'buy-1'),
    node('product-buy', 'buy-2', second),
    node('product-buy', 'buy-3'),
  ])
  await page.goto(path)
  for (const id of ['buy-1', 'buy-2', 'buy-3']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded()
    await islandRuns(page.locator(`#${id}`))
  }
  const pick = (id: string, value: string) =>
    page.locator(`#${id} label`, { hasText: value }).click()
  for (const value of ['Blue', '350 ml']) await pick('buy-3', value)
  await expect(page.locator('#price-1')).toHaveText(/^\D*12/)
  await expect(page.locator('#price-2')).toContainText('From')
  await expect(page.locator('#buy-1 input:checked')).toHaveCount(2)
  for (const value of ['Ash grey', '250 ml']) await pick('buy-2', value)
  await expect(page.locator('#price-2')).toHaveText(/^\D*13/)
  await expect(page.locator('#price-1')).toHaveText(/^\D*12/)
  await expect(page).toHaveURL(/color=blue&size=350-ml&price-2\.color=ash-grey/)
  await page.locator('#buy-1').getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.locator('#buy-1 [role="status"]', { hasText: 'added' })).toBeVisible()
})

test('SH-5: a page of single modules fits every screen, in both schemes', async ({ page }) => {
  const path = await inOwner()
  await open(page, path)
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findOverflow(page), String(width)).toBe(0)
  }
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('SH-5: each module shows the variant of the URL, and the form adds it to the cart', async ({
    page,
  }) => {
    const path = await inOwner()
    await page.goto(`${path}?color=ash-grey&size=350-ml`)
    await expect(price(page)).toHaveText(/^\D*14/)
    await expect(module(page, 'product-meta')).toContainText('-3')
    await expect(
      module(page, 'product-images').locator('.product-figure img').first(),
    ).toBeVisible()
    await expect(page.getByText('Fired twice.')).toBeVisible()
    await module(page, 'product-buy').getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText('Ash grey').first()).toBeVisible()
  })
})

test.describe('in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  let site: Site
  let path = ''

  test.beforeAll(async ({ browser }) => {
    site = await startSite()
    const owner = await browser.newPage({ baseURL: site.url })
    await signIn(owner, addStaff('owner', site.dataDir))
    await change(owner.request, '/settings/site', { locale: 'ar' }, 'PATCH')
    path = await addPieces(owner.request, [])
    await owner.close()
  })

  test.afterAll(async () => {
    await site.stop()
    rmSync(site.dataDir, { recursive: true })
  })

  test('SH-5: single modules of a product follow the direction of the page', async ({ page }) => {
    await open(page, site.url + path)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await choose(page, 'Blue')
    await choose(page, '250 ml')
    await expect(module(page, 'product-meta')).toContainText('رمز المنتج')
    await expect(module(page, 'product-meta')).toContainText('-0')
    expect(await findOverflow(page)).toBe(0)
  })
})
