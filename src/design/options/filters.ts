import Type, { type Static } from 'typebox'
import { option, property } from './option.ts'
import { choice, number, parts } from './values.ts'

const Filters = parts({
  blur: number(0, 100, 'px'),
  brightness: number(0, 300, '%'),
  contrast: number(0, 300, '%'),
  saturate: number(0, 300, '%'),
  hueRotate: number(0, 360, '°'),
  grayscale: number(0, 100, '%'),
  sepia: number(0, 100, '%'),
  invert: number(0, 100, '%'),
})

const FUNCTIONS: Record<keyof Static<typeof Filters>, (value: number) => string> = {
  blur: value => `blur(${value}px)`,
  brightness: value => `brightness(${value}%)`,
  contrast: value => `contrast(${value}%)`,
  saturate: value => `saturate(${value}%)`,
  hueRotate: value => `hue-rotate(${value}deg)`,
  grayscale: value => `grayscale(${value}%)`,
  sepia: value => `sepia(${value}%)`,
  invert: value => `invert(${value}%)`,
}

function toFilter(value: Static<typeof Filters>): string {
  const functions = Object.entries(value).map(([name, amount]) =>
    FUNCTIONS[name as keyof typeof FUNCTIONS](amount),
  )
  return functions.join(' ') || 'none'
}

const BLENDS = ['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten'] as const
const LIGHTS = ['color-dodge', 'color-burn', 'hard-light', 'soft-light'] as const
const COLOURS = ['difference', 'exclusion', 'hue', 'saturation', 'color', 'luminosity'] as const

export const filters = {
  opacity: property(Type.Number({ minimum: 0, maximum: 100, unit: '%' }), 'opacity', value =>
    String(value / 100),
  ),
  filter: property(Filters, 'filter', toFilter),
  /** On what is behind the module. */
  backdropFilter: option(Filters, ({ own }, value) => {
    own['-webkit-backdrop-filter'] = toFilter(value)
    own['backdrop-filter'] = toFilter(value)
  }),
  blendMode: property(choice(...BLENDS, ...LIGHTS, ...COLOURS), 'mix-blend-mode'),
}
