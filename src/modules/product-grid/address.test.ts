import { expect, it } from 'vitest'
import { pageWindow, readAddress, toHref } from './address.ts'

it('PF-3 shows about five pages, the first and the last among them', () => {
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(1, 3)).toEqual([1, 2, 3])
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 20])
  expect(pageWindow(10, 20)).toEqual([1, 9, 10, 11, 20])
  expect(pageWindow(20, 20)).toEqual([1, 17, 18, 19, 20])
})

it('SH-5 keeps category and sort over pages, and begins at page 1 when they change', () => {
  const address = readAddress(new URLSearchParams('category=cups&sort=name&page=3'), '/shop')
  expect(toHref(address, { page: 4 })).toBe('/shop?category=cups&sort=name&page=4')
  expect(toHref(address, { category: 'bowls' })).toBe('/shop?category=bowls&sort=name')
  expect(toHref(address, { category: '', sort: '' })).toBe('/shop')
})

it('takes any page number for what it can be', () => {
  for (const page of ['0', '-1', '1.5', 'x', '1e99', '']) {
    expect(readAddress(new URLSearchParams({ page }), '/shop').page).toBe(1)
  }
})
