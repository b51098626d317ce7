import { useEffect, useRef } from 'react'

/** Focus after adding or removing a row: its text, the row, or the add button. */
export function useRowFocus() {
  const list = useRef<HTMLElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const wanted = useRef<{ id: string | undefined; within: string }>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const { id, within } = wanted.current
    wanted.current = undefined
    const row = id && list.current?.querySelector<HTMLElement>(`[data-row="${id}"]${within}`)
    const place = row || addButton.current
    place?.focus()
  })
  return {
    list,
    addButton,
    focusText: (id: string) => {
      wanted.current = { id, within: ' input' }
    },
    focusRow: (id: string | undefined) => {
      wanted.current = { id, within: '' }
    },
  }
}
