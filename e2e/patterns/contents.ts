import { expect } from '../support/test.ts'
import { exposed, type PatternCheck } from './pattern.ts'

/** Based on landmark practices: a labeled navigation with the current location marked. */
export const contents: PatternCheck = {
  find: root => root.page().locator('nav').and(root),
  async check(nav) {
    const { role, name } = await exposed(nav)
    expect(role).toBe('navigation')
    expect(name, 'a navigation is named').not.toBe('')
    const links = await nav.locator('li a').all()
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      await expect(link).toHaveAttribute('href', /^#./)
    }
    expect(await nav.locator('[aria-current]').count()).toBeLessThanOrEqual(1)
    for (const current of await nav.locator('[aria-current]').all()) {
      await expect(current).toHaveAttribute('aria-current', 'location')
    }
  },
}
