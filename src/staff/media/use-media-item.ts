import { useEffect, useState } from 'react'
import type { MediaItem } from '#pages/schema'
import { findMediaItem, knownMediaItem } from './find-media-item.ts'

/** Loads an entry; null if it does not exist, undefined while loading. */
export function useMediaItem(id: string | null): MediaItem | null | undefined {
  const [found, setFound] = useState<{ id: string; item: MediaItem | null }>()
  useEffect(() => {
    if (!id || knownMediaItem(id)) return
    let isCurrent = true
    findMediaItem(id).then(item => {
      if (isCurrent) setFound({ id, item: item ?? null })
    })
    return () => {
      isCurrent = false
    }
  }, [id])
  if (!id) return null
  return knownMediaItem(id) ?? (found?.id === id ? found.item : undefined)
}
