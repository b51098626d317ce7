import { type DragEvent, useCallback, useRef, useState } from 'react'
import type { PageNode } from '#module-contract'
import { useCommands } from '../commands/CommandsContext.ts'
import { type DropPart, dropTarget } from '../document/drop-target.ts'
import { useModules } from '../modules.ts'

interface Drop {
  over: string
  part: DropPart
}

type Kind = 'start' | 'over' | 'leave' | 'drop' | 'end'

/** Dragging rows by mouse: before, after or into another row. A line shows the target. */
export function useTreeDragging(content: readonly PageNode[]) {
  const commands = useCommands()
  const { modules } = useModules()
  const dragged = useRef<string>(undefined)
  const [drop, setDrop] = useState<Drop>()
  const now = useRef(content)
  now.current = content

  const onDrag = useCallback(
    (kind: Kind, id: string, event: DragEvent) => {
      if (kind === 'start') {
        dragged.current = id
        event.dataTransfer.effectAllowed = 'move'
        return
      }
      const from = dragged.current
      if (kind === 'end') dragged.current = undefined
      if (kind === 'leave' || kind === 'end' || !from) return setDrop(undefined)
      const part = findPart(
        event,
        part => dropTarget(modules, now.current, from, id, part) !== undefined,
      )
      if (part) event.preventDefault()
      if (kind === 'over') {
        setDrop(was => (was?.over === id && was.part === part ? was : part && { over: id, part }))
        return
      }
      setDrop(undefined)
      const target = part && dropTarget(modules, now.current, from, id, part)
      if (target) commands.moveTo(from, target)
    },
    [modules, commands],
  )
  return { drop, onDrag }
}

/** Upper part: before; lower part: after; middle: into. Falls back to the nearest allowed position. */
function findPart(event: DragEvent, isAllowed: (part: DropPart) => boolean): DropPart | undefined {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const down = (event.clientY - top) / height
  const wanted: DropPart[] =
    down < 0.3
      ? ['before', 'into', 'after']
      : down > 0.7
        ? ['after', 'into', 'before']
        : ['into', down < 0.5 ? 'before' : 'after', down < 0.5 ? 'after' : 'before']
  return wanted.find(isAllowed)
}
