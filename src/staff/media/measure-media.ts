import { type MediaItem, mediaKey } from '#pages/schema'
import { callApi } from '../api.ts'

const PATIENCE_MS = 20_000

/** Measures the duration of video or audio in the browser if the server cannot. Returns the updated entry. */
export async function measureMedia(item: MediaItem): Promise<MediaItem | undefined> {
  const isPlayed = item.kind === 'video' || item.kind === 'audio'
  if (!isPlayed || item.durationMs !== null) return undefined
  const found = await readMeasures(`/media/${mediaKey(item)}/original`, item.kind)
  if (!found) return undefined
  const path = `/media/${encodeURIComponent(item.id)}/measures`
  return callApi<MediaItem>('PUT', path, { body: found }).catch(() => undefined)
}

function readMeasures(src: string, kind: MediaItem['kind']) {
  return new Promise<{ durationMs: number; width: number; height: number } | undefined>(resolve => {
    const element = document.createElement(kind === 'video' ? 'video' : 'audio')
    const timer = setTimeout(() => end(), PATIENCE_MS)
    const end = (found?: { durationMs: number; width: number; height: number }) => {
      clearTimeout(timer)
      element.onloadedmetadata = element.onerror = null
      element.removeAttribute('src')
      element.load()
      resolve(found)
    }
    element.onloadedmetadata = () => {
      const durationMs = Math.round(element.duration * 1000)
      const { videoWidth: width = 0, videoHeight: height = 0 } = element as HTMLVideoElement
      end(durationMs > 0 && durationMs <= 1e9 ? { durationMs, width, height } : undefined)
    }
    element.onerror = () => end()
    element.preload = 'metadata'
    element.muted = true
    element.src = src
  })
}
