import { option, property, toLength, toNumber } from './option.ts'
import { LOGICAL_SIDES } from './spacing.ts'
import { choice, integer, Length, parts } from './values.ts'

const Position = parts({
  type: choice('relative', 'absolute', 'fixed'),
  top: Length,
  end: Length,
  bottom: Length,
  start: Length,
})

const Sticky = parts({
  edge: choice('none', 'top', 'bottom', 'both'),
  /** How far it goes along: `design/css/base.css`, `render/sticky-track.ts`. */
  within: choice('column', 'row', 'section', 'page'),
  topOffset: Length,
  bottomOffset: Length,
})

export const position = {
  /** Absolute is from the row, column, group or section that holds the module; fixed from the window. */
  position: option(Position, ({ own }, { type = 'relative', ...sides }) => {
    own.position = type
    for (const [side, length] of Object.entries(sides)) {
      own[`inset-${LOGICAL_SIDES[side as keyof typeof LOGICAL_SIDES]}`] = toLength(length)
    }
  }),
  /**
   * Stays in the window as far as the box that holds it reaches; in a column, as far as the row; or as is said. Below the header, and below what sticks above it in the
   * same box: `visitor/sticky.ts` measures that, and marks with `data-stuck` what sticks at the moment.
   */
  sticky: option(Sticky, ({ own }, { edge = 'top', topOffset = '0px', bottomOffset = '0px' }) => {
    own.position = edge === 'none' ? 'static' : 'sticky'
    if (edge === 'none') return
    // In a flex box or a grid it would be as tall as the box, with no room to move in.
    own['align-self'] = edge === 'bottom' ? 'end' : 'start'
    own['z-index'] ??= '5'
    if (edge !== 'bottom') {
      const above = 'var(--header-height,5rem) + var(--sticky-above,0px)'
      own['inset-block-start'] = `calc(${above} + ${toLength(topOffset)})`
    }
    if (edge !== 'top') own['inset-block-end'] = toLength(bottomOffset)
  }),
  zIndex: property(integer(-10, 90), 'z-index', value => toNumber(value)),
}
