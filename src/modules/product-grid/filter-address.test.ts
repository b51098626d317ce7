import { describe, expect, it } from 'vitest'
import { nameParameters, readAddress, toHref, toQuery } from './address.ts'
import { NO_FILTERS, readFilters, withoutFilter } from './filter-address.ts'

const plain = (name: string) => name
const read = (query: string) => readFilters(new URLSearchParams(query), plain, ['colour', 'price'])

describe('SH-5 filters in the URL', () => {
  it('mean the same in any order, as a form and as a link', () => {
    const link = read('brand=b,a&colour=red,blue&price=10-50&in_stock=1&rating=4')
    expect(
      read('rating=4&in_stock=1&colour=blue&colour=red&price=10&price=50&brand=a&brand=b'),
    ).toEqual(link)
    expect(link).toEqual({
      brand: ['a', 'b'],
      attributes: [['colour', ['blue', 'red']]],
      minPrice: '10',
      maxPrice: '50',
      inStock: true,
      onSale: false,
      rating: '4',
    })
  })

  it.each([
    ['rating=5', NO_FILTERS],
    ['rating=0&rating=4', NO_FILTERS],
    ['in_stock=2&on_sale=true&brand=,,&colour=', NO_FILTERS],
    ['price=-5--1', NO_FILTERS],
    ['price=1e9-x', NO_FILTERS],
    ['price=99999999999-', NO_FILTERS],
    [`colour=${'x'.repeat(500)}`, NO_FILTERS],
    ['price=50-10', { ...NO_FILTERS, minPrice: '10', maxPrice: '50' }],
    ['price=9,90-', { ...NO_FILTERS, minPrice: '9.9' }],
  ])('ignore what makes no sense: %s', (query, filters) => {
    expect(read(query)).toEqual(filters)
  })

  it('are cut off after fifty values', () => {
    const values = Array.from({ length: 1000 }, (_, n) => `v${n}`)
    expect(read(`colour=${values.join(',')}`).attributes[0]?.[1]).toHaveLength(50)
  })

  it('of attributes named like parameters have a prefix', () => {
    expect(read('filter-price=low&price=1-2').attributes).toEqual([['price', ['low']]])
  })

  it('stay in links of pages and orders, and start at page 1 when they change', () => {
    const offered = { attributes: ['colour'], parameter: plain }
    const address = readAddress(
      new URLSearchParams('page=3&sort=name&colour=red&on_sale=1&other=1'),
      '/shop',
      nameParameters(plain),
      offered,
    )
    expect(toHref(address, { page: 4 })).toBe('/shop?other=1&on_sale=1&colour=red&sort=name&page=4')
    const filters = withoutFilter(address.filters, 'on_sale')
    expect(toHref(address, { filters })).toBe('/shop?other=1&colour=red&sort=name')
    expect(String(toQuery({ ...address, filters: NO_FILTERS }))).toBe('sort=name&page=3')
  })

  it('of a second list have its prefix', () => {
    const parameter = (name: string) => `more.${name}`
    const address = readAddress(
      new URLSearchParams('colour=red&more.colour=blue'),
      '/shop',
      nameParameters(parameter),
      { attributes: ['colour'], parameter },
    )
    expect(address.filters.attributes).toEqual([['colour', ['blue']]])
    expect(toHref(address, { sort: 'name' })).toBe(
      '/shop?colour=red&more.colour=blue&more.sort=name',
    )
  })
})
