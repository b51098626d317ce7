import { describe, expect, it } from 'vitest'
import { hasOwn, valueAt, withoutVariant, withVariant } from './variants.ts'

describe('values per screen', () => {
  it('begin as one value and become one per screen where they differ', () => {
    const some = withVariant('large', 'phone', 'small', 'large')
    expect(some).toEqual({ desktop: 'large', phone: 'small' })
    expect([valueAt(some, 'tablet'), valueAt(some, 'phone')]).toEqual(['large', 'small'])
    expect(withVariant(some, 'desktop', 'huge', 'large')).toEqual({
      desktop: 'huge',
      phone: 'small',
    })
  })

  it('inherits the base value if a variant has none', () => {
    expect(withVariant(undefined, 'hover', 'red', 'blue')).toEqual({
      desktop: 'blue',
      hover: 'red',
    })
    expect(withVariant(undefined, 'desktop', 'red', 'blue')).toBe('red')
  })

  it('fall back from phones to tablets to desktops', () => {
    const value = { desktop: 1, tablet: 2 }
    expect(valueAt(value, 'phone')).toBe(2)
    expect(valueAt(value, 'hover')).toBe(1)
    expect([hasOwn(value, 'tablet'), hasOwn(value, 'phone')]).toEqual([true, false])
  })

  it('are one value again when the last difference is taken back', () => {
    expect(withoutVariant({ desktop: 1, phone: 2 }, 'phone')).toBe(1)
    expect(withoutVariant({ desktop: 1, phone: 2, hover: 3 }, 'phone')).toEqual({
      desktop: 1,
      hover: 3,
    })
    expect(withoutVariant(1, 'desktop')).toBeUndefined()
  })
})
