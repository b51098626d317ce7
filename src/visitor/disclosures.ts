import { onElements } from './on-elements.ts'

/**
 * Sets the state of accordion and toggle buttons, whose closed panels are hidden before their
 * islands are hydrated. Pages without script show all panels, so it is not part of the HTML.
 */
export function startDisclosures() {
  onElements('.disclosure-button', button => {
    const isOpen = button.closest<HTMLElement>('[data-state]')?.dataset.state === 'open'
    button.ariaExpanded ??= String(isOpen)
  })
}
