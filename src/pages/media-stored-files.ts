import type { Database } from '#db'
import { toMediaItem } from './media-row.ts'
import { type MediaItem, mediaKey } from './schema.ts'

const BATCH = 500

/** Names of the files that must exist for each entry, including those in the trash. */
export async function* storedMediaFiles(db: Database): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('media')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) yield* filesOf(toMediaItem(row))
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** Older images have no file of the upload, so it is not listed. */
function* filesOf(item: MediaItem): Generator<string> {
  const key = mediaKey(item)
  yield `${key}/original`
  for (const width of item.widths) {
    yield `${key}/${width}.webp`
    yield `${key}/${width}.avif`
  }
  if (!item.hasThumbnails) return
  yield `${key}/thumbnails.webp`
  yield `${key}/thumbnails.vtt`
}
