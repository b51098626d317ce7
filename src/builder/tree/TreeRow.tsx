import { type KeyboardEvent, memo } from 'react'
import { Icon } from '#module-kit'

export interface TreeRowProps {
  id: string
  depth: number
  icon: string
  label: string
  summary: string
  hasChildren: boolean
  isClosed: boolean
  isSelected: boolean
  /** The one stop of the Tab key in the tree. */
  isStop: boolean
  onSelect(id: string): void
  onToggle(id: string): void
  onKeyDown(event: KeyboardEvent, id: string): void
}

/** A module in the structure; rendered anew only when something of it changed. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { id, depth, icon, label, summary, hasChildren, isClosed, isSelected, isStop } = props
  return (
    <div
      role="treeitem"
      data-node={id}
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? !isClosed : undefined}
      tabIndex={isStop ? 0 : -1}
      className="tree-row"
      style={{ paddingInlineStart: `${depth * 14 + 8}px` }}
      onClick={() => props.onSelect(id)}
      onKeyDown={event => props.onKeyDown(event, id)}
    >
      <span
        className="tree-toggle"
        aria-hidden="true"
        onClick={event => {
          if (!hasChildren) return
          event.stopPropagation()
          props.onToggle(id)
        }}
      >
        {hasChildren ? (isClosed ? '▸' : '▾') : ''}
      </span>
      <Icon name={icon} />
      <span className="tree-label">{label}</span>
      {summary && <span className="tree-summary">{summary}</span>}
    </div>
  )
})
