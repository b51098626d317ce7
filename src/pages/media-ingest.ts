import { readFile } from 'node:fs/promises'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { ok, refuse } from '#base'
import { cleanLottie } from './clean-lottie.ts'
import { cleanSvg } from './clean-svg.server.ts'
import { countShapes, MAX_SHAPES } from './count-shapes.ts'
import type { MediaStore } from './media-files.ts'
import type { ReceivedFile } from './media-receive.ts'
import { LOTTIE_TYPE } from './media-sniff.ts'
import { LOTTIE_LIMIT_MB, MAX_PIXELS, type MediaFile } from './schema.ts'

/** Widths made of a picture, in pixels, as far as it is wide enough; its own width up to 1920 besides. */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920]

/** What is kept of a picture, in pixels: larger ones are made smaller. */
const MAX_SIDE = 4096
const MAX_ANIMATED_SIDE = 1280

// One picture at a time and two threads: an upload must not starve visitors.
sharp.concurrency(2)

/** A picture as it came in: never served to visitors, for it may say where and by whom it was taken. */
export const uploadOf = (key: string) => `${key}/upload`

/** What a file became. */
export type IngestedFile = Omit<MediaFile, 'id' | 'fileName' | 'alt'>

/** Turns files into what is kept of them: pictures as they came and in every size, drawings cleaned, the rest as it is. */
export function createIngest(store: MediaStore) {
  let last: Promise<unknown> = Promise.resolve()

  async function take(key: string, { type, path, bytes }: ReceivedFile) {
    if (type.kind === 'image') {
      const work = last.then(() => takePicture(store, key, path))
      last = work.catch(() => {})
      const picture = await work
      if (picture.ok) await store.adopt(uploadOf(key), path)
      return picture.ok ? ok({ file: { kind: type.kind, bytes, ...picture.file } }) : picture
    }
    const nothing = { width: null, height: null, colour: null, widths: [] as number[] }
    if (type.mime === LOTTIE_TYPE) {
      if (bytes > LOTTIE_LIMIT_MB * 1024 * 1024) {
        return refuse('too-large', { limitMb: LOTTIE_LIMIT_MB })
      }
      const cleaned = cleanLottie(await readFile(path, 'utf8'))
      if (!cleaned.ok) return cleaned
      const { json, width, height } = cleaned.animation
      const kept = Buffer.from(json)
      await store.write(`${key}/original`, kept)
      const file = { ...type, ...nothing, bytes: kept.length, width, height }
      return ok({ file: file satisfies IngestedFile })
    }
    if (type.kind !== 'svg') {
      await store.adopt(`${key}/original`, path)
      return ok({ file: { ...type, bytes, ...nothing } satisfies IngestedFile })
    }
    const cleaned = cleanSvg(await readFile(path, 'utf8'))
    if (!cleaned.includes('<svg')) return refuse('broken-file')
    if (countShapes(cleaned) > MAX_SHAPES) return refuse('too-complex')
    const kept = Buffer.from(cleaned)
    await store.write(`${key}/original`, kept)
    return ok({ file: { ...type, bytes: kept.length, ...nothing } satisfies IngestedFile })
  }

  /** Writes everything below `key`; refuses what cannot be read. What breaks otherwise leaves nothing behind. */
  return async function ingest(key: string, file: ReceivedFile) {
    try {
      return await take(key, file)
    } catch (error) {
      await store.remove(key).catch(() => {})
      throw error
    }
  }
}

/** Re-encodes a picture in every width, from one reading of it: a large one takes long to read. */
async function takePicture(store: MediaStore, key: string, path: string) {
  const decoded = await decode(path)
  if (!decoded.ok) return decoded
  const { picture, isAnimated } = decoded
  const { dominant } = await fromPixels(picture).stats()
  const common = { colour: toHex(dominant), mime: 'image/webp' }
  if (isAnimated) {
    const moving = await animate(path)
    await store.write(`${key}/original`, moving.data)
    const { width, pageHeight: height } = moving
    // Renditions would stand still: it has this one file only, as a drawing has.
    return ok({ file: { ...common, width, height, widths: [] as number[] } })
  }
  const { width, height } = picture.info
  const widths = renditionWidths(width)
  for (const target of widths) {
    const resized = await toPixels(fromPixels(picture).resize({ width: target }))
    const webp = await fromPixels(resized).webp({ quality: 76 }).toBuffer()
    await store.write(`${key}/${target}.webp`, webp)
    const avif = await fromPixels(resized).avif({ quality: 52, effort: 3 }).toBuffer()
    await store.write(`${key}/${target}.avif`, avif)
  }
  await store.write(`${key}/original`, await fromPixels(picture).webp({ quality: 88 }).toBuffer())
  return ok({ file: { ...common, width, height, widths } })
}

/** Its pixels, read once from end to end: what cannot be read is a damaged file, what fails later is not. */
async function decode(path: string) {
  try {
    const { width = 0, height = 0, pages = 1 } = await sharp(path).metadata()
    if (width * height * pages > MAX_PIXELS) {
      return refuse('too-many-pixels', { limitMegapixels: MAX_PIXELS / 1e6 })
    }
    const upright = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ ...within(MAX_SIDE) })
      .toColourspace('srgb')
    const picture = await toPixels(upright)
    return ok({ picture, isAnimated: pages > 1 })
  } catch (error) {
    if (isOfMachine(error)) throw error
    return refuse('broken-file')
  }
}

/** All frames with their times, no wider than a page shows them. */
async function animate(path: string) {
  const { data, info } = await sharp(path, { animated: true, limitInputPixels: MAX_PIXELS })
    .resize({ ...within(MAX_ANIMATED_SIDE) })
    .webp({ quality: 76, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, pageHeight: info.pageHeight ?? info.height }
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

interface Pixels {
  data: Buffer
  info: OutputInfo
}

const toPixels = (picture: Sharp): Promise<Pixels> =>
  picture.raw().toBuffer({ resolveWithObject: true })

/** Read where they are: `clone` of a picture in memory copies all of them. */
const fromPixels = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })

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
