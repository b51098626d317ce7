import type { Locator } from '@playwright/test'
import { expect } from '../support/test.ts'
import { exposed, type PatternCheck } from './pattern.ts'

/** Disclosure buttons: ARIA, `summary`, or popover. */
const BUTTONS = 'button[aria-expanded], summary, button[popovertarget]:not([popovertargetaction])'

const isExpanded = async (button: Locator) => (await exposed(button)).states.expanded
const expectExpanded = (button: Locator, expanded: boolean) =>
  expect.poll(() => isExpanded(button)).toBe(expanded)

/** https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ */
export const disclosure: PatternCheck = {
  find: root => root.locator(BUTTONS).filter({ visible: true }),
  async check(buttons) {
    const page = buttons.page()
    const button = buttons.first()
    expect((await exposed(button)).name, 'the button is named').not.toBe('')
    const content = await contentOf(button)
    const before = await isExpanded(button)
    for (const [key, expanded] of [
      ['Enter', !before],
      ['Space', before],
    ] as const) {
      await button.focus()
      await page.keyboard.press(key)
      await expectExpanded(button, expanded === true)
      await expect(content).toBeVisible({ visible: expanded === true })
      await expect(button).toBeFocused()
    }
    await button.click()
    await expectExpanded(button, !before)
    await button.click()
    await expectExpanded(button, before === true)
  },
}

/** Controlled content: the referenced element, or the sibling of a summary. */
async function contentOf(button: Locator): Promise<Locator> {
  const id =
    (await button.getAttribute('aria-controls')) ?? (await button.getAttribute('popovertarget'))
  if (id) return button.page().locator(`[id="${id}"]`)
  return button.locator('xpath=following-sibling::*').first()
}
