import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { MediaChanges, MediaItem } from '#pages/schema'
import { ApiError, callApi } from '#staff/client'

const PAUSE_MS = 600

/** Saves edits of an entry after a pause, and before switching entries or leaving. */
export function useAutoSave(item: MediaItem, onSaved: (item: MediaItem) => void) {
  const notify = useNotify()
  const [changes, setChanges] = useState<MediaChanges>({})
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const waiting = useRef<{ id: string; changes: MediaChanges; timer: number } | undefined>(
    undefined,
  )
  const callbacks = useRef({ onSaved, notify })
  callbacks.current = { onSaved, notify }

  async function save() {
    const now = waiting.current
    if (!now) return
    clearTimeout(now.timer)
    waiting.current = undefined
    setState('saving')
    try {
      const path = `/media/${encodeURIComponent(now.id)}`
      const saved = await callApi<MediaItem>('PATCH', path, { body: now.changes, keepalive: true })
      callbacks.current.onSaved(saved)
      setState('saved')
      // Keep edits made during the request.
      if (!waiting.current) setChanges({})
    } catch (error) {
      setState('idle')
      const reason = error instanceof ApiError ? error.reason : 'broken'
      callbacks.current.notify(`errors.${reason}`, { type: 'error' })
    }
  }
  const latest = useRef(save)
  latest.current = save

  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry starts from its own values
  useEffect(() => {
    setChanges({})
    setState('idle')
    return () => {
      latest.current()
    }
  }, [item.id])

  return {
    values: { ...item, ...changes } as MediaItem,
    state,
    change(next: MediaChanges) {
      if (waiting.current) clearTimeout(waiting.current.timer)
      const all = { ...waiting.current?.changes, ...next }
      setChanges(known => ({ ...known, ...next }))
      waiting.current = {
        id: item.id,
        changes: all,
        timer: window.setTimeout(() => latest.current(), PAUSE_MS),
      }
    },
  }
}
