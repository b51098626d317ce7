import { asOwner } from './support/admin-api.ts'
import { addProduct, offer } from './support/new-product.ts'
import { putProductTemplate } from './support/put-product-template.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

/** A product with its own template, which shows description, details and reviews as panels. */
async function productWith(panels: 'tabs' | 'accordion') {
  const name = `Bottle ${crypto.randomUUID().slice(0, 8)}`
  return asOwner(async api => {
    const { id, slug } = await addProduct(api, {
      name,
      offer: offer(1500),
      descriptionHtml: `<p>${'A long description. '.repeat(120)}</p>`,
    })
    const reviews = { type: 'product-reviews', props: { id: 'reviews' } }
    const product = { type: 'product', props: { id: 'product', panels, reviews: [reviews] } }
    await putProductTemplate(api, id, [product])
    return `/product/${slug}`
  })
}

for (const panels of ['tabs', 'accordion'] as const) {
  test(`NAV-6: links to reviews open them in ${panels}, then scroll to them`, async ({ page }) => {
    const path = await productWith(panels)
    await page.goto(path)
    const reviews = page.locator('#product-reviews')
    await expect(page.getByText('A long description.').first()).toBeVisible()
    await expect(reviews).toBeHidden()
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '#product-reviews'
      link.textContent = 'All reviews'
      document.querySelector('.product-head')?.append(link)
    })
    await page.getByRole('link', { name: 'All reviews' }).click()
    await expect(reviews).toBeInViewport()
    await expect(reviews).toBeFocused()
    await expect(reviews.getByText('Write a review')).toBeVisible()

    await page.goto(`${path}?linked#product_reviews_tab`)
    await expect(reviews).toBeInViewport()
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('SH-5: all panels of a product are visible under their titles', async ({ page }) => {
    await page.goto(await productWith('tabs'))
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
    await expect(page.getByText('20 × 15 × 2 cm')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Reviews' })).toHaveCount(1)
    await expect(page.locator('#product-reviews')).toBeVisible()
    expect(await findOverflow(page)).toBe(0)
  })
})
