import { expect, it } from 'vitest'
import type { Swatch } from './swatch.ts'
import { showSwatches } from './swatches.ts'
import type { ProductOption } from './view.ts'

const option = (values: string[], swatches?: Record<string, Swatch>): ProductOption => ({
  key: 'finish',
  name: 'Finish',
  values,
  visible: true,
  variation: true,
  ...(swatches ? { swatches } : {}),
})
const none = new Map()
const shown = (locale: string, ...values: string[]) =>
  showSwatches([option(values)], none, locale).finish

it('guesses the color of a value that names one in the language of the shop, and no other', () => {
  expect(shown('en', 'Deep blue', 'Off-white', 'Teak', 'Large', 'constructor')).toEqual({
    'Deep blue': { colour: '#0000ff' },
    'Off-white': { colour: '#ffffff' },
  })
  expect(shown('de-AT', 'Mattgrün', 'Grün matt', 'blue')).toEqual({
    'Grün matt': { colour: '#008000' },
  })
  expect(shown('fr', 'Vert foncé')).toEqual({ 'Vert foncé': { colour: '#008000' } })
  expect(shown('ar', 'أزرق غامق')).toEqual({ 'أزرق غامق': { colour: '#0000ff' } })
  expect(shown('nb', 'blue')).toEqual({})
})

it('uses the owner’s image or color, and guesses if the file was deleted', () => {
  const swatches = { Red: { colour: '#aa0000' }, Oak: { image: 'oak' }, Blue: { image: 'gone' } }
  const oak = { id: 'oak', alt: '', width: 1, height: 1, colour: '', widths: [] }
  const options = [option(['Red', 'Oak', 'Blue'], swatches)]
  expect(showSwatches(options, new Map([['oak', oak]]), 'en').finish).toEqual({
    Red: { colour: '#aa0000' },
    Oak: { picture: oak },
    Blue: { colour: '#0000ff' },
  })
})
