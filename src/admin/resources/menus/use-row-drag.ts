import type { DragDropEventHandlers } from '@dnd-kit/react'
import { type RefObject, useRef } from 'react'
import { branchOf, insert, type MenuRow, without } from './menu-rows.ts'

/** Horizontal drag distance per level. */
export const INDENT_PX = 32

interface Drag {
  rowsBefore: MenuRow[]
  branch: MenuRow[]
}

/**
 * Drag and drop of rows for a `DragDropProvider`. Uses the pointer position on drop, because the
 * provider's state is a frame old.
 */
export function useRowDrag(editor: {
  rows: MenuRow[]
  setRows(change: (now: MenuRow[]) => MenuRow[]): void
  list: RefObject<HTMLElement | null>
  onDrop(rows: MenuRow[], id: string): void
}): Pick<DragDropEventHandlers, 'onDragStart' | 'onDragMove' | 'onDragEnd'> {
  const { rows, setRows, list, onDrop } = editor
  const drag = useRef<Drag>(undefined)

  /** Number of other rows above the pointer, by their target position, not the animated one. */
  function indexAt(clientY: number, branch: readonly MenuRow[]) {
    if (!list.current) return 0
    const y = clientY - list.current.getBoundingClientRect().top + list.current.offsetTop
    const all = [...list.current.querySelectorAll<HTMLElement>('[data-row]')]
    const others = all.filter(one => branch.every(row => row.id !== one.dataset.row))
    return others.filter(one => one.offsetTop + one.offsetHeight / 2 < y).length
  }

  return {
    onDragStart({ operation }) {
      const branch = branchOf(rows, String(operation.source?.id))
      drag.current = { rowsBefore: rows, branch }
      // Hide descendants while dragging.
      setRows(() => without(rows, branch.slice(1)))
    },
    onDragMove({ nativeEvent }) {
      const [first] = drag.current?.branch ?? []
      if (!first || !(nativeEvent instanceof PointerEvent)) return
      const index = indexAt(nativeEvent.clientY, [first])
      setRows(now => now.filter(row => row.id !== first.id).toSpliced(index, 0, first))
    },
    onDragEnd({ nativeEvent, operation, canceled }) {
      const { branch = [], rowsBefore = [] } = drag.current ?? {}
      const [first] = branch
      if (!first) return
      drag.current = undefined
      if (canceled || !(nativeEvent instanceof PointerEvent)) return setRows(() => rowsBefore)
      const index = indexAt(nativeEvent.clientY, branch)
      const aside = nativeEvent.clientX - operation.position.initial.x
      const depth = first.depth + Math.round(aside / INDENT_PX)
      const next = insert(without(rowsBefore, branch), branch, index, depth)
      setRows(() => next)
      onDrop(next, first.id)
    },
  }
}
