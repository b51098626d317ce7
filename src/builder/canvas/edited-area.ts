/** Id of the server's placeholder for the edited document in the surrounding page. */
const EDITED_ID = 'vt-edited'

/**
 * Prepares the placeholder of the edited document inside the surrounding page, and makes everything
 * around it inert. Returns undefined if only header and footer surround the document.
 */
export function openEditedArea(frame: Document): Element | undefined {
  const place = frame.getElementById(EDITED_ID)
  if (!place) return undefined
  place.removeAttribute('hidden')
  place.removeAttribute('class')
  place.setAttribute('data-edited', '')
  for (let at: Element = place; at.parentElement && at !== frame.body; at = at.parentElement) {
    for (const beside of at.parentElement.children) {
      if (beside === at || beside.matches('script, style')) continue
      beside.setAttribute('inert', '')
      beside.classList.add('vt-frame-part')
    }
    // Ancestors of the placeholder must be interactive and fully visible.
    at.removeAttribute('inert')
    at.classList.remove('vt-frame-part')
    if (at.parentElement.hasAttribute('data-frame-root')) break
  }
  return place
}
