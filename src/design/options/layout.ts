import Type from 'typebox'
import { option, type Rule, toLength, toNumber } from './option.ts'
import { choice, integer, Length, number, parts } from './values.ts'

/** What holds the content of a section, a row, a column and a group. */
const CONTENT = ' > :is(.section-content,.row-columns,.column-content,.group-content)'
const content = (rule: Rule) => rule.within(CONTENT)

const PLACES = ['flex-start', 'center', 'flex-end', 'stretch', 'baseline'] as const
const SHARES = ['space-between', 'space-around', 'space-evenly'] as const

/** How a box lays out what it holds, by hand: instead of what its own fields choose. */
export const layout = {
  flow: option(
    parts({
      type: choice('flex', 'grid'),
      direction: choice('row', 'row-reverse', 'column', 'column-reverse'),
      wrap: choice('nowrap', 'wrap', 'wrap-reverse'),
      columns: integer(1, 12),
      /** Of a grid whose columns are as many as fit. */
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

/** How a module stands in the box that holds it: where that lays out its content as a row, a column or a grid. */
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
  /** No more columns than there are: on a phone what spans three is as wide as the one. */
  columnSpan: option(integer(1, 12), ({ own }, value) => {
    own['grid-column'] = `span min(${toNumber(value)},var(--columns,1))`
  }),
  rowSpan: option(integer(1, 12), ({ own }, value) => {
    own['grid-row'] = `span ${toNumber(value)}`
  }),
}
