import { expect, it } from 'vitest'
import { isIos } from './native.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

it('MP-7: an iPhone is one, and an iPad, which says that it is a Mac', () => {
  expect(isIos({ userAgent: IPHONE, maxTouchPoints: 5 })).toBe(true)
  expect(isIos({ userAgent: MAC, maxTouchPoints: 5 })).toBe(true)
  expect(isIos({ userAgent: MAC, maxTouchPoints: 0 })).toBe(false)
  expect(isIos({ userAgent: 'Mozilla/5.0 (Linux; Android 15)', maxTouchPoints: 5 })).toBe(false)
})
