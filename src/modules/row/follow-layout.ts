import { type PageNode, type Responsive, toVariants } from '#module-contract'

interface StoredRow {
  layout?: Responsive<string>
  columns?: PageNode[]
}

/** Number of columns in a layout. */
export const countOf = (layout: string) => layout.split('-').length

const columnsOf = ({ layout = '1-1' }: StoredRow) => countOf(toVariants(layout).desktop)
const contentOf = (column: PageNode) => (column.props.content ?? []) as PageNode[]

/**
 * Adjusts the columns to a changed layout: missing ones are added, and the content of removed ones
 * moves to the last. Rows that deliberately had more columns than their layout keep them.
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
