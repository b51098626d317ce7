import { onContent } from './on-element.ts'
import { onIdle, onLoaded } from './on-page-event.ts'

/** Sections with deferred layout (`site.css`). */
const WAITING = '.site-main > section:not([data-laid])'

/**
 * CSS defers the layout of sections below the fold to speed up the first paint. This enables them
 * after load, one at a time, or at once when a position further down is needed because of a hash or
 * Back.
 */
export function startDeferredLayout() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type === 'back_forward') layAll()
  addEventListener('hashchange', layAll, { once: true })
  addEventListener('beforeprint', layAll, { once: true })
  onLoaded(() => {
    layNext()
    onContent(layNext)
  })
}

function layAll() {
  for (const section of document.querySelectorAll<HTMLElement>(WAITING)) section.dataset.laid = ''
}

function layNext() {
  const section = document.querySelector<HTMLElement>(WAITING)
  if (!section) return
  section.dataset.laid = ''
  onIdle(layNext, { timeout: 500 })
}
