import { open, readFile } from 'node:fs/promises'
import { ok, type Refusal, refuse, type Success } from '#base'
import { countScans } from './jpeg-scans.ts'
import { sniffType } from './media-sniff.ts'

/** Formats of photos from visitors. */
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MAX_PHOTO_PIXELS = 50_000_000
/** Progressive JPEG files have about ten. Thousands would occupy the decoder for minutes. */
const MAX_SCANS = 40
/** Longer sides in pixels. */
const LARGE_SIDE = 1600
const SMALL_SIDE = 400
/** Photos that may wait for the encoder of this process. */
const MAX_WAITING = 40
const SNIFFED_BYTES = 4000

/** A photo without metadata, as WebP. */
export interface EncodedPhoto {
  large: Buffer
  small: Buffer
  /** Pixels of the large version. */
  width: number
  height: number
}

export type PhotoProblem = 'not-a-photo' | 'broken-file' | 'too-many-pixels' | 'uploads-busy'

/**
 * Creates a function that re-encodes photos from visitors, one at a time. The type is detected from
 * the content, metadata is removed, and animations become their first frame.
 */
export function createPhotoEncoder() {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async function encodePhoto(
    path: string,
  ): Promise<Success<{ photo: EncodedPhoto }> | Refusal<PhotoProblem>> {
    const type = (await readType(path)) ?? ''
    if (!PHOTO_TYPES.includes(type)) return refuse('not-a-photo')
    if (waiting >= MAX_WAITING) return refuse('uploads-busy')
    waiting++
    const work = last.then(() => encode(path, type)).finally(() => waiting--)
    last = work.catch(() => {})
    return work
  }
}

async function readType(path: string): Promise<string | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(SNIFFED_BYTES) })
    return sniffType(buffer.subarray(0, bytesRead))?.mime
  } finally {
    await file.close()
  }
}

async function encode(path: string, type: string) {
  if (type === 'image/jpeg' && countScans(await readFile(path)) > MAX_SCANS) {
    return refuse('broken-file')
  }
  // Loads the image library with the first photo.
  const { decodePicture, fromPixels } = await import('./media-renditions.ts')
  const decoded = await decodePicture(path, { maxPixels: MAX_PHOTO_PIXELS, maxSide: LARGE_SIDE })
  if (!decoded.ok) return decoded
  const within = (side: number, quality: number) =>
    fromPixels(decoded.picture)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
  const large = await within(LARGE_SIDE, 80)
  const small = await within(SMALL_SIDE, 74)
  const { width, height } = large.info
  return ok({ photo: { large: large.data, small: small.data, width, height } })
}
