import Type from 'typebox'
import { option, type Rule, toLength, toNumber } from './option.ts'
import { choice, integer, Length, number, parts } from './values.ts'

/** Content elements of section, row, column and group. */
const CONTENT = ' > :is(.section-content,.row-columns,.column-content,.group-content)'
const content = (rule: Rule) => rule.within(CONTENT)

const PLACES = ['flex-start', 'center', 'flex-end', 'stretch', 'baseline'] as const
const SHARES = ['space-between', 'space-around', 'space-evenly'] as const

/** Custom layout of a container's content, instead of its own fields. */
export const layout = {
  flow: option(
    parts({
      type: choice('flex', 'grid'),
      direction: choice('row', 'row-reverse', 'column', 'column-reverse'),
      wrap: choice('nowrap', 'wrap', 'wrap-reverse'),
      columns: integer(1, 12),
      /** Minimum column width of an automatic grid. */
      minColumn: Length,
      dense: Type.Boolean(),
    }),
    (rule, { type, direction, wrap, columns, minColumn, dense }) => {
      const into = content(rule)
      if (type) into.display = type
      if (direction) into['flex-direction'] = direction
      if (wrap) into['flex-wrap'] = wrap
      const tracks = minColumn
        ? `repeat(auto-fit,minmax(min(100%,${toLength(minColumn)}),1fr))`
        : columns && `repeat(${toNumber(columns)},minmax(0,1fr))`
      if (tracks) into['grid-template-columns'] = tracks
      if (columns && !minColumn) into['--columns'] = toNumber(columns)
      if (dense) into['grid-auto-flow'] = 'row dense'
    },
  ),
  gap: option(parts({ row: Length, column: Length }), (rule, value) => {
    for (const [side, length] of Object.entries(value)) {
      content(rule)[`${side}-gap`] = toLength(length)
    }
  }),
  justifyContent: option(choice('flex-start', 'center', 'flex-end', ...SHARES), (rule, value) => {
    content(rule)['justify-content'] = value
  }),
  alignItems: option(choice(...PLACES), (rule, value) => {
    content(rule)['align-items'] = value
  }),
}

/** Placement of a module in its container's row, column or grid. */
export const item = {
  order: option(integer(-20, 20), ({ own }, value) => {
    own.order = toNumber(value)
  }),
  alignSelf: option(choice('auto', ...PLACES), ({ own }, value) => {
    own['align-self'] = value
  }),
  flex: option(
    parts({ grow: number(0, 20), shrink: number(0, 20), basis: Length }),
    ({ own }, { grow, shrink, basis }) => {
      if (grow !== undefined) own['flex-grow'] = toNumber(grow)
      if (shrink !== undefined) own['flex-shrink'] = toNumber(shrink)
      if (basis) own['flex-basis'] = toLength(basis)
    },
  ),
  /** At most the number of existing columns, so that spans fit on phones. */
  columnSpan: option(integer(1, 12), ({ own }, value) => {
    own['grid-column'] = `span min(${toNumber(value)},var(--columns,1))`
  }),
  rowSpan: option(integer(1, 12), ({ own }, value) => {
    own['grid-row'] = `span ${toNumber(value)}`
  }),
}
