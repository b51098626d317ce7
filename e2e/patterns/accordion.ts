import { expect } from '../support/test.ts'
import { exposed, type PatternCheck, referred } from './pattern.ts'

/** https://www.w3.org/WAI/ARIA/apg/patterns/accordion/, with optional arrow keys. */
export const accordion: PatternCheck = {
  find: root => root.locator(':is(h2, h3, h4) > button[aria-expanded]').filter({ visible: true }),
  async check(buttons) {
    const page = buttons.page()
    const all = await buttons.all()
    for (const button of all) {
      expect((await exposed(button)).name, 'a header is named').not.toBe('')
      await expect(await referred(button, 'aria-controls')).toHaveCount(1)
      const alone = await button.evaluate(element => element.parentElement?.children.length)
      expect(alone, 'the button is the only thing in its heading').toBe(1)
    }
    const closed = await findClosed(all)
    if (!closed) return
    await closed.focus()
    await page.keyboard.press('Enter')
    await expect(closed).toHaveAttribute('aria-expanded', 'true')
    const panel = await referred(closed, 'aria-controls')
    await expect(panel).toBeVisible()
    // The region role is optional, and repeated accordions would duplicate landmark names.
    await expect(panel).not.toHaveAttribute('role', 'region')
    // Panels that cannot be closed are marked.
    const isFixed = (await closed.getAttribute('aria-disabled')) === 'true'
    await page.keyboard.press('Space')
    await expect(closed).toHaveAttribute('aria-expanded', String(isFixed))
    if (all.length < 2) return
    const [first, last] = [all[0], all.at(-1)] as [(typeof all)[0], (typeof all)[0]]
    await first.focus()
    await page.keyboard.press('ArrowUp')
    await expect(last).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    await page.keyboard.press('End')
    await expect(last).toBeFocused()
    await page.keyboard.press('Home')
    await expect(first).toBeFocused()
  },
}

async function findClosed<Button extends { getAttribute(name: string): Promise<string | null> }>(
  buttons: readonly Button[],
): Promise<Button | undefined> {
  for (const button of buttons) {
    if ((await button.getAttribute('aria-expanded')) === 'false') return button
  }
}
