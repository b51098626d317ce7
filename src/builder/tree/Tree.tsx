import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Modules, PageNode } from '#module-contract'
import { useCommands } from '../commands/CommandsContext.ts'
import { itemOfSlot } from '../document/item-name.ts'
import { ancestorsOf, slotsOf, walk } from '../document/nodes.ts'
import { summaryOf } from '../document/summary.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'
import { TreeRow } from './TreeRow.tsx'
import { useTreeDragging } from './use-tree-dragging.ts'

interface Row {
  node: PageNode
  parent: PageNode | undefined
  slot: string
  depth: number
  hasChildren: boolean
}

interface TreeProps {
  content: readonly PageNode[]
  selected: string | undefined
  onOpen(): void
}

/**
 * Structure of the page (APG Tree View): arrow keys navigate, Enter opens the options, Alt with
 * arrow keys moves modules.
 */
export function Tree({ content, selected, onOpen }: TreeProps) {
  const texts = useTexts()
  const commands = useCommands()
  const { modules } = useModules()
  const list = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(
    () => rowsOf(modules, content, withoutAncestors(modules, closed, content, selected)),
    [modules, content, closed, selected],
  )
  // Current values for the rows' event handlers, without rerendering the rows.
  const now = useRef({ modules, content, closed, shown, onOpen })
  now.current = { modules, content, closed, shown, onOpen }

  const toggle = useCallback((id: string) => {
    setClosed(was => {
      const next = new Set(was)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const onKeyDown = useCallback(
    (event: KeyboardEvent, id: string) => {
      const focus = (to: string) => {
        commands.select(to)
        list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(to)}"]`)?.focus()
      }
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const act = actOf(event.key, id, now.current)
      if (!act) return
      event.preventDefault()
      if (act.kind === 'focus') focus(act.id)
      else if (act.kind === 'toggle') toggle(id)
      else {
        commands.select(id)
        now.current.onOpen()
      }
    },
    [commands, toggle],
  )

  // Moves the focus to the selected row, even if the focused row was removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come and go with the content
  useLayoutEffect(() => {
    const at = document.activeElement
    if (!selected || (at !== document.body && !list.current?.contains(at))) return
    list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(selected)}"]`)?.focus()
  }, [selected, content])

  const { drop, onDrag } = useTreeDragging(content)
  const hasSelected = shown.some(row => row.node.props.id === selected)
  return (
    <div ref={list} className="tree" role="tree" aria-label={texts('Layers')}>
      {shown.map(({ node, parent, slot, depth, hasChildren }, index) => {
        const { id } = node.props
        const module = modules.get(node.type)
        return (
          <TreeRow
            key={id}
            id={id}
            depth={depth}
            icon={module?.icon ?? 'shield'}
            label={texts(module?.label ?? 'Unknown module')}
            item={itemOfSlot(modules, parent, slot, texts)}
            summary={summaryOf(modules, node)}
            hasChildren={hasChildren}
            isClosed={closed.has(id)}
            isSelected={id === selected}
            isStop={id === selected || (!hasSelected && index === 0)}
            onSelect={commands.select}
            onToggle={toggle}
            onKeyDown={onKeyDown}
            drop={drop?.over === id ? drop.part : undefined}
            onDrag={onDrag}
          />
        )
      })}
    </div>
  )
}

type Act = { kind: 'focus'; id: string } | { kind: 'toggle' } | { kind: 'open' }

interface Now {
  modules: Modules
  content: readonly PageNode[]
  closed: ReadonlySet<string>
  shown: readonly Row[]
}

/** Action of a key on a row. */
function actOf(key: string, id: string, { modules, content, closed, shown }: Now): Act | undefined {
  const index = shown.findIndex(row => row.node.props.id === id)
  const row = shown[index]
  if (!row) return undefined
  const focus = (to: Row | undefined): Act | undefined =>
    to && { kind: 'focus', id: to.node.props.id }
  switch (key) {
    case 'ArrowDown':
      return focus(shown[index + 1])
    case 'ArrowUp':
      return focus(shown[index - 1])
    case 'Home':
      return focus(shown[0])
    case 'End':
      return focus(shown.at(-1))
    case 'ArrowRight':
      if (!row.hasChildren) return undefined
      return closed.has(id) ? { kind: 'toggle' } : focus(shown[index + 1])
    case 'ArrowLeft': {
      if (row.hasChildren && !closed.has(id)) return { kind: 'toggle' }
      const parent = ancestorsOf(modules, content, id).at(-1)
      return parent && { kind: 'focus', id: parent.props.id }
    }
    case 'Enter':
    case ' ':
      return { kind: 'open' }
    default:
      return undefined
  }
}

function rowsOf(
  modules: Modules,
  content: readonly PageNode[],
  closed: ReadonlySet<string>,
): Row[] {
  const rows: Row[] = []
  const hidden = new Set<PageNode>()
  for (const { node, parent, slot, depth } of walk(modules, content)) {
    const hasChildren = slotsOf(modules, node).some(one => one.nodes.length > 0)
    if (parent && (hidden.has(parent) || closed.has(parent.props.id))) hidden.add(node)
    else rows.push({ node, parent, slot, depth, hasChildren })
  }
  return rows
}

/** Expands ancestors, so that the selected row is visible. */
function withoutAncestors(
  modules: Modules,
  closed: ReadonlySet<string>,
  content: readonly PageNode[],
  selected: string | undefined,
): ReadonlySet<string> {
  if (!selected || closed.size === 0) return closed
  const open = new Set(closed)
  for (const one of ancestorsOf(modules, content, selected)) open.delete(one.props.id)
  return open
}
