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

    for (const tab of all) {
      const panel = await referred(tab, 'aria-controls')
      await expect(panel).toHaveCount(1)
      await expect(panel).toHaveAttribute('role', 'tabpanel')
      await expect(panel).toHaveAttribute('aria-labelledby', (await tab.getAttribute('id')) ?? '-')
    }
    const isActive = async (index: number) => {
      for (const [at, tab] of all.entries()) {
        const active = at === index
        await expect(tab).toHaveAttribute('aria-selected', String(active))
        await expect(tab).toHaveAttribute('tabindex', active ? '0' : '-1')
        await expect(await referred(tab, 'aria-controls')).toBeVisible({ visible: active })
      }
    }
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
