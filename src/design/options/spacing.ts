import { option, toLength } from './option.ts'
import { Length, parts } from './values.ts'

/** Logical sides, so that right-to-left needs no extra rules. */
export const LOGICAL_SIDES = {
  top: 'block-start',
  end: 'inline-end',
  bottom: 'block-end',
  start: 'inline-start',
} as const

const Sides = parts({ top: Length, end: Length, bottom: Length, start: Length })

function sides(property: 'margin' | 'padding') {
  return option(Sides, ({ own }, value) => {
    for (const [side, length] of Object.entries(value)) {
      own[`${property}-${LOGICAL_SIDES[side as keyof typeof LOGICAL_SIDES]}`] = toLength(length)
    }
  })
}

export const spacing = { margin: sides('margin'), padding: sides('padding') }
