import { expect } from '../support/test.ts'
import { exposed, type PatternCheck } from './pattern.ts'

/** https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
export const radio: PatternCheck = {
  find: root => root.getByRole('group').filter({ has: root.page().locator('input[type="radio"]') }),
  async check(group) {
    const page = group.page()
    expect((await exposed(group)).name, 'a group is named').not.toBe('')
    const all = await group.getByRole('radio').all()
    const chosen = () =>
      group
        .getByRole('radio')
        .evaluateAll(radios => radios.findIndex(one => (one as HTMLInputElement).checked))
    for (const one of all) expect((await exposed(one)).name).not.toBe('')
    const start = await chosen()
    await all[start]?.focus()
    await page.keyboard.press('ArrowDown')
    const next = (start + 1) % all.length
    expect(await chosen()).toBe(next)
    await expect(all[next] as (typeof all)[0]).toBeFocused()
    await page.keyboard.press('ArrowUp')
    expect(await chosen()).toBe(start)
    await page.keyboard.press('Tab')
    const isOut = await group.evaluate(element => !element.contains(document.activeElement))
    expect(isOut, 'a group is one stop of the Tab key').toBe(true)
  },
}
