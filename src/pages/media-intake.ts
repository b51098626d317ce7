import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { ok, refuse } from '#base'
import { cleanSvg } from './clean-svg.server.ts'
import type { MediaStore } from './media-files.ts'
import type { ReceivedFile } from './media-receive.ts'
import { MAX_PIXELS, type MediaFile } from './schema.ts'

/** Widths made of a picture, in pixels, as far as it is wide enough; its own width up to 1920 besides. */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920]

// One picture at a time and two threads: an upload must not starve visitors.
sharp.concurrency(2)

/** What a file became. */
export type TakenFile = Omit<MediaFile, 'id' | 'fileName' | 'alt'>

/** Turns files into what is kept of them: pictures in every size, drawings cleaned, the rest as it is. */
export function createIntake(store: MediaStore) {
  let last: Promise<unknown> = Promise.resolve()

  async function take(key: string, { type, path, bytes }: ReceivedFile) {
    if (type.kind === 'image') {
      const work = last.then(() => takePicture(store, key, path))
      last = work.catch(() => {})
      const picture = await work
      return picture.ok ? ok({ file: { kind: type.kind, bytes, ...picture.file } }) : picture
    }
    const nothing = { width: null, height: null, colour: null, widths: [] as number[] }
    if (type.kind !== 'svg') {
      await store.adopt(`${key}/original`, path)
      return ok({ file: { ...type, bytes, ...nothing } satisfies TakenFile })
    }
    const cleaned = cleanSvg(await readFile(path, 'utf8'))
    if (!cleaned.includes('<svg')) return refuse('broken-file')
    const kept = Buffer.from(cleaned)
    await store.write(`${key}/original`, kept)
    return ok({ file: { ...type, bytes: kept.length, ...nothing } satisfies TakenFile })
  }

  /** Writes everything below `key`; refuses what cannot be read. What breaks otherwise leaves nothing behind. */
  return async function takeIn(key: string, file: ReceivedFile) {
    try {
      return await take(key, file)
    } catch (error) {
      await store.remove(key).catch(() => {})
      throw error
    }
  }
}

/** Re-encodes a picture in every width. */
async function takePicture(store: MediaStore, key: string, path: string) {
  const decoded = await decode(path)
  if (!decoded.ok) return decoded
  const { source, whole } = decoded
  const { width, height } = whole.info
  const { dominant } = await sharp(whole.data).stats()
  const widths = renditionWidths(width)
  for (const target of widths) {
    const resized = source.clone().resize({ width: target })
    await store.write(
      `${key}/${target}.webp`,
      await resized.clone().webp({ quality: 76 }).toBuffer(),
    )
    await store.write(
      `${key}/${target}.avif`,
      await resized.clone().avif({ quality: 52, effort: 3 }).toBuffer(),
    )
  }
  await store.write(`${key}/original`, whole.data)
  return ok({ file: { width, height, colour: toHex(dominant), widths, mime: 'image/webp' } })
}

/** Reads a picture once from end to end: what cannot be read is a damaged file, what fails later is not. */
async function decode(path: string) {
  try {
    const { width = 0, height = 0 } = await sharp(path).metadata()
    if (width * height > MAX_PIXELS) {
      return refuse('too-many-pixels', { limitMegapixels: MAX_PIXELS / 1e6 })
    }
    const source = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
    const whole = await source.clone().webp({ quality: 88 }).toBuffer({ resolveWithObject: true })
    return ok({ source, whole })
  } catch (error) {
    if (isOfMachine(error)) throw error
    return refuse('broken-file')
  }
}

/** The decoder's errors bear no code: what the machine lacks is told by their words. */
function isOfMachine(error: unknown): boolean {
  return /file is missing|no space left|out of memory|too many open files/i.test(String(error))
}

export function renditionWidths(width: number): number[] {
  const own = Math.min(width, 1920)
  return [...RENDITION_WIDTHS.filter(target => target < own), own]
}

function toHex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map(part => part.toString(16).padStart(2, '0')).join('')}`
}
