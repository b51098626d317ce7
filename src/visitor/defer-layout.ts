import { onIdle } from './on-idle.ts'
import { onLoaded } from './on-loaded.ts'
import { onContent } from './when-there.ts'

/** Sections whose layout waits (`site.css`). */
const WAITING = '.site-main > section:not([data-laid])'

/**
 * The styles leave the layout of what is below the first screens for later, so that the first paint need not wait for
 * it. This brings it in when the page has loaded, a section at a time, and at once where a place further down is asked
 * for: by a hash, or by going back.
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
