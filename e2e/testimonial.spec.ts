import { openExample } from './support/module-example.ts'
import { expect, findAxeViolations, findOverflow, test } from './support/test.ts'

test('TE-1: the text is a quotation, the person its caption', async ({ page }) => {
  const root = await openExample(page, 'testimonial', { example: 2, script: false })
  await expect(page.getByRole('figure', { name: /^The early shift/ })).toHaveAttribute(
    'id',
    'testimonial-2',
  )
  await expect(root.getByRole('blockquote')).toContainText('They stack')
  const company = root.getByRole('link', { name: 'A bakery in town (opens in a new window)' })
  await expect(company).toHaveAttribute('rel', 'noopener')
  const portrait = await root.locator('img').boundingBox()
  expect(portrait).toMatchObject({ width: 90, height: 90 })
})

test('TE-1: axe finds nothing', async ({ page }) => {
  await openExample(page, 'testimonial', { script: false })
  const ids = ['#testimonial-1', '#testimonial-2', '#testimonial-3']
  expect(await findAxeViolations(page, ...ids)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('TE-1: nothing is missing', async ({ page }) => {
    const root = await openExample(page, 'testimonial', { script: false })
    await expect(root.getByText('A restaurant by the sea')).toBeVisible()
  })

  test('SL-1: announcements of slides out of view do not widen the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openExample(page, 'testimonial', { example: 5, script: false })
    const hidden = page.locator('#testimonial-5').getByText('(opens in a new window)')
    await expect(hidden).toBeAttached()
    expect(await findOverflow(page)).toBe(0)
  })
})
