import { combinations } from '../tests/support/combinations.ts'
import { change } from './support/admin-api.ts'
import { stock, variable } from './support/new-product.ts'
import { test } from './support/staff.ts'
import { expect, findOverflow } from './support/test.ts'

test.use({ expectedComplaint: /status of 422/ })

test('a save that fails names the field, brings it into view and focuses it, within its own cell', async ({
  page,
}) => {
  const sizes = ['S', 'M', 'L']
  const colours = ['Red', 'Green', 'Blue', 'Grey']
  const { id } = await change<{ id: string }>(page.request, '/products', {
    name: 'Twelve variants',
    status: 'published',
    stock: stock(5),
    ...variable(
      [
        { key: 'colour', name: 'Colour', values: colours },
        { key: 'size', name: 'Size', values: sizes },
      ],
      () => ({ regularPrice: 1000 }),
    ),
  })
  await page.goto(`/admin/products/${id}`)
  const price = page.getByRole('textbox', { name: 'Grey · L: Sale price' })
  await price.fill('99')
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Check this field: Grey · L: Sale price/)).toBeVisible()
  await expect(price).toBeFocused()
  await expect(price).toBeInViewport()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  const overlap = await price.evaluate(input => {
    const cell = input.closest('td')
    const text = cell?.querySelector('.MuiFormHelperText-root')?.getBoundingClientRect()
    return text && cell ? text.right - cell.getBoundingClientRect().right : undefined
  })
  expect(overlap).toBeLessThanOrEqual(0)
})

test('a form says which required fields are missing, and focuses the first', async ({ page }) => {
  await page.goto('/admin/redirects/create')
  await page.getByRole('textbox', { name: 'To' }).fill('/about')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Not saved\. Check th/)).toBeVisible()
  await expect(page.locator('form [aria-invalid="true"]').first()).toBeFocused()
})

const TABS = 14
for (const locale of ['en', 'de']) {
  test(`all sections of the settings can be reached at every width in ${locale}`, async ({
    page,
  }) => {
    const looks = combinations({
      locale: ['en', 'de'],
      width: [390, 820, 1440],
      tab: Array.from({ length: TABS }, (_, tab) => tab),
    }).filter(look => look.locale === locale)
    await page.addInitScript(one => localStorage.setItem('vitrine.locale', one), locale)
    const tabs = page.getByRole('tab')
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // The menu opens or not when the page loads.
      await page.goto('/admin/settings')
      await expect(tabs).toHaveCount(TABS)
      for (const look of looks.filter(look => look.width === width)) {
        const tab = tabs.nth(look.tab)
        // A click is lost if the row of tabs is scrolling between press and release.
        await expect(async () => {
          await tab.click()
          await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 3000 })
        }).toPass()
        await expect(tab).toBeInViewport({ ratio: 0.99 })
        expect(await tab.evaluate(one => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
      }
      expect(await findOverflow(page)).toBe(0)
    }
    // Menu entries are not truncated either. Texts for screen readers are a pixel wide.
    const cut = await page
      .getByRole('navigation')
      .first()
      .locator('a span')
      .evaluateAll(all => {
        const shown = all.filter(one => one.clientWidth > 1)
        return shown.filter(one => one.scrollWidth > one.clientWidth + 1).length
      })
    expect(cut).toBe(0)
  })
}
