import { describe, expect, it } from 'vitest'
import { canHide, fixedAt, shownAt } from './trigger.ts'

/** A header followed by the content, below the staff bar if present. */
const inPlace = (height: number, adminBar = 0) => ({
  height,
  adminBar,
  contentTop: adminBar + height,
})

describe('HDR-2 a header becomes fixed', () => {
  it('29 px down where it is 90 px high or less, 56 px down where it is higher', () => {
    expect([40, 72, 90, 91, 160].map(height => fixedAt(inPlace(height)))).toEqual([
      29, 29, 29, 56, 56,
    ])
  })

  it('triggers further down for staff, whose bar stays visible', () => {
    expect(fixedAt(inPlace(72, 32))).toBe(29)
  })

  it('over a section: when its first row comes as near', () => {
    expect(fixedAt({ height: 72, adminBar: 0, contentTop: 208 })).toBe(208 - (72 - 29))
    expect(fixedAt({ height: 120, adminBar: 32, contentTop: 240 })).toBe(240 - (120 - 56) - 32)
  })
})

describe('HDR-3 a header that hides', () => {
  it('appears its own height and 200 px later', () => {
    expect(shownAt(inPlace(72))).toBe(29 + 72 + 200)
    expect(shownAt(inPlace(120))).toBe(56 + 120 + 200)
  })

  it('does so only where the page is longer than the window, the header and 200 px', () => {
    const sizes = { window: 800, height: 72 }
    expect(canHide({ ...sizes, document: 1072 })).toBe(false)
    expect(canHide({ ...sizes, document: 1073 })).toBe(true)
  })
})
