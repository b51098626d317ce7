import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { ImportJob } from '#shop/schema'
import { combinations } from '../tests/support/combinations.ts'
import { change } from './support/admin-api.ts'
import { test } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow } from './support/test.ts'

// One file is imported at a time.
test.describe.configure({ mode: 'default' })

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, `../tests/fixtures/imports/${name}.csv`), 'utf8')

/** A copy of a file with SKUs and headings of one test. */
function ownFile(name: string) {
  const own = crypto.randomUUID().slice(0, 6)
  const text = fixture(name)
    .replaceAll('wc-', `wc-${own}-`)
    .replaceAll('SH-', `SH-${own}-`)
    .replaceAll(/(linen-shirt|wool-scarf)/g, `$1-${own}`)
    .replaceAll(/^(\d+),/gm, `$1-${own},`)
  return { own, text }
}

/** Chooses a file by keyboard. */
async function upload(page: Page, name: string, content: string | Buffer) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose file' }).press('Enter')
  const buffer = Buffer.from(content)
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer })
  await expect(page.getByRole('heading', { name })).toBeFocused()
}

const status = (page: Page) => page.getByRole('status').filter({ hasText: /·|ing$/ })

async function undo(page: Page) {
  await page.getByRole('button', { name: 'Undo import' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('New products move to the trash')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('changes were undone').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo import' })).toHaveCount(0)
}

const draftsOf = async (page: Page, own: string) => {
  const answer = await page.request.get(`/api/admin/products?status=draft&q=${own}`)
  return ((await answer.json()) as { items: { name: string; id: string }[] }).items
}

test('SH-4 an owner imports products of WooCommerce as drafts, without the refused row, and undoes it', async ({
  page,
}) => {
  const { own, text } = ownFile('woocommerce')
  await page.goto('/admin/imports/products')
  await expect(page.getByRole('heading', { name: 'Recent imports' })).toBeVisible()
  await upload(page, `woocommerce-${own}.csv`, text)
  await expect(status(page)).toHaveText(
    'Checked · 5 rows: 4 to add, 0 to change, 0 unchanged, 1 with errors',
  )
  await expect(page.getByRole('cell', { name: /“sixty” is not a price/ })).toBeVisible()
  await expect(page.getByText('The file is separated by commas')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Import new products as drafts' }).click()
  await expect(page.getByRole('checkbox', { name: 'Import new products as drafts' })).toBeChecked()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])

  const loading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download rows with errors' }).click()
  const refused = readFileSync(await (await loading).path(), 'utf8')
  expect(refused.trim().split('\r\n')).toHaveLength(2)
  expect(refused).toContain('Regular price: “sixty” is not a price')

  await page.getByRole('button', { name: 'Run import, skip 1 row' }).press('Enter')
  await expect(status(page)).toHaveText('Done · 5 rows: 4 added, 0 changed, 0 unchanged, 1 skipped')
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.getByRole('link', { name: 'View drafts' }).click()
  await expect(page).toHaveURL(/\/admin\/products\?/)
  const row = page.getByRole('row').filter({ hasText: 'V-Neck T-Shirt' })
  await expect(row.first()).toContainText('Draft')
  expect((await draftsOf(page, own)).map(one => one.name).sort()).toEqual(['Cap', 'V-Neck T-Shirt'])

  await page.goto('/admin/imports/products')
  await page.getByRole('link', { name: `woocommerce-${own}.csv` }).click()
  await undo(page)
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  expect(await draftsOf(page, own)).toEqual([])
})

test('SH-4 an owner imports products of Shopify with a column matched by hand', async ({
  page,
}) => {
  const { own, text } = ownFile('shopify')
  // Another heading in each run: choices are remembered.
  const heading = `Care ${own}`
  await page.goto('/admin/imports/products')
  await upload(page, `shopify-${own}.csv`, text.replace('Care instructions', heading))
  await expect(status(page)).toContainText('Checked · ')
  await page.getByText(/^Columns · /).press('Enter')
  const field = page.getByRole('combobox', { name: `Import “${heading}” as` })
  await expect(field).toHaveValue('')
  await field.selectOption('Purchase note')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: `shopify-${own}.csv` })).toBeFocused()
  await expect(status(page)).toContainText('Checked · ')
  await page.getByText(/^Columns · /).press('Enter')
  await expect(field).toHaveValue('purchase note')
  await page.getByRole('checkbox', { name: 'Import new products as drafts' }).click()
  await expect(page.getByRole('checkbox', { name: 'Import new products as drafts' })).toBeChecked()
  await page.getByRole('button', { name: 'Run import' }).click()
  await expect(status(page)).toContainText('Done · ')
  const drafts = await draftsOf(page, own)
  expect(drafts.map(one => one.name).sort()).toEqual(['Linen Shirt', 'Wool Scarf'])
  const scarf = drafts.find(one => one.name === 'Wool Scarf')
  const product = await page.request.get(`/api/admin/products/${scarf?.id}`)
  expect(await product.json()).toMatchObject({ purchaseNote: 'Wash by hand' })
  await undo(page)
  expect(await draftsOf(page, own)).toEqual([])
})

test('SH-4 a file that cannot be read shows why, and its columns for matching by hand', async ({
  page,
}) => {
  const own = crypto.randomUUID().slice(0, 6)
  await page.goto('/admin/imports/products')
  await upload(page, 'list.csv', `Ware ${own};Kennung ${own};VK ${own}\nSchale;S-${own};12,50\n`)
  await expect(status(page)).toHaveText('This file cannot be read')
  await expect(page.getByRole('cell', { name: /^This is not a product file/ })).toBeVisible()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  const choose = (heading: string, name: string) =>
    page.getByRole('combobox', { name: `Import “${heading} ${own}” as` }).selectOption(name)
  await choose('Ware', 'Name')
  await choose('Kennung', 'Name')
  await expect(page.getByText('Chosen for two columns').first()).toBeVisible()
  await choose('Kennung', 'SKU')
  await choose('VK', 'Regular price')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(status(page)).toHaveText(
    'Checked · 1 row: 1 to add, 0 to change, 0 unchanged, 0 with errors',
  )
})

test.describe('without an import', () => {
  test.use({ expectedComplaint: /404/ })
  test('SH-4 an import that was deleted is reported, and an empty file is refused', async ({
    page,
  }) => {
    await page.goto('/admin/imports/orders/unknown')
    await expect(page.getByRole('alert')).toContainText('may have been deleted')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose file' }).press('Enter')
    await (await chooser).setFiles({
      name: 'no.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(''),
    })
    await expect(page.getByRole('alert').filter({ hasText: 'is empty' })).toBeVisible()
  })
})

test('SH-4 the import screens fit every width, in English and German', async ({ page }) => {
  const { own, text } = ownFile('woocommerce')
  await page.goto('/admin/imports/products')
  await upload(page, `woocommerce-${own}.csv`, text)
  await expect(status(page)).toContainText('Checked')
  const jobs = (await (await page.request.get('/api/admin/product-imports')).json()) as {
    items: ImportJob[]
  }
  const { id } = jobs.items[0] ?? { id: '' }
  const sweep = combinations({ width: [390, 820, 1440], locale: ['en', 'de'] as const })
  for (const { width, locale } of sweep) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(code => localStorage.setItem('RaStore.locale', `"${code}"`), locale)
    await page.goto(`/admin/imports/products/${id}`)
    await expect(page.getByText(locale === 'de' ? 'Spalten · ' : 'Columns · ')).toBeVisible()
    await page.locator('summary').click()
    expect(await findOverflow(page), `${width} ${locale}`).toBeLessThanOrEqual(0)
    expect(await findAxeViolationsInBothSchemes(page), `${width} ${locale}`).toEqual([])
  }
  await change(page.request, `/product-imports/${id}`, {}, 'DELETE')
})
