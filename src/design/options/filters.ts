import type { Static } from 'typebox'
import { option, property, toNumber, toShare } from './option.ts'
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

type Amounts = Static<typeof Filters>

/** Filters not measured in percent, and their names in CSS. */
const UNITS: { [Name in keyof Amounts]?: string } = { blur: 'px', hueRotate: 'deg' }
const NAMES: { [Name in keyof Amounts]?: string } = { hueRotate: 'hue-rotate' }

/** The order of filters matters, so it is fixed. */
const ORDER = Object.keys(Filters.properties) as (keyof Amounts)[]

function toFilter(value: Amounts): string {
  const functions = ORDER.flatMap(name => {
    const amount = value[name]
    if (amount === undefined) return []
    return `${NAMES[name] ?? name}(${toNumber(amount, UNITS[name] ?? '%')})`
  })
  return functions.join(' ') || 'none'
}

const BLENDS = ['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten'] as const
const LIGHTS = ['color-dodge', 'color-burn', 'hard-light', 'soft-light'] as const
const COLORS = ['difference', 'exclusion', 'hue', 'saturation', 'color', 'luminosity'] as const

export const filters = {
  opacity: property(number(0, 100, '%'), 'opacity', toShare),
  filter: property(Filters, 'filter', toFilter),
  /** Applied to what is behind the module. */
  backdropFilter: option(Filters, ({ own }, value) => {
    own['-webkit-backdrop-filter'] = toFilter(value)
    own['backdrop-filter'] = toFilter(value)
  }),
  blendMode: property(choice(...BLENDS, ...LIGHTS, ...COLORS), 'mix-blend-mode'),
}
