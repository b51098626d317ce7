import { createScrollTrigger } from './scroll-trigger.ts'

/**
 * Calls the handler once when the element's top enters the viewport; in the last row of the page,
 * when its bottom is visible (CC-1). Returns a function that cancels it.
 */
export function onSeen(element: Element, handler: () => void): () => void {
  return createScrollTrigger(element, handler, {
    offset: isInLastRow(element) ? 'bottom-in-view' : '100%',
  })
}

const ROW = '[data-module="row"]'
const OUTER_ROWS = `${ROW}:not(${ROW} ${ROW})`

function isInLastRow(element: Element): boolean {
  const last = [...document.querySelectorAll(OUTER_ROWS)].at(-1)
  return last?.contains(element) ?? false
}
