import type { Page } from '@playwright/test'
import { asOwner } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, cup } from './support/new-product.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

let path = ''

test.beforeAll(async () => {
  const [first, second] = await asOwner(async api => [
    await addProduct(api, cup('First cup')),
    await addProduct(api, cup('Second cup')),
  ])
  path = await putPage('/two-products', [
    { type: 'product', props: { id: 'first', product: first?.slug, upsells: false } },
    { type: 'product', props: { id: 'second', product: second?.slug, level: 'h2' } },
    { type: 'tabs', props: { id: 'tabs', items: [{ title: 'One' }, { title: 'Two' }] } },
  ])
})

const product = (page: Page, id = 'first') => page.locator(`#${id}`)
const choose = (page: Page, value: string, id = 'first') =>
  product(page, id).locator('label', { hasText: value }).click()
const price = (page: Page, id = 'first') => product(page, id).locator('.product-price').first()
const chosen = (page: Page, id = 'first') =>
  product(page, id)
    .locator('input:checked')
    .evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value))
const query = (page: Page, search: string) => expect(page).toHaveURL(url => url.search === search)

async function open(page: Page, search = '') {
  await page.goto(path + search)
  for (const id of ['first', 'second']) {
    await product(page, id).scrollIntoViewIfNeeded()
    await islandRuns(product(page, id))
  }
}

test('SH-5: the URL contains the chosen variant, for a reload and a shared link', async ({
  page,
  context,
}) => {
  await open(page)
  await expect(price(page)).toContainText('From')
  await choose(page, 'Ash grey')
  await query(page, '?color=ash-grey')
  await choose(page, '350 ml')
  await query(page, '?color=ash-grey&size=350-ml')
  await expect(price(page)).toContainText('14')
  await page.reload()
  expect(await chosen(page)).toEqual(['Ash grey', '350 ml'])
  await expect(price(page)).toContainText('14')
  const other = await context.newPage()
  await other.goto(page.url())
  expect(await chosen(other)).toEqual(['Ash grey', '350 ml'])
  await expect(price(other)).toContainText('14')
})

test('SH-5: a choice makes no history entry; Back restores the choice of that page', async ({
  page,
}) => {
  await page.goto('/delivery')
  await open(page)
  await choose(page, 'Blue')
  await page.locator('#tabs').scrollIntoViewIfNeeded()
  await page.locator('#tabs').getByRole('tab', { name: 'Two' }).click()
  await expect(page).toHaveURL(/color=blue#tabs\|1$/)
  await choose(page, 'Ash grey')
  await page.goBack()
  await query(page, '?color=blue')
  expect(await chosen(page)).toEqual(['Blue'])
  await page.goBack()
  await expect(page).toHaveURL(/\/delivery$/)
})

test('SH-5: two products on a page do not disturb each other', async ({ page }) => {
  await open(page)
  await choose(page, 'Blue')
  await choose(page, 'Ash grey', 'second')
  await choose(page, '250 ml', 'second')
  await query(page, '?color=blue&second.color=ash-grey&second.size=250-ml')
  await page.reload()
  expect(await chosen(page)).toEqual(['Blue'])
  expect(await chosen(page, 'second')).toEqual(['Ash grey', '250 ml'])
  await expect(price(page)).toContainText('From')
  await expect(price(page, 'second')).toContainText('13')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('SH-5: the server shows the variant that the address names, and no other', async ({
    page,
  }) => {
    await page.goto(`${path}?color=blue&size=350-ml&second.size=9-l&utm=x`)
    await expect(price(page)).toContainText('12')
    expect(await chosen(page)).toEqual(['Blue', '350 ml'])
    expect(await chosen(page, 'second')).toEqual([])
  })
})
