import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type Clock, createId, ok, refuse } from '#base'
import { type Database, invalidate } from '#db'
import { cleanSvg } from './clean-svg.server.ts'
import type { MediaStore } from './media-files.ts'
import { sniffType } from './media-sniff.ts'
import type { MediaItem } from './schema.ts'

/** Widths made of a picture, in pixels, as far as it is wide enough; its own width up to 1920 besides. */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920]
const MAX_BYTES = { image: 30, svg: 1, video: 500, audio: 100, file: 50 } as const
const MAX_PIXELS = 100_000_000
const MB = 1024 * 1024

// One picture at a time and two threads: an upload must not starve visitors.
sharp.concurrency(2)

/** The media library: pictures in every size, everything sniffed, limited, and kept once. */
export function createMedia(deps: { db: Database; clock: Clock; store: MediaStore }) {
  const { db, clock, store } = deps
  const known = new Map<string, MediaItem>()
  /** Counts what was forgotten: what was read before must not be kept after. */
  let generation = 0
  let last: Promise<unknown> = Promise.resolve()

  async function insert(item: MediaItem, digest: string) {
    await db
      .insertInto('media')
      .values({
        id: item.id,
        kind: item.kind,
        file_name: item.fileName,
        mime: item.mime,
        bytes: item.bytes,
        width: item.width,
        height: item.height,
        colour: item.colour,
        alt: item.alt,
        widths: JSON.stringify(item.widths),
        digest,
        created_at: clock.now(),
      })
      .onConflict(conflict => conflict.column('digest').doNothing())
      .execute()
  }

  async function findByDigest(digest: string): Promise<MediaItem | undefined> {
    const row = await db
      .selectFrom('media')
      .selectAll()
      .where('digest', '=', digest)
      .executeTakeFirst()
    return row && toItem(row)
  }

  /** Takes a file in. Refuses what is too large, of no accepted type, or not what it says it is. */
  async function add(bytes: Uint8Array, fileName: string, alt = '') {
    const type = sniffType(bytes)
    if (!type) return refuse('bad-type')
    if (bytes.length > MAX_BYTES[type.kind] * MB) {
      return refuse('too-large', { limitMb: MAX_BYTES[type.kind] })
    }
    const digest = createHash('sha256').update(bytes).digest('hex')
    const same = await findByDigest(digest)
    if (same) return ok({ item: same, existed: true })
    const id = createId(clock)
    const base = { id, kind: type.kind, fileName: toFileName(fileName), mime: type.mime, alt }
    const nothing = { width: null, height: null, colour: null, widths: [] }
    let item: MediaItem
    if (type.kind === 'image') {
      const work = last.then(() => addPicture(id, bytes))
      last = work.catch(() => {})
      const picture = await work
      if (!picture) return refuse('broken')
      item = { ...base, bytes: bytes.length, ...picture }
    } else {
      const kept = type.kind === 'svg' ? cleanVector(bytes) : bytes
      if (!kept) return refuse('broken')
      await store.write(`${id}/original`, kept)
      item = { ...base, bytes: kept.length, ...nothing }
    }
    await insert(item, digest)
    return ok({ item: (await findByDigest(digest)) ?? item, existed: false })
  }

  /** Re-encodes a picture in every width; undefined when it cannot be decoded. */
  async function addPicture(id: string, bytes: Uint8Array) {
    try {
      const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
      const whole = await source.clone().webp({ quality: 88 }).toBuffer({ resolveWithObject: true })
      const { width, height } = whole.info
      const { dominant } = await sharp(whole.data).stats()
      const widths = renditionWidths(width)
      for (const target of widths) {
        const resized = source.clone().resize({ width: target })
        await store.write(
          `${id}/${target}.webp`,
          await resized.clone().webp({ quality: 76 }).toBuffer(),
        )
        await store.write(
          `${id}/${target}.avif`,
          await resized.clone().avif({ quality: 52, effort: 3 }).toBuffer(),
        )
      }
      await store.write(`${id}/original`, whole.data)
      return { width, height, colour: toHex(dominant), widths, mime: 'image/webp' }
    } catch {
      return undefined
    }
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
      const item = toItem(row)
      found.set(row.id, item)
      if (startedIn === generation) known.set(row.id, item)
    }
    return found
  }

  return {
    add,
    load,

    /** Takes in a file whose renditions exist already: an export's, or the demo's. */
    async addPrepared(item: MediaItem, files: Map<string, Uint8Array>) {
      for (const [name, bytes] of files) await store.write(`${item.id}/${name}`, bytes)
      await insert(item, createHash('sha256').update(item.id).digest('hex'))
    },

    async setAlt(id: string, alt: string) {
      await db.updateTable('media').set({ alt }).where('id', '=', id).execute()
      await invalidate(db, [`media:${id}`])
    },

    open: (name: string) => store.open(name),

    /** Called when another process changed an entry; without an id, all of them. */
    forget(id?: string) {
      generation++
      if (id) known.delete(id)
      else known.clear()
    },
  }
}

export function renditionWidths(width: number): number[] {
  const own = Math.min(width, 1920)
  return [...RENDITION_WIDTHS.filter(target => target < own), own]
}

function cleanVector(bytes: Uint8Array): Uint8Array | undefined {
  const cleaned = cleanSvg(Buffer.from(bytes).toString('utf8'))
  return cleaned.includes('<svg') ? Buffer.from(cleaned) : undefined
}

function toHex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map(part => part.toString(16).padStart(2, '0')).join('')}`
}

function toFileName(name: string): string {
  return (
    name
      .replace(/^.*[\\/]/, '')
      .replace(/[^\p{L}\p{N}._ -]/gu, '_')
      .slice(0, 200) || 'file'
  )
}

function toItem(row: {
  id: string
  kind: string
  file_name: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  colour: string | null
  alt: string
  widths: string
}): MediaItem {
  return {
    id: row.id,
    kind: row.kind as MediaItem['kind'],
    fileName: row.file_name,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    colour: row.colour,
    alt: row.alt,
    widths: JSON.parse(row.widths) as number[],
  }
}
