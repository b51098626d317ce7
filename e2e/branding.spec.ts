import { icon as siteIcon } from './site/pictures.ts'
import { change } from './support/admin-api.ts'
import { test } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow } from './support/test.ts'

test('swatches are set for the values of an option, by color or image, and taken away', async ({
  page,
}) => {
  const option = { key: 'cover', name: 'Cover', visible: true, variation: true }
  const made = await change(page.request, '/products', {
    name: `Notebook ${Date.now()}`,
    type: 'variable',
    options: [{ ...option, values: ['Linen', 'Sky', 'Deep blue'] }],
  })
  await page.goto(`/admin/products/${made.id}`)
  await page.getByRole('button', { name: 'Swatches' }).click()
  const swatches = page.getByRole('group', { name: 'Cover: Swatches' })
  await expect(swatches.getByText('No swatch set')).toHaveCount(2)
  const deepBlue = swatches.getByLabel('Color of Deep blue')
  await expect(deepBlue, 'as visitors see it').toHaveValue('#0000ff')
  await expect(deepBlue).toHaveAccessibleDescription('Color of its name')
  await swatches.getByLabel('Color of Sky').fill('#3366cc')
  await expect(swatches.getByText('No swatch set')).toHaveCount(1)
  await swatches.getByRole('button', { name: 'Choose image for Linen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(swatches.getByRole('button', { name: 'Remove swatch of Linen' })).toBeVisible()
  // The bar with the heading of the page hides while scrolling down.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const stored = async () => {
    const answer = await page.request.get(`/api/admin/products/${made.id}`)
    return (await answer.json()).options[0].swatches
  }
  await expect.poll(stored).toMatchObject({ Sky: { colour: '#3366cc' }, Linen: {} })
  await page.reload()
  await swatches.getByRole('button', { name: 'Remove swatch of Sky' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => Object.keys(await stored())).toEqual(['Linen'])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => findOverflow(page)).toBe(0)
})

test('settings have the icon of the site beside its logo, each with its purpose', async ({
  page,
}) => {
  await page.goto('/admin/settings')
  const icon = page.getByRole('group', { name: 'Site icon' })
  await expect(icon).toContainText(siteIcon.fileName)
  await expect(icon).toHaveAccessibleDescription(/browser tabs/)
  await expect(page.getByRole('group', { name: 'Logo', exact: true })).toHaveAccessibleDescription(
    /emails/,
  )
  await page.goto('/')
  await expect(page.getByRole('banner').locator('.logo-image')).toBeVisible()
})
