import type { Static } from 'typebox'
import { toCssColor } from '../tokens.ts'
import { type Declarations, option, toNumber } from './option.ts'
import { Colour, choice, integer, number, parts } from './values.ts'

const TextShadow = parts({
  x: number(-50, 50, 'px'),
  y: number(-50, 50, 'px'),
  blur: number(0, 100, 'px'),
  colour: Colour,
})

const Typography = parts({
  family: choice('display', 'text'),
  size: choice('s', 'm', 'l', 'xl', '2xl', '3xl', '4xl', '5xl'),
  weight: integer(100, 900),
  lineHeight: number(0.8, 3),
  letterSpacing: number(-0.2, 1, 'em'),
  colour: Colour,
  style: choice('normal', 'italic'),
  transform: choice('none', 'uppercase', 'capitalize', 'lowercase'),
  decoration: choice('none', 'underline', 'line-through'),
  align: choice('start', 'center', 'end', 'justify'),
  textShadow: TextShadow,
})

function write(into: Declarations, value: Static<typeof Typography>) {
  if (value.family) into['font-family'] = `var(--font-${value.family})`
  if (value.size) into['font-size'] = `var(--size-${value.size})`
  if (value.weight) into['font-weight'] = toNumber(value.weight)
  if (value.lineHeight) into['line-height'] = toNumber(value.lineHeight)
  if (value.letterSpacing !== undefined)
    into['letter-spacing'] = toNumber(value.letterSpacing, 'em')
  if (value.style) into['font-style'] = value.style
  if (value.transform) into['text-transform'] = value.transform
  if (value.decoration) into['text-decoration-line'] = value.decoration
  if (value.align) into['text-align'] = value.align
  const colour = toCssColor(value.colour)
  if (colour) into.color = colour
  if (value.textShadow) {
    const { x = 0, y = 1, blur = 2 } = value.textShadow
    const of = toCssColor(value.textShadow.colour) ?? 'rgb(0 0 0 / 30%)'
    const lengths = [x, y, blur].map(length => toNumber(length, 'px')).join(' ')
    into['text-shadow'] = `${lengths} ${of}`
  }
}

const whole = option(Typography, ({ own }, value) => write(own, value))
const within = (selector: string) =>
  option(Typography, (rule, value) => write(rule.within(selector), value))

/** Of the module and of kinds of text in it. Links exclude buttons. */
export const typography = {
  typography: whole,
  heading1: within(' h1'),
  heading2: within(' h2'),
  heading3: within(' h3'),
  heading4: within(' h4'),
  heading5: within(' h5'),
  heading6: within(' h6'),
  links: within(' a:not(.button)'),
  lists: within(' :is(ul,ol):not(.plain-list)'),
  quotes: within(' blockquote'),
}
