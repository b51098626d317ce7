import Type from 'typebox'
import { option, property, toLength } from './option.ts'
import { LOGICAL_SIDES } from './spacing.ts'
import { choice, Length, parts } from './values.ts'

const Position = parts({
  type: choice('relative', 'absolute', 'fixed'),
  top: Length,
  end: Length,
  bottom: Length,
  start: Length,
})

export const position = {
  /** Absolute is from the row, column, group or section that holds the module; fixed from the window. */
  position: option(Position, ({ own }, { type = 'relative', ...sides }) => {
    own.position = type
    for (const [side, length] of Object.entries(sides)) {
      own[`inset-${LOGICAL_SIDES[side as keyof typeof LOGICAL_SIDES]}`] = toLength(length)
    }
  }),
  zIndex: property(Type.Integer({ minimum: -10, maximum: 90 }), 'z-index'),
}
