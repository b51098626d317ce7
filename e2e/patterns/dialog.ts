import { expect } from '../support/test.ts'
import { exposed, type PatternCheck } from './pattern.ts'

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ for the lightbox of a module's images. */
export const dialog: PatternCheck = {
  find: root => root.locator('a[data-lightbox]').filter({ visible: true }),
  async check(links) {
    const page = links.page()
    const link = links.first()
    await link.focus()
    await page.keyboard.press('Enter')
    const box = page.getByRole('dialog')
    await expect(box).toBeVisible()
    await expect(box).toHaveAttribute('aria-modal', 'true')
    expect((await exposed(box)).name, 'a dialog is named').not.toBe('')
    const isInside = () => box.evaluate(element => element.contains(document.activeElement))
    await expect.poll(isInside).toBe(true)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press(key)
        expect(await isInside(), `${key} stays in the dialog`).toBe(true)
      }
    }
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await expect(link).toBeFocused()
  },
}
