import { useCallback, useEffect, useState } from 'react'
import type { MediaItem } from '#pages/schema'
import {
  listFolders,
  listMedia,
  MEDIA_PER_PAGE,
  type MediaFolder,
  type MediaQuery,
} from './media-calls.ts'

type Filters = Omit<MediaQuery, 'page'>
const TYPING_MS = 200
const PREPARING_MS = 3000

/** Filtered library entries with pagination, and folders. */
export function useMediaList(filters: Filters) {
  const [items, setItems] = useState<MediaItem[]>([])
  const [total, setTotal] = useState(0)
  const [folders, setFolders] = useState<MediaFolder[]>([])
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [round, setRound] = useState(0)
  const key = JSON.stringify(filters)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the same once more
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      listMedia({ ...(JSON.parse(key) as Filters), page: 1 }, stop.signal).then(
        found => {
          if (stop.signal.aborted) return
          setItems(found.items)
          setTotal(found.total)
          setState('ready')
        },
        () => {
          if (!stop.signal.aborted) setState('failed')
        },
      )
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key, round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the same once more
  useEffect(() => {
    listFolders().then(setFolders, () => {})
  }, [round])

  // Reload while background processing is running.
  const isPreparing = items.some(item => item.preparation === 'waiting')
  useEffect(() => {
    if (!isPreparing) return
    const timer = setInterval(() => setRound(known => known + 1), PREPARING_MS)
    return () => clearInterval(timer)
  }, [isPreparing])

  const reload = useCallback(() => setRound(known => known + 1), [])
  return {
    items,
    total,
    folders,
    state,
    reload,
    async loadMore() {
      const page = Math.floor(items.length / MEDIA_PER_PAGE) + 1
      const more = await listMedia({ ...filters, page })
      const known = new Set(items.map(item => item.id))
      setItems([...items, ...more.items.filter(item => !known.has(item.id))])
    },
    /** Replaces a changed entry in the list. */
    update: (changed: MediaItem) =>
      setItems(all => all.map(item => (item.id === changed.id ? changed : item))),
  }
}

export type MediaListState = ReturnType<typeof useMediaList>
