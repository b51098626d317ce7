import { expect, it } from 'vitest'
import { sampleProduct } from '../sample.ts'
import { pictureFor, variantFor } from './combine.ts'

const product = {
  ...sampleProduct,
  options: [
    ...sampleProduct.options,
    { key: 'size', name: 'Size', values: ['A5', 'A4'], visible: true, variation: true },
  ],
  variants: sampleProduct.variants.map((variant, index) => ({
    ...variant,
    options: { ...variant.options, size: 'A4' },
    picture: `picture-${index}`,
  })),
}
const [red, grey] = product.variants

it('SH-5: a variant is selected once all options are chosen', () => {
  expect(variantFor(product, {})).toBeUndefined()
  expect(variantFor(product, { cover: 'Grey' })).toBeUndefined()
  expect(variantFor(product, { cover: 'Grey', size: 'A4' })).toBe(grey)
  expect(variantFor({ ...product, type: 'simple' }, {})).toBe(red)
})

it('SH-5: the image is that of the first variant that matches the chosen options', () => {
  expect(pictureFor(product, {})).toBeUndefined()
  expect(pictureFor(product, { cover: 'Grey' })).toBe('picture-1')
  expect(pictureFor(product, { size: 'A5' })).toBeUndefined()
})
