import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, findOverflow, test } from './support/test.ts'

const types = readdirSync(join(import.meta.dirname, '../src/modules'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

test('no module is broken by bad input, or wider than a small phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  for (const type of types) {
    await page.goto(`/dev/modules/${type}/odd`, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('.gallery-example').nth(1), type).toBeAttached()
    expect(await findOverflow(page), type).toBe(0)
    // Slides clip wide content, so the page does not overflow.
    const cut = await page
      .locator('.slide')
      .evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length)
    expect(cut, type).toBe(0)
  }
})
