import { type RefObject, useRef, useState } from 'react'
import { formatCueTime, readClock } from '#media-player/schema'
import type { CaptionEvent } from './caption-keys.ts'
import {
  addRow,
  type CaptionRow,
  changeRow,
  mergeRow,
  removeRow,
  splitRow,
} from './caption-rows.ts'
import type { CaptionHistory } from './use-caption-rows.ts'

interface Parts {
  /** The current state. */
  latest: { current: CaptionHistory }
  media: RefObject<HTMLVideoElement | null>
  list: RefObject<HTMLOListElement | null>
}

/** Actions on the focused row for keys and buttons; stable function references. */
export function useCaptionActions(
  history: CaptionHistory,
  media: RefObject<HTMLVideoElement | null>,
) {
  const list = useRef<HTMLOListElement>(null)
  const latest = useRef(history)
  latest.current = history
  const [acts] = useState(() => createActs({ latest, media, list }))
  return { list, ...acts }
}

function createActs({ latest, media, list }: Parts) {
  let current: number | undefined
  const indexOf = (key: number | undefined) => latest.current.rows.findIndex(row => row.key === key)

  const fieldOf = (key: number | undefined, name: string) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${key}"] [data-field="${name}"]`)

  function focusKey(key: number | undefined, name = 'text') {
    const field = fieldOf(key, name)
    field?.focus()
    field?.scrollIntoView({ block: 'nearest' })
  }

  /** After rendering, when new rows exist. */
  const focusIndexLater = (index: number) =>
    setTimeout(() => {
      const { rows } = latest.current
      focusKey(rows[Math.min(index, rows.length - 1)]?.key)
    })

  function toggle() {
    if (media.current?.paused) media.current.play().catch(() => {})
    else media.current?.pause()
  }

  function split(index: number, textField: Element | null | undefined) {
    const atSeconds = media.current?.currentTime ?? 0
    const caret = caretOf(textField)
    latest.current.change(all => splitRow(all, index, { atSeconds, caret }))
  }

  function runOnRow(act: CaptionEvent, index: number) {
    const { rows, change } = latest.current
    const now = media.current?.currentTime ?? 0
    if (act === 'previous' || act === 'next') {
      focusKey(rows[index + (act === 'next' ? 1 : -1)]?.key)
    } else if (act === 'setStart') {
      change(all => changeRow(all, index, { start: formatCueTime(now) }))
    } else if (act === 'setEnd') change(all => changeRow(all, index, { end: formatCueTime(now) }))
    else if (act === 'split') split(index, document.activeElement)
    else if (act === 'merge') change(all => mergeRow(all, index))
    else if (act === 'add') {
      change(all => addRow(all, all.length > 0 ? index : -1))
      focusIndexLater(index + 1)
    }
  }

  return {
    focusKey,
    run(act: CaptionEvent) {
      if (act === 'undo') latest.current.undo()
      else if (act === 'redo') latest.current.redo()
      else if (act === 'toggle') toggle()
      else runOnRow(act, Math.max(0, indexOf(current)))
    },
    playFrom(key: number) {
      const start = readClock(latest.current.rows[indexOf(key)]?.start ?? '')
      if (!media.current || start === undefined) return
      media.current.currentTime = start
      media.current.play().catch(() => {})
    },
    setCurrent(key: number) {
      current = key
    },
    change(key: number, values: Partial<CaptionRow>) {
      const step = `${key} ${Object.keys(values)}`
      latest.current.change(all => changeRow(all, indexIn(all, key), values), step)
    },
    /** The text's last caret position, which survives focusing the button. */
    split: (key: number) => split(indexOf(key), fieldOf(key, 'text')),
    merge(key: number) {
      const isNextLast = indexOf(key) === latest.current.rows.length - 2
      latest.current.change(all => mergeRow(all, indexIn(all, key)))
      // The clicked button is disabled now.
      if (isNextLast) focusKey(key, 'split')
    },
    remove(key: number) {
      const index = indexOf(key)
      latest.current.change(all => removeRow(all, indexIn(all, key)))
      focusIndexLater(index)
    },
  }
}

const indexIn = (rows: readonly CaptionRow[], key: number) => rows.findIndex(row => row.key === key)

/** Caret position while typing. */
const caretOf = (element: Element | null | undefined) =>
  element instanceof HTMLTextAreaElement ? element.selectionStart : undefined
