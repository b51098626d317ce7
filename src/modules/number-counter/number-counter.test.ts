import { expect, it } from 'vitest'
import { decimalsOf, formatNumber } from '#texts'
import { renderNodes } from '../../../tests/support/render.ts'

const look = { percent: false, prefix: '', suffix: '', grouping: true, decimals: 0, locale: 'en' }

it('NC-1 groups thousands by locale and adds the percent sign', () => {
  expect(formatNumber(1234567, look)).toBe('1,234,567')
  expect(formatNumber(1234567, { ...look, locale: 'de' })).toBe('1.234.567')
  expect(formatNumber(1234, { ...look, grouping: false })).toBe('1234')
  expect(formatNumber(12.25, { ...look, decimals: 2, percent: true })).toBe('12.25%')
  expect(formatNumber(50, { ...look, locale: 'de', percent: true })).toBe('50\u00a0%')
  expect(formatNumber(0.29, { ...look, decimals: 2, percent: true })).toBe('0.29%')
})

it('NC-1 keeps the decimals that were entered', () => {
  expect([1, 12.5, 1e21, 0.1234567].map(decimalsOf)).toEqual([0, 1, 0, 6])
})

it('NC-1 has the final number in the HTML, once', async () => {
  const loaders = new Map([['number-counter', () => ({ locale: 'en' })]])
  const node = { type: 'number-counter', props: { id: 'count', number: 4200, percent: true } }
  const { html } = await renderNodes([node], { loaders })
  const text = html.replace(/props='[^']*'/, '').replace(/<[^>]*>/g, ' ')
  expect(text.match(/4,200%/g)).toHaveLength(1)
})
