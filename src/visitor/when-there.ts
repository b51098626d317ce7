/** Event after modules were inserted into the page: a split-test subject, another page of a list. */
const CONTENT = 'vt:content'

export const tellContent = () => void document.dispatchEvent(new Event(CONTENT))
export const onContent = (listener: () => void) => document.addEventListener(CONTENT, listener)

export const has = (selector: string) => document.querySelector(selector) !== null

/** Calls `start` once when a matching element exists, now or after an insertion. */
export function whenThere(selector: string, start: () => void) {
  const look = () => {
    if (!has(selector)) return
    document.removeEventListener(CONTENT, look)
    start()
  }
  onContent(look)
  look()
}

/** Calls `tell` once for every matching element, including inserted ones. */
export function eachThere<Found extends Element>(selector: string, tell: (element: Found) => void) {
  const told = new WeakSet<Found>()
  const look = () => {
    for (const element of document.querySelectorAll<Found>(selector)) {
      if (told.has(element)) continue
      told.add(element)
      tell(element)
    }
  }
  onContent(look)
  look()
}
