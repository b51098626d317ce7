import { expect } from '../support/test.ts'
import { exposed, type PatternCheck } from './pattern.ts'

/** https://www.w3.org/WAI/ARIA/apg/patterns/slider/ */
export const slider: PatternCheck = {
  find: root => root.getByRole('slider'),
  async check(found) {
    const page = found.page()
    const { role, name, states } = await exposed(found)
    expect(role).toBe('slider')
    expect(name, 'a slider is named').not.toBe('')
    expect(states).toMatchObject({ valuemin: 0, valuemax: 100 })
    const value = () => found.evaluate((input: HTMLInputElement) => Number(input.value))
    const isVertical = states.orientation === 'vertical'
    const isReversed = await found.evaluate(
      (input, down) => !down && getComputedStyle(input).direction === 'rtl',
      isVertical,
    )
    await found.focus()
    const start = await value()
    const [more, less] = isReversed ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    await page.keyboard.press(more as string)
    expect(await value()).toBe(start + 1)
    await page.keyboard.press(less as string)
    expect(await value()).toBe(start)
    await page.keyboard.press('ArrowUp')
    expect(await value()).toBe(start + 1)
    await page.keyboard.press('ArrowDown')
    expect(await value()).toBe(start)
    await page.keyboard.press('PageUp')
    expect(await value()).toBeGreaterThan(start + 1)
    await page.keyboard.press('End')
    expect(await value()).toBe(100)
    await page.keyboard.press('Home')
    expect(await value()).toBe(0)
    expect(await found.getAttribute('aria-valuetext'), 'a number alone says little').toMatch(/0.*%/)
  },
}
