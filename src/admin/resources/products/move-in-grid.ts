import type { KeyboardEvent } from 'react'

/**
 * Arrow keys and Enter move through the grid like in a spreadsheet; left and right only at the ends
 * of the text.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>) {
  const target = event.target as HTMLInputElement
  const cell = target.closest('td')
  const row = cell?.closest('tr')
  if (!cell || !row || event.altKey || event.ctrlKey || event.metaKey) return
  const column = [...row.cells].indexOf(cell)
  const rows = [...(row.parentElement?.children ?? [])] as HTMLTableRowElement[]
  const at = rows.indexOf(row)
  const down = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)
  const up = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
  let next: Element | undefined
  if (down || up) next = rows[at + (down ? 1 : -1)]?.cells[column]
  else if (event.key === 'ArrowRight' && isAtEnd(target)) next = row.cells[column + 1]
  else if (event.key === 'ArrowLeft' && isAtStart(target)) next = row.cells[column - 1]
  // Enter must not submit the form.
  if (down || up || next) event.preventDefault()
  const field = next?.querySelector<HTMLInputElement>('input:not([disabled])')
  field?.focus()
  if (field?.type === 'text') field.select()
}

const isText = (field: HTMLInputElement) => field.type === 'text'
const isAtEnd = (field: HTMLInputElement) =>
  !isText(field) || field.selectionEnd === field.value.length
const isAtStart = (field: HTMLInputElement) => !isText(field) || field.selectionStart === 0
