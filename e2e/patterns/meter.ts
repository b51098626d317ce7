import { expect } from '../support/test.ts'
import { exposed, type PatternCheck } from './pattern.ts'

/** https://www.w3.org/WAI/ARIA/apg/patterns/meter/ */
export const meter: PatternCheck = {
  find: root => root.getByRole('meter'),
  async check(meters) {
    for (const one of await meters.all()) {
      expect((await exposed(one)).name, 'a meter is named').not.toBe('')
      const [least, now, most] = await Promise.all(
        ['valuemin', 'valuenow', 'valuemax'].map(async name =>
          Number((await one.getAttribute(`aria-${name}`)) ?? Number.NaN),
        ),
      )
      expect(now).toBeGreaterThanOrEqual(least ?? Number.NaN)
      expect(now).toBeLessThanOrEqual(most ?? Number.NaN)
    }
  },
}
