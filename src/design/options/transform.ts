import { option, toLength, toNumber, toShare } from './option.ts'
import { choice, Length, number, parts } from './values.ts'

const ORIGINS = {
  center: 'center',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
  'top-left': 'top left',
  'top-right': 'top right',
  'bottom-left': 'bottom left',
  'bottom-right': 'bottom right',
} as const
const [first, ...others] = Object.keys(ORIGINS) as (keyof typeof ORIGINS)[]

/** Each uses its own CSS property, because animations use `transform`. Physical directions. */
export const transform = {
  move: option(parts({ x: Length, y: Length }), ({ own }, { x = '0', y = '0' }) => {
    own.translate = `${toLength(x)} ${toLength(y)}`
  }),
  scale: option(parts({ x: number(0, 500, '%'), y: number(0, 500, '%') }), ({ own }, { x, y }) => {
    own.scale = `${toShare(x ?? y ?? 100)} ${toShare(y ?? x ?? 100)}`
  }),
  rotate: option(number(-360, 360, '°'), ({ own }, value) => {
    own.rotate = toNumber(value, 'deg')
  }),
  skew: option(
    parts({ x: number(-80, 80, '°'), y: number(-80, 80, '°') }),
    ({ own }, { x = 0, y = 0 }) => {
      own.transform = `skew(${toNumber(x, 'deg')},${toNumber(y, 'deg')})`
    },
  ),
  origin: option(choice(first as 'center', ...others), ({ own }, value) => {
    own['transform-origin'] = ORIGINS[value]
  }),
}
