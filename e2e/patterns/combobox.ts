import { expect } from '../support/test.ts'
import { exposed, type PatternCheck, referred } from './pattern.ts'

const ITEMS = ['First', 'Second'].map((name, at) => ({
  ref: `page:${at}`,
  kind: 'page',
  href: `/found-${at}`,
  title: [{ text: name, isMatch: false }],
}))

/**
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: a list that opens while typing; the focus
 * stays in the field.
 */
export const combobox: PatternCheck = {
  find: root => root.getByRole('combobox'),
  async check(found) {
    const field = found.first()
    const page = field.page()
    // Fixed suggestions; the server's are tested elsewhere.
    await page.route(
      url => url.pathname.startsWith('/dev/modules'),
      route =>
        route.request().method() === 'POST'
          ? route.fulfill({ json: { ok: true, answer: { items: ITEMS, total: 2 } } })
          : route.fallback(),
    )
    expect((await exposed(field)).name, 'the field is named').not.toBe('')
    const list = await referred(field, 'aria-controls')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.focus()
    await page.keyboard.type('fi')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(list).toHaveRole('listbox')
    const options = list.getByRole('option')
    const count = await options.count()
    expect(count).toBeGreaterThan(1)
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    const isAt = async (index: number) => {
      const option = options.nth(index)
      const id = (await option.getAttribute('id')) ?? ''
      await expect(field).toHaveAttribute('aria-activedescendant', id)
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expect(list.locator('[aria-selected="true"]')).toHaveCount(1)
      await expect(field).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await isAt(0)
    await page.keyboard.press('ArrowDown')
    await isAt(1)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowUp')
    await isAt(count - 1)
    await page.keyboard.press('Escape')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(list).toBeHidden()
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await field.fill('')
  },
}
