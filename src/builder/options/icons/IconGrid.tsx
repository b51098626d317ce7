import { type KeyboardEvent, useRef, useState } from 'react'
import type { IconEntry } from '#staff/client'
import { Icon } from '#ui'

/** Constant, because a different number of columns on small screens would change the arrow keys' targets. */
const COLUMNS = 8
/** Number of icons rendered at first and per scroll step. */
const STEP = 30 * COLUMNS

interface IconGridProps {
  label: string
  icons: readonly IconEntry[]
  chosen: string
  onChoose(name: string): void
}

/** Icon grid with one tab stop and arrow keys (APG Grid). */
export function IconGrid({ label, icons, chosen, onChoose }: IconGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const [drawn, setDrawn] = useState(STEP)
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, icons.length - 1)
  const rows = Array.from(
    { length: Math.ceil(Math.min(drawn, icons.length) / COLUMNS) },
    (_, row) => icons.slice(row * COLUMNS, (row + 1) * COLUMNS),
  )

  function goTo(index: number) {
    setCurrent(index)
    if (index >= drawn) setDrawn(index + STEP)
    // Icons that are not rendered yet exist after the next paint.
    requestAnimationFrame(() => grid.current?.querySelectorAll('button')[index]?.focus())
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = target(event, stop, icons.length)
    if (to === undefined) return
    event.preventDefault()
    if (to !== stop) goTo(to)
  }

  return (
    <>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that keys walk
        role="grid"
        className="icon-grid"
        aria-label={label}
        aria-rowcount={Math.ceil(icons.length / COLUMNS)}
        ref={grid}
        onKeyDown={onKeyDown}
      >
        <colgroup>
          <col span={COLUMNS} />
        </colgroup>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row[0]?.name} aria-rowindex={rowIndex + 1}>
              {row.map(({ name, icon }, column) => {
                const index = rowIndex * COLUMNS + column
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
                  <td key={name} role="gridcell" aria-selected={name === chosen}>
                    <button
                      type="button"
                      aria-label={name.replaceAll('-', ' ')}
                      title={name}
                      tabIndex={index === stop ? 0 : -1}
                      onFocus={() => setCurrent(index)}
                      onClick={() => onChoose(name)}
                    >
                      <Icon icon={icon} />
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {drawn < icons.length && <More onSeen={() => setDrawn(drawn + STEP)} />}
    </>
  )
}

/** Sentinel at the end of the rendered icons. Requests more when it becomes visible. */
function More({ onSeen }: { onSeen(): void }) {
  const seen = (element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) onSeen()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }
  return <span className="icon-grid-more" ref={seen} />
}

/** Index that a key moves to; undefined for other keys. */
function target(event: KeyboardEvent, from: number, count: number): number | undefined {
  if (event.altKey || event.metaKey || event.shiftKey) return undefined
  const last = count - 1
  const rowStart = from - (from % COLUMNS)
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + COLUMNS > last ? from : from + COLUMNS,
    ArrowUp: from - COLUMNS < 0 ? from : from - COLUMNS,
    Home: event.ctrlKey ? 0 : rowStart,
    End: event.ctrlKey ? last : rowStart + COLUMNS - 1,
    PageDown: Math.min(last, from + 5 * COLUMNS),
    PageUp: from - 5 * COLUMNS < 0 ? from % COLUMNS : from - 5 * COLUMNS,
  }
  const to = steps[event.key]
  return to === undefined ? undefined : Math.max(0, Math.min(last, to))
}
