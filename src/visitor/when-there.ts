/** Event of the document after modules were put into the page: the subject of a split test, another page of a list. */
const CONTENT = 'vt:content'

export const tellContent = () => void document.dispatchEvent(new Event(CONTENT))
export const onContent = (listener: () => void) => document.addEventListener(CONTENT, listener)

export const has = (selector: string) => document.querySelector(selector) !== null

/** Calls `start` once, as soon as an element of the page matches: at once, or when content is put into the page later. */
export function whenThere(selector: string, start: () => void) {
  const look = () => {
    if (!has(selector)) return
    document.removeEventListener(CONTENT, look)
    start()
  }
  onContent(look)
  look()
}

/** Calls `tell` for every element that matches, and for those of content that is put into the page later; once for each. */
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
