import type { AskedCategory } from '#base'

const CHANGED = 'vt:consent'

/** Whether consent was given. False if consent is not asked. */
export function hasConsent(category: AskedCategory): boolean {
  return (document.documentElement.dataset.consent ?? '').split(' ').includes(category)
}

/** Runs once when consent exists: now or later on this page. Returns a function that cancels it. */
export function onConsent(category: AskedCategory, run: () => void): () => void {
  const stop = new AbortController()
  const look = () => {
    if (!hasConsent(category)) return
    stop.abort()
    run()
  }
  document.addEventListener(CHANGED, look, { signal: stop.signal })
  look()
  return () => stop.abort()
}

/** Publishes the consent to styles and scripts. */
export function tellConsent(given: readonly AskedCategory[]) {
  document.documentElement.dataset.consent = given.join(' ')
  document.dispatchEvent(new Event(CHANGED))
}
