import Type from 'typebox'
import { toCssColor } from '../tokens.ts'
import { option, toNumber } from './option.ts'
import { Colour, choice, number, parts } from './values.ts'

const OwnShadow = parts({
  x: number(-200, 200, 'px'),
  y: number(-200, 200, 'px'),
  blur: number(0, 400, 'px'),
  spread: number(-200, 200, 'px'),
  colour: Colour,
  inside: Type.Boolean(),
})

const SOFT = 'rgb(0 0 0 / 20%)'

export const shadow = {
  shadow: option(choice('none', 'soft', 'lifted'), ({ own }, value) => {
    own['box-shadow'] = value === 'none' ? 'none' : `var(--shadow-${value})`
  }),
  /** Replaces a preset shadow. */
  ownShadow: option(OwnShadow, ({ own }, { x = 0, y = 8, blur = 24, spread = 0, ...value }) => {
    const inset = value.inside ? 'inset ' : ''
    const colour = toCssColor(value.colour) ?? SOFT
    const lengths = [x, y, blur, spread].map(length => toNumber(length, 'px')).join(' ')
    own['box-shadow'] = `${inset}${lengths} ${colour}`
  }),
}
