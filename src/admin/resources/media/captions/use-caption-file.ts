import { useEffect, useRef, useState } from 'react'
import { type CaptionFile, decodeCaptions, parseCaptions, writeWebVtt } from '#media-player/schema'
import { type MediaItem, mediaKey } from '#pages/schema'
import { callApi, sendFile } from '#staff/client'
import { type CaptionRow, toCues, toRows } from './caption-rows.ts'

interface Loaded {
  item: MediaItem
  file: CaptionFile
  rows: readonly CaptionRow[]
}

/** Loads the text of a track and saves it as WebVTT. */
export function useCaptionFile(id: string, onRows: (rows: readonly CaptionRow[]) => void) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  const tell = useRef(onRows)
  tell.current = onRows

  useEffect(() => {
    let isCurrent = true
    readTrack(id).then(
      ({ item, file }) => {
        if (!isCurrent) return
        const rows = toRows(file)
        setLoaded({ item, file, rows })
        tell.current(rows)
      },
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [id])

  return {
    isLoaded: loaded !== undefined,
    failed,
    savedRows: loaded?.rows,
    /** @throws ApiError `conflict` if someone else saved since. */
    async save(rows: readonly CaptionRow[]) {
      if (!loaded) return
      const text = writeWebVtt({ ...loaded.file, cues: toCues(rows) }, `of ${id}`)
      const name = loaded.item.fileName.replace(/\.(?:ttml|dfxp|xml|srt)$/i, '.vtt')
      const { item } = await sendFile(new File([text], name, { type: 'text/vtt' }), {
        replaces: id,
        version: loaded.item.version,
        onProgress: () => {},
        signal: new AbortController().signal,
      })
      setLoaded({ ...loaded, item, rows })
    },
  }
}

async function readTrack(id: string) {
  const item = await callApi<MediaItem>('GET', `/media/${encodeURIComponent(id)}`)
  const answer = await fetch(`/media/${mediaKey(item)}/original`)
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  const file = parseCaptions(decodeCaptions(new Uint8Array(await answer.arrayBuffer())))
  if (!file) throw new Error('no captions')
  return { item, file }
}
