import type { Static } from 'typebox'
import { toCssColor } from '../tokens.ts'
import { option, property, toLength, toNumber } from './option.ts'
import { LOGICAL_SIDES } from './spacing.ts'
import { Colour, choice, Length, number, parts } from './values.ts'

const line = {
  width: number(0, 40, 'px'),
  style: choice('solid', 'dashed', 'dotted', 'double', 'none'),
  colour: Colour,
}
const Line = parts(line)

const Border = parts({
  ...line,
  sides: choice('all', 'top', 'bottom', 'start', 'end', 'block', 'inline'),
})

const SIDES = {
  all: 'border',
  top: 'border-block-start',
  bottom: 'border-block-end',
  start: 'border-inline-start',
  end: 'border-inline-end',
  block: 'border-block',
  inline: 'border-inline',
}

const CORNERS = {
  topStart: 'border-start-start-radius',
  topEnd: 'border-start-end-radius',
  bottomEnd: 'border-end-end-radius',
  bottomStart: 'border-end-start-radius',
}

const toCss = ({ width = 1, style = 'solid', colour }: Static<typeof Line>) =>
  `${toNumber(width, 'px')} ${style} ${toCssColor(colour) ?? 'var(--border)'}`

export const border = {
  border: option(Border, ({ own }, value) => {
    own[SIDES[value.sides ?? 'all']] = toCss(value)
  }),
  /** Sides that differ from the border. */
  borderSides: option(
    parts({
      top: Line,
      end: Line,
      bottom: Line,
      start: Line,
    }),
    ({ own }, value) => {
      for (const [side, line] of Object.entries(value)) {
        own[`border-${LOGICAL_SIDES[side as keyof typeof LOGICAL_SIDES]}`] = toCss(line)
      }
    },
  ),
  radius: property(Length, 'border-radius', toLength),
  /** Corners that differ from the radius. */
  corners: option(
    parts({ topStart: Length, topEnd: Length, bottomEnd: Length, bottomStart: Length }),
    ({ own }, value) => {
      for (const [corner, length] of Object.entries(value)) {
        own[CORNERS[corner as keyof typeof CORNERS]] = toLength(length)
      }
    },
  ),
}
