import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { ProductRecord } from '#shop/schema'
import { addProduct, offer, stock, variable } from './support/new-product.ts'
import { test } from './support/staff.ts'
import { expect, findOverflow } from './support/test.ts'

/** Counts what an owner does: a filled field or a pressed button is one action, a chosen file two. */
function countActions(page: Page) {
  let count = 0
  return {
    count: () => count,
    async press(target: Locator) {
      count++
      await target.click()
    },
    async fill(target: Locator, text: string) {
      count++
      await target.fill(text)
    },
    async choose(field: Locator, option: string) {
      count += 2
      await field.click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    /** Uploads in the open dialog of the library. */
    async upload(...files: Awaited<ReturnType<typeof picture>>[]) {
      count += 2 * files.length
      const dialog = page.getByRole('dialog', { name: 'Choose from the library' })
      await dialog.locator('input[type="file"]').setInputFiles(files)
      const button = dialog.getByRole('button', { name: /^Choose/ })
      await expect(button).toBeEnabled()
      await button.click()
      await expect(dialog).toBeHidden()
    },
  }
}

async function picture(name: string, background: string) {
  const own = crypto.randomUUID().slice(0, 6)
  const create = {
    width: 40 + Math.ceil(Math.random() * 400),
    height: 40,
    channels: 3,
    background,
  } as const
  return {
    name: `${name}-${own}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  }
}

const rows = (page: Page) => page.getByRole('table', { name: 'Variants' }).locator('tbody tr')

test('SH-4 twelve variants with images, common prices and one exception take at most 30 actions', async ({
  page,
}) => {
  const owner = countActions(page)
  const name = `Cap ${crypto.randomUUID().slice(0, 6)}`
  await page.goto('/admin/products')
  await owner.press(page.getByRole('link', { name: 'Add product' }))
  await owner.fill(page.getByRole('textbox', { name: 'Name', exact: true }), name)
  await owner.choose(page.getByRole('combobox', { name: /^Type/ }), 'Variable')
  const options = [
    ['Color', 'Red, Green, Blue,'],
    ['Size', 'S, M, L, XL,'],
  ] as const
  for (const [index, [option, values]] of options.entries()) {
    await owner.press(page.getByRole('button', { name: 'Add option' }))
    const field = page.getByRole('textbox', { name: 'Option', exact: true }).nth(index)
    await owner.fill(field, option)
    await owner.fill(page.getByRole('combobox', { name: 'Option values' }).nth(index), values)
  }
  await owner.press(page.getByRole('button', { name: 'Generate 12 variants' }))
  await owner.fill(page.getByRole('textbox', { name: 'All 12 variants: Regular price' }), '19.90')
  await owner.fill(page.getByRole('textbox', { name: 'All 12 variants: Stock quantity' }), '5')
  for (const color of ['Red', 'Green', 'Blue']) {
    await owner.press(page.getByRole('button', { name: `${color}: add image`, exact: true }))
    await owner.upload(await picture(color, color.toLowerCase()))
  }
  await owner.fill(page.getByRole('textbox', { name: 'Blue · XL: Regular price' }), '24.90')
  await owner.choose(page.getByRole('combobox', { name: /^Status/ }), 'Published')
  await owner.press(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page).toHaveURL(/\/admin\/products\/(?!create)[^/]+$/)
  expect(owner.count()).toBeLessThanOrEqual(30)

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const answer = await page.request.get(`/api/admin/products/${id}`)
  const { variants, status } = (await answer.json()) as ProductRecord
  expect(status).toBe('published')
  expect(variants.map(one => one.regularPrice)).toEqual([...Array(11).fill(1990), 2490])
  expect(variants.map(one => one.stock?.quantity)).toEqual(Array(12).fill(5))
  const images = variants.map(one => one.image)
  expect(new Set(images).size).toBe(3)
  expect(images.slice(0, 4)).toEqual(Array(4).fill(images[0]))
})

test('SH-4 a field of selected variants is set at once, and undone', async ({ page }) => {
  const { id } = await addProduct(page.request, {
    name: 'Selected',
    ...variable(
      [
        { key: 'color', name: 'Color', values: ['Red', 'Blue'] },
        { key: 'size', name: 'Size', values: ['S', 'M'] },
      ],
      (_color, _size, index) => offer(1000 + index),
    ),
  })
  await page.goto(`/admin/products/${id}`)
  const price = (name: string) => page.getByRole('textbox', { name: `${name}: Regular price` })
  await expect(price('All 4 variants')).toHaveAttribute('placeholder', 'mixed')
  await page.getByRole('group', { name: 'Select:' }).getByRole('button', { name: 'Red' }).click()
  await price('2 selected variants').fill('15')
  await page.keyboard.press('Enter')
  await expect(price('Red · S')).toHaveValue('15.00')
  await expect(price('Red · M')).toHaveValue('15.00')
  await expect(price('Blue · S')).toHaveValue('10.02')
  await expect(page.getByText('2 variants changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo change of variants' }).click()
  await expect(price('Red · S')).toHaveValue('10.00')

  await page.getByRole('checkbox', { name: 'Select all variants' }).check()
  await page.getByRole('checkbox', { name: '4 selected variants: Enabled' }).uncheck()
  await expect(page.getByRole('checkbox', { name: 'Blue · M: Enabled' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Select Red · S' }).uncheck()
  await page.getByRole('button', { name: 'Remove 3 variants' }).click()
  await expect(rows(page)).toHaveCount(1)
})

test('SH-4 four options of twenty values are refused before any variant is made', async ({
  page,
}) => {
  await page.goto('/admin/products/create')
  await page.getByRole('combobox', { name: /^Type/ }).click()
  await page.getByRole('option', { name: 'Variable' }).click()
  const values = Array.from({ length: 20 }, (_, n) => `v${n}`)
  for (let index = 0; index < 4; index++) {
    await page.getByRole('button', { name: 'Add option' }).click()
    await page
      .getByRole('textbox', { name: 'Option', exact: true })
      .nth(index)
      .fill(`Option ${index}`)
    await page.getByRole('combobox', { name: 'Option values' }).nth(index).fill(`${values},`)
  }
  await expect(page.getByRole('alert').filter({ hasText: '160,000 variants' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Generate/ })).toHaveCount(0)
})

test('SH-4 the grid can be used at 390 px: names stay in view, and the page does not scroll sideways', async ({
  page,
}) => {
  const { id } = await addProduct(page.request, {
    name: 'Narrow',
    ...variable(
      [
        { key: 'color', name: 'Color', values: ['Red', 'Blue'] },
        { key: 'size', name: 'Size', values: ['S', 'M'] },
      ],
      () => offer(1000),
    ),
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`/admin/products/${id}`)
  await page.getByRole('textbox', { name: 'Blue · M: Stock quantity' }).fill('7')
  const name = page.getByRole('rowheader', { name: /Blue · M/ })
  const box = await name.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  const field = await page.getByRole('textbox', { name: 'Blue · M: Stock quantity' }).boundingBox()
  expect(field?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) - 1)
  expect(await findOverflow(page)).toBe(0)
})

test('SH-4 what a product lacks is listed with links to the fields, and filters the list', async ({
  page,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const { id } = await addProduct(page.request, { name: `Bare ${own}`, offer: offer(1000) })
  await page.goto(`/admin/products/${id}`)
  const hints = page.getByRole('alert').filter({ hasText: 'Still missing' })
  await expect(hints.getByRole('button')).toHaveText(['Image', 'Category', 'Description'])
  await hints.getByRole('button', { name: 'Category' }).click()
  await expect(page.getByRole('combobox', { name: 'Categories' })).toBeFocused()
  const list = async (missing: string) => {
    const answer = await page.request.get(`/api/admin/products?missing=${missing}&q=${own}`)
    return (await answer.json()).total
  }
  expect(await Promise.all(['any', 'image', 'price', 'weight'].map(list))).toEqual([1, 1, 0, 0])
})

test('SH-4 a copy is a draft with an address and SKUs of its own, and without stock', async ({
  page,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const { id } = await addProduct(page.request, {
    name: `Vase ${own}`,
    sku: `V-${own}`,
    offer: { ...offer(4200), gtin: '4006381333931' },
    stock: stock(9),
  })
  await page.goto(`/admin/products/${id}`)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    `Vase ${own} (copy)`,
  )
  await expect(page).not.toHaveURL(new RegExp(id))
  const copy = new URL(page.url()).pathname.split('/').at(-1)
  const stored = await (await page.request.get(`/api/admin/products/${copy}`)).json()
  expect(stored).toMatchObject({
    status: 'draft',
    slug: `vase-${own}-copy`,
    sku: `V-${own}-2`,
    offer: { regularPrice: 4200, gtin: null },
    stock: { quantity: 0 },
  })
})

test('SH-4 several images are uploaded at once, in their order', async ({ page }) => {
  const { id } = await addProduct(page.request, { name: 'Pictured', offer: offer(1000) })
  await page.goto(`/admin/products/${id}`)
  await page.getByRole('button', { name: 'Add image' }).click()
  const files = [
    await picture('one', 'maroon'),
    await picture('two', 'olive'),
    await picture('three', 'teal'),
  ]
  await countActions(page).upload(...files)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  const { images } = await (await page.request.get(`/api/admin/products/${id}`)).json()
  const names = await Promise.all(
    images.map(
      async (one: string) =>
        (await (await page.request.get(`/api/admin/media/${one}`)).json()).fileName,
    ),
  )
  expect(names).toEqual(files.map(({ name }) => name))
})
