import { expect, it } from 'vitest'
import { changeVariants, commonVariant, variantKey } from './change-variants.ts'
import { addVariants } from './combine-options.ts'

const choices = ['S', 'M', 'L'].map(size => ({ size }))
const [small, medium, large] = addVariants([], choices)
if (!small || !medium || !large) throw new Error('No variants')

it('SH-4 changes a field of the selected variants and keeps their other measures', () => {
  const heavy = { ...small, measures: { ...small.measures, height: 3 } }
  const keys = new Set([heavy, large].map(variantKey))
  const setWeight = [(one: typeof small) => ({ measures: { ...one.measures, weight: 2 } })]
  const changed = changeVariants([heavy, medium, large], keys, setWeight)
  expect(changed.map(one => one.measures.weight)).toEqual([2, null, 2])
  expect(changed[0]?.measures.height).toBe(3)
  expect(changed[1]).toBe(medium)
})

it('SH-4 shows the values on which variants agree, and names those that differ', () => {
  const both = { regularPrice: 1000, enabled: true }
  const { variant, mixed } = commonVariant([
    { ...small, ...both, salePrice: 900 },
    { ...medium, ...both, salePrice: null, enabled: false },
  ])
  expect(variant.regularPrice).toBe(1000)
  expect(variant.salePrice).toBeNull()
  expect([...mixed]).toEqual(['salePrice', 'enabled'])
})
