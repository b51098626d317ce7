import { IslandElement } from './island-element.ts'
import { onElements } from './on-elements.ts'

/**
 * Prepares closed accordion items and toggles before their islands are hydrated: the state of their
 * buttons, and panels that the browser's search and links to texts can open. Pages without script
 * show all panels, so neither is part of the HTML.
 */
export function startDisclosures() {
  onElements('.disclosure-button', button => {
    const item = button.closest<HTMLElement>('[data-state]')
    if (!item) return
    const isOpen = item.dataset.state === 'open'
    button.ariaExpanded ??= String(isOpen)
    const content = item.querySelector(':scope > .disclosure-panel > .disclosure-content')
    const island = button.closest('vt-island')
    if (isOpen || !content || !(island instanceof IslandElement) || 'ready' in island.dataset)
      return
    content.setAttribute('hidden', 'until-found')
    const open = async () => {
      item.dataset.state = 'open'
      await island.start()
      // Opens the item in the component as well.
      content.dispatchEvent(new Event('beforematch'))
    }
    content.addEventListener('beforematch', open, { once: true })
  })
}
