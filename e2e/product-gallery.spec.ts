import type { Page } from '@playwright/test'
import { asOwner, pictureId } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, offer } from './support/new-product.ts'
import { putProductTemplate } from './support/put-product-template.ts'
import { expect, findOverflow, test } from './support/test.ts'

const LAYOUTS = ['below', 'beside', 'stacked', 'grid'] as const

async function productWith(gallery: (typeof LAYOUTS)[number]): Promise<string> {
  const images = await Promise.all(['green.png', 'white.png', 'blue.png'].map(pictureId))
  return asOwner(async api => {
    const name = `Vase ${crypto.randomUUID().slice(0, 8)}`
    const { id, slug } = await addProduct(api, { name, offer: offer(4000), images })
    const props = { id: 'product', gallery, zoom: true }
    await putProductTemplate(api, id, [{ type: 'product', props }])
    return `/product/${slug}`
  })
}

/** Width in pixels next to images that nothing fills. */
const emptyWidth = (page: Page) =>
  page.evaluate(() => {
    const gallery = document.querySelector('.product-gallery')?.getBoundingClientRect()
    const boxes = [...document.querySelectorAll('.product-figure img, .product-thumbs')]
      .map(element => element.getBoundingClientRect())
      .filter(({ width, left, right }) => width > 0 && left < innerWidth && right > 0)
    const left = Math.min(...boxes.map(box => box.left))
    const right = Math.max(...boxes.map(box => box.right))
    return Math.max(left - (gallery?.left ?? 0), (gallery?.right ?? 0) - right)
  })

for (const gallery of LAYOUTS) {
  test(`SH-5: the gallery “${gallery}” fills its column at every width`, async ({ page }) => {
    await page.goto(await productWith(gallery))
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findOverflow(page), String(width)).toBe(0)
      expect(await emptyWidth(page), String(width)).toBeLessThanOrEqual(1)
    }
  })
}

test('SH-5: an image zooms under the mouse, and a click opens it', async ({ page }) => {
  await page.goto(await productWith('beside'))
  await islandRuns(page.locator('[data-module="product"]'))
  const link = page.locator('.product-figure > a').first()
  const image = link.locator('img')
  await link.hover({ position: { x: 10, y: 10 } })
  await expect(image).toHaveCSS('scale', '2')
  await expect(link).toHaveAttribute('style', /--zoom-x: [0-5]\./)
  await link.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
