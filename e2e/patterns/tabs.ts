import { expect } from '../support/test.ts'
import { exposed, type PatternCheck, referred } from './pattern.ts'

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/, with automatic activation. */
export const tabs: PatternCheck = {
  find: root => root.getByRole('tablist'),
  async check(list) {
    const page = list.page()
    const all = await list.getByRole('tab').all()
    const count = all.length
    expect(count).toBeGreaterThan(1)
    expect((await exposed(list)).name, 'a tab list is named').not.toBe('')
    const isVertical = (await list.getAttribute('aria-orientation')) === 'vertical'
    const [next, previous] = isVertical ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft']

    // Read at once, because each question to the browser costs as much as a hundred tabs.
    const state = () =>
      list.getByRole('tab').evaluateAll(tabs =>
        tabs.map(tab => {
          const panels = document.querySelectorAll(`[id="${tab.getAttribute('aria-controls')}"]`)
          const [panel] = panels
          return {
            selected: tab.getAttribute('aria-selected'),
            tabIndex: tab.getAttribute('tabindex'),
            panels: panels.length,
            role: panel?.getAttribute('role'),
            isLabeled: panel?.getAttribute('aria-labelledby') === tab.id,
            isVisible: panel?.checkVisibility({ visibilityProperty: true }),
          }
        }),
      )
    const isActive = (index: number) =>
      expect.poll(state).toEqual(
        all.map((_, at) => ({
          selected: String(at === index),
          tabIndex: at === index ? '0' : '-1',
          panels: 1,
          role: 'tabpanel',
          isLabeled: true,
          isVisible: at === index,
        })),
      )
    const pressed = async (key: string, index: number) => {
      await page.keyboard.press(key)
      await expect(all[index] as (typeof all)[0]).toBeFocused()
      await isActive(index)
    }

    const [first] = all
    await first?.click()
    await isActive(0)
    await pressed(next as string, 1)
    await pressed(previous as string, 0)
    await pressed(previous as string, count - 1)
    await pressed(next as string, 0)
    await pressed('End', count - 1)
    await pressed('Home', 0)
    await page.keyboard.press('Tab')
    const panel = await referred(first as (typeof all)[0], 'aria-controls')
    const isIn = await panel.evaluate(element => element.contains(document.activeElement))
    expect(isIn, 'Tab leads from the tab into its panel').toBe(true)
    await page.keyboard.press('Shift+Tab')
    await expect(first as (typeof all)[0]).toBeFocused()
  },
}
