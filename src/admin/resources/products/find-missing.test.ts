import { expect, it } from 'vitest'
import { newProduct, type ProductEdit } from '#shop/schema'
import { addVariants } from './combine-options.ts'
import { findMissing } from './find-missing.ts'

const partsOf = (changes: Partial<ProductEdit>) =>
  findMissing({ ...newProduct, ...changes }, ['reduced']).map(({ part }) => part)

it('SH-4 names what a new product lacks', () => {
  expect(partsOf({})).toEqual(['price', 'image', 'category', 'description', 'weight'])
})

it('SH-4 names nothing of a complete product', () => {
  const offer = { ...newProduct.offer, regularPrice: 100, virtual: true }
  const complete = { offer, images: ['a'], categories: ['c'], shortHtml: '<p>A</p>' }
  expect(partsOf(complete)).toEqual([])
  expect(partsOf({ ...complete, taxClass: 'reduced' })).toEqual([])
  expect(partsOf({ ...complete, taxClass: 'deleted' })).toEqual(['taxClass'])
})

it('SH-4 looks at the enabled variants of a variable product', () => {
  const [first, second] = addVariants([], [{ size: 'S' }, { size: 'M' }])
  if (!first || !second) throw new Error('No variants')
  const others: Partial<ProductEdit> = {
    type: 'variable',
    categories: ['c'],
    shortHtml: '<p>A</p>',
  }
  const complete = { ...first, regularPrice: 100, virtual: true, image: 'a' }
  expect(partsOf({ ...others, variants: [] })).toEqual(['variants', 'image'])
  expect(partsOf({ ...others, variants: [complete, second] })).toEqual(['price', 'weight'])
  expect(partsOf({ ...others, variants: [complete, { ...second, enabled: false }] })).toEqual([])
})
