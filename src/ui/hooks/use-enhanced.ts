import { useLayoutEffect, useState } from 'react'

/** False on the server and during hydration, then true before the next paint. */
export function useEnhanced(): boolean {
  const [enhanced, setEnhanced] = useState(false)
  useLayoutEffect(() => setEnhanced(true), [])
  return enhanced
}
