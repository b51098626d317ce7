/** What the server leaves for what is edited, in the page around it. */
const PLACE_ID = 'vt-edited'

/**
 * The place of what is edited, somewhere inside the page that is shown around it. Everything beside it is seen and not
 * touched. Undefined where nothing but header and footer is around it.
 */
export function openPlace(frame: Document): Element | undefined {
  const place = frame.getElementById(PLACE_ID)
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
    // What holds it is not faint, and can be touched where it is the place.
    at.removeAttribute('inert')
    at.classList.remove('vt-frame-part')
    if (at.parentElement.hasAttribute('data-frame-root')) break
  }
  return place
}
