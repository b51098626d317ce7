import type { KeyboardEvent } from 'react'

/** In a row of buttons that is one stop of the Tab key the arrows go from one to the next, round and round. */
export function walkButtons(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > button')]
  const at = buttons.indexOf(event.target as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  buttons.at((at + step) % buttons.length)?.focus()
}
