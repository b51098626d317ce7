import { StorageUnavailable } from '#base'
import type { Database } from '#db'
import type { FileStore } from '#storage'
import { toMediaItem } from './media-row.ts'
import { type MediaTools, type ProbedMedia, type ToolInput, ToolsMissing } from './media-tools.ts'
import { type MediaItem, mediaKey } from './schema.ts'
import { planStrip, writeStripTrack } from './seek-thumbnails.ts'

/** Attempts count from the start, even if the process dies. */
const MAX_TRIES = 3

/** Processes video and audio: size, duration, poster, and seek bar thumbnails. */
export function createMediaPreparing(deps: {
  db: Database
  store: FileStore
  tools: MediaTools
  removeLater(key: string): Promise<void>
  changed(db: Database, ids: readonly string[]): Promise<void>
}) {
  const { db, tools, changed } = deps
  // An earlier attempt may have written some files, and another version of a tool other bytes.
  const store: FileStore = {
    ...deps.store,
    write: (name, bytes) => deps.store.write(name, bytes, { replace: true }),
  }
  let hasLooked = false

  /** Retries files that a machine without the tools left unprocessed. */
  async function takeUpAgain() {
    if (hasLooked) return
    hasLooked = true
    const left = await db
      .selectFrom('media')
      .select('id')
      .where('preparation', '=', 'unavailable')
      .limit(1)
      .executeTakeFirst()
    if (!left || !(await tools.isThere())) return
    await db
      .updateTable('media')
      .set({ preparation: 'waiting', preparation_tries: 0 })
      .where('preparation', '=', 'unavailable')
      .execute()
  }

  async function begin(): Promise<MediaItem | undefined> {
    const row = await db
      .selectFrom('media')
      .selectAll()
      .where('preparation', '=', 'waiting')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst()
    if (!row) return undefined
    const hasAttempts = row.preparation_tries < MAX_TRIES
    await db
      .updateTable('media')
      .set(
        hasAttempts
          ? { preparation_tries: row.preparation_tries + 1 }
          : { preparation: 'failed' as const },
      )
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .execute()
    return hasAttempts ? toMediaItem(row) : undefined
  }

  /** Stores the result, unless the file was replaced during the work. */
  async function finish(item: MediaItem, values: Partial<FinishedColumns>) {
    const done = await db
      .updateTable('media')
      .set(values)
      .where('id', '=', item.id)
      .where('version', '=', item.version)
      .executeTakeFirst()
    if (Number(done.numUpdatedRows) === 0) return deps.removeLater(mediaKey(item))
    await changed(db, [item.id])
  }

  const prepare = (item: MediaItem, signal: AbortSignal) =>
    store.withLocalFile(`${mediaKey(item)}/original`, path =>
      prepareFile(item, { path, mime: item.mime, signal }),
    )

  async function prepareFile(item: MediaItem, file: ToolInput) {
    const key = mediaKey(item)
    const probed = await tools.probe(file)
    if (!probed) return finish(item, { preparation: 'failed' })
    const hasPicture = item.kind === 'video' && probed.width !== null
    const made = hasPicture ? await makePictures(key, file, probed) : {}
    await finish(item, {
      preparation: 'done',
      duration_ms: probed.durationMs,
      ...(hasPicture ? { width: probed.width, height: probed.height } : {}),
      ...made,
    })
  }

  /** A video without a poster is still playable. */
  async function makePictures(key: string, file: ToolInput, { durationMs }: ProbedMedia) {
    const seconds = (durationMs ?? 0) / 1000
    const still = await tools.still(file, Math.min(seconds * 0.1, 10))
    const { decodePicture, writeRenditions } = await import('./media-renditions.ts')
    const decoded = still && (await decodePicture(still))
    if (!decoded?.ok) return {}
    const { widths, colour } = await writeRenditions(store, key, decoded.picture)
    return {
      widths: JSON.stringify(widths),
      colour,
      rail_thumbnails: await makeThumbnails(key, file, seconds),
    }
  }

  async function makeThumbnails(key: string, file: ToolInput, seconds: number): Promise<number> {
    const plan = planStrip(seconds)
    const strip = plan && (await tools.strip(file, plan, seconds))
    if (!plan || !strip) return 0
    const { encodeStrip } = await import('./media-renditions.ts')
    const { bytes, width, height } = await encodeStrip(strip)
    const size = {
      width: Math.floor(width / plan.columns),
      height: Math.floor(height / plan.rows),
    }
    await store.write(`${key}/thumbnails.webp`, bytes)
    // Written last, because the track refers to the image.
    await store.write(`${key}/thumbnails.vtt`, Buffer.from(writeStripTrack(plan, seconds, size)))
    return Math.ceil(seconds / plan.everySeconds)
  }

  return {
    /** Processes one waiting entry, if any. */
    async run(signal: AbortSignal): Promise<void> {
      await takeUpAgain()
      const item = await begin()
      if (!item) return
      try {
        await prepare(item, signal)
      } catch (error) {
        if (signal.aborted) {
          // Interrupted by shutdown, so the attempt does not count.
          return finish(item, { preparation_tries: 0 })
        }
        if (error instanceof StorageUnavailable) {
          await finish(item, { preparation_tries: 0 })
          throw error
        }
        if (error instanceof ToolsMissing) return finish(item, { preparation: 'unavailable' })
        throw error
      }
    },
  }
}

interface FinishedColumns {
  preparation: 'done' | 'failed' | 'unavailable'
  preparation_tries: number
  duration_ms: number | null
  width: number | null
  height: number | null
  widths: string
  colour: string | null
  rail_thumbnails: number
}
