import { expect, it } from 'vitest'
import { nameParameters, readAddress, toHref } from './address.ts'

const plain = nameParameters(name => name)

it('SH-5 keeps category and sort over pages, and begins at page 1 when they change', () => {
  const address = readAddress(new URLSearchParams('category=cups&sort=name&page=3'), '/shop', plain)
  expect(toHref(address, { page: 4 })).toBe('/shop?category=cups&sort=name&page=4')
  expect(toHref(address, { category: 'bowls' })).toBe('/shop?category=bowls&sort=name')
  expect(toHref(address, { category: '', sort: '' })).toBe('/shop')
})

it('clamps any page number', () => {
  for (const page of ['0', '-1', '1.5', 'x', '1e99', '']) {
    expect(readAddress(new URLSearchParams({ page }), '/shop', plain).page).toBe(1)
  }
})

it('two lists on a page keep their own parameters, and those of the other', () => {
  const more = nameParameters(name => `more.${name}`)
  const query = new URLSearchParams('category=cups&page=3&more.page=2')
  expect(readAddress(query, '/shop', plain).page).toBe(3)
  const second = readAddress(query, '/shop', more)
  expect(second).toMatchObject({ page: 2, category: '' })
  expect(toHref(second, { page: 4 })).toBe('/shop?category=cups&page=3&more.page=4')
})
