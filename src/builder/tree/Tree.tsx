import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { Icon, type PageNode } from '#module-kit'
import { modules } from '#modules'
import { useCommands } from '../commands/CommandsContext.ts'
import { ancestorsOf, slotsOf, walk } from '../document/nodes.ts'
import { summaryOf } from '../document/summary.ts'
import { useTexts } from '../texts.ts'

interface Row {
  node: PageNode
  depth: number
  hasChildren: boolean
}

/** The page's structure (APG Tree View): arrows walk, Enter opens the options, Alt with arrows moves. */
export function Tree({
  content,
  selected,
  onOpen,
}: {
  content: readonly PageNode[]
  selected: string | undefined
  onOpen(): void
}) {
  const texts = useTexts()
  const commands = useCommands()
  const list = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(
    () => rowsOf(content, withoutAncestors(closed, content, selected)),
    [content, closed, selected],
  )

  const toggle = (id: string, isClosed: boolean) => {
    const next = new Set(closed)
    if (isClosed) next.add(id)
    else next.delete(id)
    setClosed(next)
  }
  const focus = (id: string) => {
    commands.select(id)
    list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus()
  }

  function onKeyDown(event: KeyboardEvent, row: Row, index: number) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { id } = row.node.props
    const isClosed = closed.has(id)
    const to = {
      ArrowDown: shown[index + 1],
      ArrowUp: shown[index - 1],
      Home: shown[0],
      End: shown.at(-1),
    }[event.key]
    if (to) focus(to.node.props.id)
    else if (event.key === 'ArrowRight' && row.hasChildren) {
      if (isClosed) toggle(id, false)
      else if (shown[index + 1]) focus((shown[index + 1] as Row).node.props.id)
    } else if (event.key === 'ArrowLeft') {
      if (row.hasChildren && !isClosed) toggle(id, true)
      else {
        const parent = ancestorsOf(content, id).at(-1)
        if (parent) focus(parent.props.id)
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      commands.select(id)
      onOpen()
    } else return
    event.preventDefault()
  }

  const hasSelected = shown.some(row => row.node.props.id === selected)
  return (
    <div ref={list} className="tree" role="tree" aria-label={texts('Structure')}>
      {shown.map((row, index) => {
        const { node, depth, hasChildren } = row
        const { id } = node.props
        const module = modules.get(node.type)
        const summary = summaryOf(node)
        return (
          <div
            key={id}
            role="treeitem"
            data-node={id}
            aria-level={depth + 1}
            aria-selected={id === selected}
            aria-expanded={hasChildren ? !closed.has(id) : undefined}
            tabIndex={id === selected || (!hasSelected && index === 0) ? 0 : -1}
            className="tree-row"
            style={{ paddingInlineStart: `${depth * 14 + 8}px` }}
            onClick={() => commands.select(id)}
            onKeyDown={event => onKeyDown(event, row, index)}
          >
            <span
              className="tree-toggle"
              aria-hidden="true"
              onClick={event => {
                if (!hasChildren) return
                event.stopPropagation()
                toggle(id, !closed.has(id))
              }}
            >
              {hasChildren ? (closed.has(id) ? '▸' : '▾') : ''}
            </span>
            <Icon name={module?.icon ?? 'shield'} />
            <span className="tree-label">{texts(module?.label ?? 'Unknown module')}</span>
            {summary && <span className="tree-summary">{summary}</span>}
          </div>
        )
      })}
    </div>
  )
}

function rowsOf(content: readonly PageNode[], closed: ReadonlySet<string>): Row[] {
  const rows: Row[] = []
  const hidden = new Set<PageNode>()
  for (const { node, parent, depth } of walk(content)) {
    if (parent && (hidden.has(parent) || closed.has(parent.props.id))) hidden.add(node)
    else rows.push({ node, depth, hasChildren: slotsOf(node).some(slot => slot.nodes.length > 0) })
  }
  return rows
}

/** What is selected is always to be seen. */
function withoutAncestors(
  closed: ReadonlySet<string>,
  content: readonly PageNode[],
  selected: string | undefined,
): ReadonlySet<string> {
  if (!selected || closed.size === 0) return closed
  const open = new Set(closed)
  for (const one of ancestorsOf(content, selected)) open.delete(one.props.id)
  return open
}
