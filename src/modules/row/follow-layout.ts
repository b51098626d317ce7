import { type PageNode, type Responsive, toVariants } from '#module-kit'

interface StoredRow {
  layout?: Responsive<string>
  columns?: PageNode[]
}

/** How many columns a layout has. */
export const countOf = (layout: string) => layout.split('-').length

const columnsOf = ({ layout = '1-1' }: StoredRow) => countOf(toVariants(layout).desktop)
const contentOf = (column: PageNode) => (column.props.content ?? []) as PageNode[]

/**
 * Another layout has as many columns as it shows: missing ones are added, the content of those that go moves to the end of
 * the last that stays. A row that already had more columns than its layout wraps them on purpose, and keeps them.
 */
export function followLayout(
  next: Record<string, unknown>,
  before: Record<string, unknown>,
): Record<string, unknown> {
  const { columns = [] } = next as StoredRow
  const count = columnsOf(next)
  const wasCount = columnsOf(before)
  if (count === wasCount) return next
  if (columns.length < count) {
    const added = Array.from({ length: count - columns.length }, () => ({
      type: 'column',
      props: { id: '' },
    }))
    return { ...next, columns: [...columns, ...added] }
  }
  if (columns.length === count || columns.length > wasCount) return next
  const stay = columns.slice(0, count)
  const last = stay.at(-1)
  const moved = columns.slice(count).flatMap(contentOf)
  if (!last || moved.length === 0) return { ...next, columns: stay }
  const content = [...contentOf(last), ...moved]
  return {
    ...next,
    columns: stay.with(-1, { ...last, props: { ...last.props, content } }),
  }
}
