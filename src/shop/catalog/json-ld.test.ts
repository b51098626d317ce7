import { expect, it } from 'vitest'
import { sampleProduct } from '../sample.ts'
import { toProductJsonLd } from './json-ld.ts'

it('SH-5 search engines get the short description, or the start of the long one', () => {
  const describe = (texts: { shortHtml: string; descriptionHtml: string }) =>
    toProductJsonLd({ ...sampleProduct, ...texts }, 'https://shop.test').description
  const descriptionHtml = `<p>Made of ${'steel '.repeat(2000)}</p>`
  expect(describe({ shortHtml: '<p>A bowl.</p>', descriptionHtml })).toBe('A bowl.')
  const long = describe({ shortHtml: '<p></p>', descriptionHtml })
  expect(long).toMatch(/^Made of steel steel/)
  expect(long).toHaveLength(5000)
  expect(describe({ shortHtml: '', descriptionHtml: '' })).toBeUndefined()
})
