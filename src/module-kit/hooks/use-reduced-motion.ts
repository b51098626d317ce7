import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asks for less motion, at this moment. Only in the browser. */
export function wantsStillness(): boolean {
  return matchMedia(QUERY).matches
}

/** The same, followed while it changes. False on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, wantsStillness, () => false)
}

function subscribe(listener: () => void) {
  const query = matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
