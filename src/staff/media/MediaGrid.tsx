import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { MediaItem } from '#pages/schema'
import { MediaThumbnail } from './MediaThumbnail.tsx'

interface MediaGridProps {
  items: readonly MediaItem[]
  label: string
  selected: ReadonlySet<string>
  multiple?: boolean
  /** Each click or Space adds an entry or removes it, without a modifier key. */
  toggles?: boolean
  onSelect(ids: Set<string>): void
  /** On double click or Enter. */
  onOpen(item: MediaItem): void
}

/** Tiles with desktop-like selection: click, Shift, Ctrl, arrows, Space, Enter (APG Listbox). */
export function MediaGrid(props: MediaGridProps) {
  const { items, label, selected, onSelect, onOpen } = props
  const { toggles = false, multiple = toggles } = props
  const root = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState(0)
  const anchor = useRef(0)
  const current = Math.min(focused, items.length - 1)

  function select(index: number, how: { toggle: boolean; range: boolean }) {
    const id = items[index]?.id
    if (!id) return
    if (multiple && how.range) {
      const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)]
      return onSelect(new Set(items.slice(from, to + 1).map(item => item.id)))
    }
    anchor.current = index
    if (!multiple || !(how.toggle || toggles)) return onSelect(new Set([id]))
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }

  function move(to: number) {
    const index = Math.min(items.length - 1, Math.max(0, to))
    setFocused(index)
    ;(root.current?.children[index] as HTMLElement | undefined)?.focus()
    return index
  }

  function onKeyDown(event: KeyboardEvent) {
    const columns = countColumns(root.current)
    const isRtl = root.current && getComputedStyle(root.current).direction === 'rtl'
    const steps: Record<string, number> = {
      ArrowRight: isRtl ? -1 : 1,
      ArrowLeft: isRtl ? 1 : -1,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -items.length,
      End: items.length,
    }
    const step = steps[event.key]
    const item = items[current]
    if (step !== undefined) {
      const index = move(current + step)
      if (event.shiftKey) select(index, { toggle: false, range: true })
    } else if (event.key === ' ') select(current, { toggle: true, range: event.shiftKey })
    else if (event.key === 'Enter' && item) onOpen(item)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && multiple) {
      onSelect(new Set(items.map(one => one.id)))
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Box
      component="ul"
      ref={root}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple}
      onKeyDown={onKeyDown}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
        gap: 1.5,
        listStyle: 'none',
        margin: 0,
        padding: 0.5,
      }}
    >
      {items.map((item, index) => (
        <Box
          component="li"
          key={item.id}
          role="option"
          aria-selected={selected.has(item.id)}
          tabIndex={index === current ? 0 : -1}
          onClick={(event: MouseEvent) => {
            setFocused(index)
            select(index, { toggle: event.ctrlKey || event.metaKey, range: event.shiftKey })
          }}
          onDoubleClick={() => onOpen(item)}
          sx={{
            padding: 0.75,
            borderRadius: 1,
            cursor: 'pointer',
            outlineOffset: 2,
            userSelect: 'none',
            '&:hover': { backgroundColor: 'action.hover' },
            '&[aria-selected="true"]': {
              boxShadow: theme => `inset 0 0 0 2px ${theme.palette.primary.main}`,
              backgroundColor: 'action.selected',
            },
          }}
        >
          <MediaThumbnail item={item} />
          <Typography variant="body2" noWrap title={item.fileName} sx={{ marginBlockStart: 0.5 }}>
            {item.fileName}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Number of tiles in the first row. */
function countColumns(list: HTMLElement | null): number {
  const tiles = [...(list?.children ?? [])] as HTMLElement[]
  const first = tiles[0]?.offsetTop
  const below = tiles.findIndex(tile => tile.offsetTop !== first)
  return below === -1 ? tiles.length : below
}
