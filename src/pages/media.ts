import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Clock, createId, createLru, ok, refuse, SECOND, StorageUnavailable } from '#base'
import { type Database, invalidate } from '#db'
import type { FileStore } from '#storage'
import { cleanSvg } from './clean-svg.server.ts'
import { createIngest, uploadOf } from './media-ingest.ts'
import { createMediaLibrary } from './media-library.ts'
import { createMediaPreparing } from './media-preparing.ts'
import { type ReceivedFile, withReceived } from './media-receive.ts'
import { createMediaRemoval } from './media-removal.ts'
import { toFileName, toMediaItem } from './media-row.ts'
import { storedMediaFiles } from './media-stored-files.ts'
import type { MediaTools } from './media-tools.ts'
import { createMediaTracks } from './media-tracks.ts'
import { type MediaFile, type MediaItem, mediaKey, mediaTag } from './schema.ts'

const DRAWINGS_BYTES = 1_000_000
/** Time that a page waits for a file. */
const MAX_READ_MS = SECOND
const READ_AGAIN_MS = 30 * SECOND

/** The media library: images in all sizes; uploads are sniffed, limited and deduplicated. */
export function createMedia(deps: {
  db: Database
  clock: Clock
  store: FileStore
  mediaTools: MediaTools
}) {
  const { db, clock, store } = deps
  const ingest = createIngest(store)
  const known = new Map<string, MediaItem>()
  /** Sanitized SVG markup by key, which changes with the file. */
  const drawings = createLru<string>({
    maxBytes: DRAWINGS_BYTES,
    sizeOf: (_key, markup) => markup.length * 2,
  })
  /** Counts invalidations, so that results read before one are not cached. */
  let generation = 0

  /** Called after changes by another process; without an id for all entries. */
  function forget(id?: string) {
    generation++
    if (id) known.delete(id)
    else known.clear()
  }

  async function changed(tx: Database, ids: readonly string[]) {
    await invalidate(tx, ids.map(mediaTag))
    for (const id of ids) forget(id)
  }
  const removal = createMediaRemoval({ db, clock, store })
  const library = createMediaLibrary({ db, clock, store, changed, ...removal })
  const preparing = createMediaPreparing({ db, store, tools: deps.mediaTools, changed, ...removal })

  async function insert(file: MediaFile, folder: string, digest: string, isPrepared = false) {
    await db
      .insertInto('media')
      .values({
        ...toColumns(file),
        id: file.id,
        alt: file.alt,
        folder,
        digest,
        version: 1,
        created_at: clock.now(),
        ...(isPrepared ? {} : unprepared(file.kind)),
      })
      // By digest, or by id if two copies add a placeholder at once.
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }

  async function findByDigest(digest: string): Promise<MediaItem | undefined> {
    const row = await db
      .selectFrom('media')
      .selectAll()
      .where('digest', '=', digest)
      .executeTakeFirst()
    return row && toMediaItem(row)
  }

  /** Adds a file. Refuses files that are too large, of an unaccepted type, or invalid. */
  function add(
    content: Uint8Array | Readable,
    fileName: string,
    alt = '',
    { folder = '' }: { folder?: string } = {},
  ) {
    return withReceived(store, content, file => addReceived(file, { fileName, alt, folder }))
  }

  async function addReceived(
    accepted: ReceivedFile,
    { fileName, alt, folder }: { fileName: string; alt: string; folder: string },
  ) {
    const same = await findByDigest(accepted.digest)
    if (same?.deletedAt) await library.restore(same.id)
    if (same) return ok({ item: { ...same, deletedAt: null }, existed: true })
    const id = createId(clock)
    const taken = await ingest(id, accepted)
    if (!taken.ok) return taken
    await insert(
      { id, fileName: toFileName(fileName), alt, ...taken.file },
      folder,
      accepted.digest,
    )
    const item = await findByDigest(accepted.digest)
    if (!item) throw new Error('an ingested file is missing')
    // Uploaded twice at once: keep one.
    if (item.id !== id) await store.remove(id).catch(() => {})
    return ok({ item, existed: item.id !== id })
  }

  /**
   * Replaces an entry's file under the same id with new URLs, so that caches do not serve the old
   * one.
   * @param version Refused if the entry has another version.
   */
  function replace(
    id: string,
    content: Uint8Array | Readable,
    fileName: string,
    { version }: { version?: number | undefined } = {},
  ) {
    return withReceived(store, content, file => replaceByReceived(id, file, fileName, version))
  }

  async function replaceByReceived(
    id: string,
    accepted: ReceivedFile,
    fileName: string,
    expected: number | undefined,
  ) {
    const before = await library.find(id)
    if (!before || before.deletedAt) return refuse('not-found')
    if (expected !== undefined && expected !== before.version) return refuse('conflict')
    const isSameKind = before.kind === accepted.type.kind
    // A video cannot be shown where an image is used.
    if (!isSameKind && !(isPicture(before.kind) && isPicture(accepted.type.kind))) {
      return refuse('other-kind')
    }
    // Random, so that concurrent replacements do not overwrite each other's files.
    const next = before.version + 1 + Math.floor(Math.random() * 10_000)
    const key = mediaKey({ id, version: next })
    const taken = await ingest(key, accepted)
    if (!taken.ok) return taken
    const twin = await findByDigest(accepted.digest)
    const digest = twin && twin.id !== id ? `${accepted.digest}:${id}` : accepted.digest
    await removal.removeLater(mediaKey(before))
    const done = await db
      .updateTable('media')
      .set({
        ...toColumns({ ...taken.file, fileName: toFileName(fileName) }),
        ...unprepared(taken.file.kind),
        version: next,
        digest,
      })
      .where('id', '=', id)
      .where('version', '=', before.version)
      .executeTakeFirst()
    if (Number(done.numUpdatedRows) === 0) {
      await store.remove(key).catch(() => {})
      return refuse('conflict')
    }
    await changed(db, [id])
    const item = await library.find(id)
    return item ? ok({ item }) : refuse('not-found')
  }

  async function load(ids: readonly string[]): Promise<Map<string, MediaItem>> {
    const found = new Map<string, MediaItem>()
    for (const id of ids) {
      const item = known.get(id)
      if (item) found.set(id, item)
    }
    const missing = ids.filter(id => !found.has(id))
    if (missing.length === 0) return found
    const startedIn = generation
    const rows = await db.selectFrom('media').selectAll().where('id', 'in', missing).execute()
    for (const row of rows) {
      if (row.deleted_at !== null) continue
      const item = toMediaItem(row)
      found.set(row.id, item)
      if (startedIn === generation) known.set(row.id, item)
    }
    return found
  }

  const tracks = createMediaTracks({
    find: library.find,
    add: (bytes, fileName, folder) => add(bytes, fileName, '', { folder }),
    change: library.change,
  })

  /**
   * Reads a file for a page; undefined if it is missing. Pages do not wait for a storage that hangs:
   * they are rendered without the file and invalidated later.
   */
  async function readInTime(id: string, name: string): Promise<Buffer | undefined> {
    try {
      return await store.read(name, { signal: AbortSignal.timeout(MAX_READ_MS) })
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) {
        if (await store.open(name)) throw error
        return undefined
      }
      setTimeout(() => invalidate(db, [mediaTag(id)]).catch(() => {}), READ_AGAIN_MS).unref()
      return undefined
    }
  }

  return {
    ...library,
    ...tracks,
    removeUnused: removal.removeUnused,
    add,
    replace,
    /** Existing entries of these ids, excluding trash. */
    load,

    /** Adds a file with existing renditions, from an export or the demo. */
    async addPrepared(file: MediaFile, files: Map<string, Uint8Array>) {
      for (const [name, bytes] of files)
        await store.write(`${file.id}/${name}`, bytes, { replace: true })
      await insert(file, '', createHash('sha256').update(file.id).digest('hex'), true)
    },

    /** Processes one waiting video or audio file. */
    prepareNext: preparing.run,

    setAlt: (id: string, alt: string) => library.change([id], { alt }),

    open: (name: string) => store.open(name),

    /**
     * SVG markup for inlining, unless larger than the limit or not available in time. Sanitized
     * again, because not every file was uploaded.
     */
    async readDrawing(id: string, maxBytes: number) {
      const item = (await load([id])).get(id)
      if (item?.kind !== 'svg' || item.bytes > maxBytes) return undefined
      const key = mediaKey(item)
      let markup = drawings.get(key)
      if (markup === undefined) {
        const bytes = await readInTime(id, `${key}/original`)
        if (!bytes) return undefined
        markup = cleanSvg(bytes.toString('utf8'))
        drawings.set(key, markup)
      }
      return markup
    },

    storedFiles: () => storedMediaFiles(db),

    /** The original upload; for older images the stored version. */
    async openUpload(id: string) {
      const item = await library.find(id)
      if (!item) return undefined
      const key = mediaKey(item)
      const file = (await store.open(uploadOf(key))) ?? (await store.open(`${key}/original`))
      return file && { ...file, fileName: item.fileName }
    },

    forget,
  }
}

function toColumns(file: Omit<MediaFile, 'id' | 'alt'>) {
  return {
    kind: file.kind,
    file_name: file.fileName,
    mime: file.mime,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    colour: file.colour,
    widths: JSON.stringify(file.widths),
  }
}

/** Video and audio are processed later. */
function unprepared(kind: MediaFile['kind']) {
  const isPlayed = kind === 'video' || kind === 'audio'
  return {
    preparation: isPlayed ? 'waiting' : null,
    preparation_tries: 0,
    duration_ms: null,
    rail_thumbnails: 0,
  }
}

const isPicture = (kind: string) => kind === 'image' || kind === 'svg'
