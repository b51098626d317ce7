import { useEffect, useState } from 'react'
import { callApi } from '#staff/client'
import { useCanvas } from '../canvas/CanvasContext.ts'
import type { OtherPopup } from './find-popup-issues.ts'

const NONE: readonly OtherPopup[] = []

/** Other popups of the site. Requested only if `isAsked`. */
export function useOtherPopups(isAsked: boolean): readonly OtherPopup[] {
  const { documentId } = useCanvas()
  const [others, setOthers] = useState(NONE)
  useEffect(() => {
    if (!isAsked) return
    const asked = new AbortController()
    callApi<{ items: (OtherPopup & { id: string })[] }>('GET', '/popups', {
      query: { perPage: 200 },
      signal: asked.signal,
    }).then(
      ({ items }) => setOthers(items.filter(({ id }) => id !== documentId)),
      () => {},
    )
    return () => asked.abort()
  }, [isAsked, documentId])
  return others
}
