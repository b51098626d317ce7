import { expect, it } from 'vitest'
import { STORED } from './consent.ts'
import { isOwnCookie } from './own-cookies.ts'

it('knows every cookie of the site by its name', () => {
  const listed = Object.entries(STORED).filter(([, { in: place }]) => place === 'cookie')
  expect(listed.length).toBeGreaterThan(5)
  for (const name of [
    ...listed.map(([name]) => name),
    'vt_staff',
    'vt.session_token',
    '__Secure-vt.session_token',
    '__secure-VT.session_token',
    '__Host-anything',
    ' vt_cart ',
  ]) {
    expect(isOwnCookie(name), name).toBe(true)
  }
  for (const name of ['ref', '_ga', 'campaign', 'vtiger', 'my_vt_cart']) {
    expect(isOwnCookie(name), name).toBe(false)
  }
})
