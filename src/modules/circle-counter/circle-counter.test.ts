import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'
import { CIRCLE, PIE_DEFAULTS, requireRenderer } from './pie.tsx'

const render = async (props: Record<string, unknown>, locale = 'en') => {
  const node = { type: 'circle-counter', props: { id: 'ring', ...props } }
  return (await renderNodes([node], { locale })).html
}

it('CC-1: a circle counter takes 1800 ms with a line of 5, a pie that is told nothing has its defaults', () => {
  expect(CIRCLE).toMatchObject({ lineWidth: 5, durationMs: 1800, size: undefined })
  expect(PIE_DEFAULTS).toEqual({
    size: 110,
    lineWidth: 3,
    durationMs: 1000,
    bar: 'red',
    track: 'lightgrey',
  })
})

it('CC-1: shows a placeholder without data', () => {
  expect(() => requireRenderer({})).toThrow('Please load either the SVG- or the CanvasRenderer')
  expect(() => requireRenderer({ SVGSVGElement: class {} })).not.toThrow()
})

it('CC-1: is drawn as wide as its box, the part and the exact number in the HTML', async () => {
  const html = await render({ number: 87.5 })
  expect(html).toContain('width="100%"')
  expect(html).toContain('--circle-line:5px')
  expect(html).toContain('stroke-dasharray="87.5 100"')
  expect(html).toContain('<span>87.5%</span>')
  expect(await render({ number: 87.5 }, 'de')).toContain('<span>87,5\u00a0%</span>')
  expect(await render({ number: 5, layout: 'side' })).toMatch(/width="110" height="110"/)
})

it('CC-1: the ring is bounded, the number is not', async () => {
  const drawn = async (number: number) => {
    const html = await render({ number })
    return [html.match(/stroke-dasharray="([^"]*)"/g)?.[1], /<span>(.*?)<\/span>/.exec(html)?.[1]]
  }
  expect(await drawn(130)).toEqual(['stroke-dasharray="100 100"', '130%'])
  expect(await drawn(-20)).toEqual([undefined, '-20%'])
  expect(await drawn(0)).toEqual([undefined, '0%'])
})
