import { type RefObject, useEffect, useRef } from 'react'

/** `/` focuses the search, j and k move through rows, Enter opens the focused one. */
export function useListKeys(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !root.current) return
      const target = event.target as HTMLElement
      if (target.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return
      if (event.key === '/') {
        event.preventDefault()
        root.current.querySelector<HTMLInputElement>('input[name="q"]')?.focus()
      } else if (event.key === 'j' || event.key === 'k') {
        moveFocus(root.current, event.key === 'j' ? 1 : -1)
      } else if (event.key === 'Enter' && target.matches('tbody tr')) target.click()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return root
}

function moveFocus(root: HTMLElement, step: 1 | -1) {
  const rows = [...root.querySelectorAll<HTMLElement>('tbody tr')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]
  if (!next) return
  next.tabIndex = -1
  next.focus()
}
