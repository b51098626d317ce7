import { asOwner } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, cup } from './support/new-product.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

const ROWS = '<table><tbody><tr><th>S</th><td>8 cm</td></tr></tbody></table>'

/** Path of a product with a size guide, and of the guide. */
async function addGuided() {
  const guide = await putPage('/sizes', [
    { type: 'text', props: { id: 'sizes', body: `<p>Measured at the rim.</p>${ROWS}` } },
  ])
  return asOwner(async api => {
    const { items } = await (await api.get(`/api/admin/pages?q=${guide.slice(1)}`)).json()
    const { slug } = await addProduct(api, {
      ...cup(`Sized ${crypto.randomUUID().slice(0, 8)}`),
      sizeGuide: items[0].id,
    })
    return { path: `/product/${slug}`, guide }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('SH-5: the size guide opens in a dialog, and focus returns to its link', async ({
    page,
  }) => {
    const { path } = await addGuided()
    await page.goto(path)
    await islandRuns(page.locator('[data-module="product"]'))
    const link = page.getByRole('link', { name: 'Size guide' })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Size guide' })
    await expect(dialog.getByText('Measured at the rim.')).toBeVisible()
    await expect(dialog.getByRole('cell', { name: '8 cm' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close size guide' })).toBeFocused()
    expect(await findOverflow(page)).toBe(0)
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('h1')).toBeHidden()
    await expect(dialog.getByText('Measured at the rim.')).toBeVisible()
    await page.emulateMedia({ media: null })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
})

test.describe('when the guide does not load', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('SH-5: the size guide opens as a page', async ({ page }) => {
    const { path, guide } = await addGuided()
    await page.goto(path)
    await islandRuns(page.locator('[data-module="product"]'))
    await page.route(`**${guide}`, (route, request) =>
      request.isNavigationRequest() ? route.continue() : route.abort(),
    )
    await page.getByRole('link', { name: 'Size guide' }).click()
    await expect(page).toHaveURL(new RegExp(`${guide}$`))
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('SH-5: the link of the size guide leads to its page', async ({ page }) => {
    const { path, guide } = await addGuided()
    await page.goto(path)
    await page.getByRole('link', { name: 'Size guide' }).click()
    await expect(page).toHaveURL(new RegExp(`${guide}$`))
    await expect(page.getByText('Measured at the rim.')).toBeVisible()
  })
})
