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
  /** How far it sticks: `design/css/base.css`, `render/sticky-track.ts`. */
  within: choice('column', 'row', 'section', 'page'),
  topOffset: Length,
  bottomOffset: Length,
})

export const position = {
  /** Absolute: relative to the containing row, column, group or section. Fixed: relative to the viewport. */
  position: option(Position, ({ own }, { type = 'relative', ...sides }) => {
    own.position = type
    for (const [side, length] of Object.entries(sides)) {
      own[`inset-${LOGICAL_SIDES[side as keyof typeof LOGICAL_SIDES]}`] = toLength(length)
    }
  }),
  /**
   * Sticks within its container, in a column within the row, or as set. Placed below the header and
   * other sticky modules in the same container: `visitor/sticky.ts` measures that and marks stuck
   * modules with `data-stuck`.
   */
  sticky: option(Sticky, ({ own }, { edge = 'top', topOffset = '0px', bottomOffset = '0px' }) => {
    own.position = edge === 'none' ? 'static' : 'sticky'
    if (edge === 'none') return
    // In a flex container or grid it would be stretched and could not move.
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
