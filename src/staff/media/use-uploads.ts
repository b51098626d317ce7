import { useCallback, useEffect, useRef, useState } from 'react'
import type { MediaItem } from '#pages/schema'
import { ApiError } from '../api.ts'
import { measureMedia } from './measure-media.ts'
import { sendFile } from './send-file.ts'

export interface Upload {
  key: string
  file: File
  folder: string
  state: 'waiting' | 'sending' | 'done' | 'existed' | 'failed' | 'cancelled'
  /** From 0 to 1. */
  share: number
  /** Key under `errors`. */
  reason?: string
}

/** Upload queue: one file at a time with progress, cancel and retry. */
export function useUploads(onDone: (item: MediaItem) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const running = useRef<{ key: string; stop: AbortController } | undefined>(undefined)
  const done = useRef(onDone)
  done.current = onDone

  const change = useCallback((key: string, values: Partial<Upload>) => {
    setUploads(all => all.map(one => (one.key === key ? { ...one, ...values } : one)))
  }, [])

  const next = running.current ? undefined : uploads.find(one => one.state === 'waiting')
  useEffect(() => {
    if (!next || running.current) return
    const { key, file, folder } = next
    const stop = new AbortController()
    running.current = { key, stop }
    change(key, { state: 'sending', share: 0 })
    sendFile(file, {
      folder,
      signal: stop.signal,
      onProgress: share => change(key, { share }),
    }).then(
      ({ item, existed }) => {
        running.current = undefined
        change(key, { state: existed ? 'existed' : 'done', share: 1 })
        done.current(item)
        measureMedia(item).then(known => known && done.current(known))
      },
      error => {
        running.current = undefined
        if (error instanceof DOMException) return change(key, { state: 'cancelled' })
        change(key, {
          state: 'failed',
          reason: error instanceof ApiError ? error.reason : 'broken',
        })
      },
    )
  }, [next, change])

  // Abort when the page is left.
  useEffect(() => () => running.current?.stop.abort(), [])

  return {
    uploads,
    isBusy: uploads.some(one => one.state === 'waiting' || one.state === 'sending'),
    add(files: Iterable<File>, folder = '') {
      const added = Array.from(files, file => ({
        key: crypto.randomUUID(),
        file,
        folder,
        state: 'waiting' as const,
        share: 0,
      }))
      setUploads(all => [...all.filter(one => one.state !== 'done'), ...added])
    },
    cancel(key: string) {
      if (running.current?.key === key) running.current.stop.abort()
      else change(key, { state: 'cancelled' })
    },
    retry: (key: string) => change(key, { state: 'waiting', share: 0 }),
    clear: () =>
      setUploads(all => all.filter(one => one.state === 'waiting' || one.state === 'sending')),
  }
}

export type Uploads = ReturnType<typeof useUploads>
