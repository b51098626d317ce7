import { expect, it } from 'vitest'
import { compileDesign } from './compile.ts'
import type { DesignOptions } from './options/index.ts'

const cssOf = (design: object) =>
  compileDesign(design as DesignOptions, { image: media => `url(${media})` })?.css ?? ''

it('MV-1: filters are applied in one order, whichever was set last', () => {
  const order = /filter:blur\(2px\) grayscale\(100%\) sepia\(50%\)/
  expect(cssOf({ filter: { blur: 2, grayscale: 100, sepia: 50 } })).toMatch(order)
  expect(cssOf({ filter: { sepia: 50, grayscale: 100, blur: 2 } })).toMatch(order)
})

it('MV-1, PX-1: a background that moves on one screen stands still on another', () => {
  const on = (parallax?: string) => ({ image: { media: 'a', ...(parallax && { parallax }) } })
  const css = (desktop?: string, phone?: string) =>
    cssOf({ background: { desktop: on(desktop), phone: on(phone) } }).split('@media')
  const [slow = '', fixed = ''] = css('slow', 'fixed')
  expect(slow).toContain('--scroll-parallax:scroll-parallax')
  expect(fixed).toContain('--scroll-parallax:none')
  expect(css('fixed', 'slow')[1]).toContain('background-attachment:scroll')

  const [apart = '', still = ''] = css('slow')
  expect(apart).toMatch(/--behind:block.*::before\{.*display:var\(--behind\)/)
  expect(still).toMatch(/--behind:none.*background-image:url\(a\)/)
  expect(css(undefined, 'slow')[1]).toContain('background-image:none')
})
