import type { AskedCategory } from '#base'

const CHANGED = 'vt:consent'

/** Whether the visitor has given consent. Where nobody is asked, nobody has. */
export function hasConsent(category: AskedCategory): boolean {
  return (document.documentElement.dataset.consent ?? '').split(' ').includes(category)
}

/** Runs once, when there is consent: now, or as soon as it is given on this page. Answers a function that ends it. */
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

/** Says to styles and scripts of the page what was given. */
export function tellConsent(given: readonly AskedCategory[]) {
  document.documentElement.dataset.consent = given.join(' ')
  document.dispatchEvent(new Event(CHANGED))
}
