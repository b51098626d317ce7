import { type DragEvent, type KeyboardEvent, memo } from 'react'
import { Icon } from '#ui'
import type { DropPart } from '../document/drop-target.ts'

export interface TreeRowProps {
  id: string
  depth: number
  icon: string
  label: string
  /** Name of the tab, panel or slide that contains it. */
  item: string
  summary: string
  hasChildren: boolean
  isClosed: boolean
  isSelected: boolean
  /** Whether this row is the tree's tab stop. */
  isStop: boolean
  onSelect(id: string): void
  onToggle(id: string): void
  onKeyDown(event: KeyboardEvent, id: string): void
  /** Drop position of the dragged row. */
  drop: DropPart | undefined
  onDrag(kind: 'start' | 'over' | 'leave' | 'drop' | 'end', id: string, event: DragEvent): void
}

/** Row of the structure. Rerendered only if its props change. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { id, depth, icon, label, item, summary } = props
  const { hasChildren, isClosed, isSelected, isStop, drop } = props
  return (
    <div
      role="treeitem"
      data-node={id}
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? !isClosed : undefined}
      tabIndex={isStop ? 0 : -1}
      data-drop={drop}
      draggable
      onDragStart={event => props.onDrag('start', id, event)}
      onDragOver={event => props.onDrag('over', id, event)}
      onDragLeave={event => props.onDrag('leave', id, event)}
      onDrop={event => props.onDrag('drop', id, event)}
      onDragEnd={event => props.onDrag('end', id, event)}
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
      {item && <span className="tree-item">{item}</span>}
      {summary && <span className="tree-summary">{summary}</span>}
    </div>
  )
})
