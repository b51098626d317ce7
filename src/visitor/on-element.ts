/** Event after modules were inserted into the page: a split-test subject, another page of a list. */
const CONTENT = 'vt:content'

export const tellContent = () => void document.dispatchEvent(new Event(CONTENT))
export const onContent = (listener: () => void) => document.addEventListener(CONTENT, listener)

export const has = (selector: string) => document.querySelector(selector) !== null

/** Calls `start` once when a matching element exists, now or after an insertion. */
export function whenThere(selector: string, start: () => void) {
  const check = () => {
    if (!has(selector)) return
    document.removeEventListener(CONTENT, check)
    start()
  }
  onContent(check)
  check()
}

/** Calls `tell` once for every matching element, including inserted ones. */
export function eachThere<Found extends Element>(
  selector: string,
  callback: (element: Found) => void,
) {
  const seen = new WeakSet<Found>()
  const check = () => {
    for (const element of document.querySelectorAll<Found>(selector)) {
      if (seen.has(element)) continue
      seen.add(element)
      callback(element)
    }
  }
  onContent(check)
  check()
}
