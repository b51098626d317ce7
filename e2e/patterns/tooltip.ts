import { expect } from '../support/test.ts'
import { exposed, type PatternCheck, referred } from './pattern.ts'

/** https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/, and WCAG 1.4.13: hoverable and persistent. */
export const tooltip: PatternCheck = {
  find: root => root.locator('[aria-describedby]'),
  async check(trigger) {
    const page = trigger.page()
    const tip = await referred(trigger, 'aria-describedby')
    await expect(tip).toHaveAttribute('role', 'tooltip')
    expect((await exposed(trigger)).description, 'it describes its word').not.toBe('')
    expect(await tip.locator('a, button, input').count(), 'nothing in it has the focus').toBe(0)
    await expect(tip).toBeHidden()
    await trigger.focus()
    await expect(tip).toBeVisible()
    await expect(trigger).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await expect(trigger).toBeFocused()
    await trigger.blur()
    await trigger.hover()
    await expect(tip).toBeVisible()
    await tip.hover()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await page.mouse.move(0, 0)
  },
}
