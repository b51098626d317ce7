import type { KeyboardEvent } from 'react'

/**
 * Arrow keys, Home and End for a row of buttons with one tab stop. Returns the button that gets the
 * focus.
 */
export function walkButtons(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  const end = { Home: 0, End: -1 }[event.key]
  if ((step ?? end) === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > button')]
  const at = buttons.indexOf(event.target as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  const next = buttons.at(step ? (at + step) % buttons.length : (end ?? 0))
  next?.focus()
  return next
}
