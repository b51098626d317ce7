import { useLayoutEffect, useState } from 'react'

/** False in the server's HTML and while it hydrates; true from then on, before the next paint. */
export function useEnhanced(): boolean {
  const [enhanced, setEnhanced] = useState(false)
  useLayoutEffect(() => setEnhanced(true), [])
  return enhanced
}
