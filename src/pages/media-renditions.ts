import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { ok, refuse } from '#base'
import type { FileStore } from '#storage'
import { MAX_PIXELS } from './schema.ts'

// Limits CPU use, so that uploads do not slow down visitors.
sharp.concurrency(2)

/** Generated widths in pixels up to the image's width; the original width up to 1920 is added. */
const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920]

/** Maximum size of the stored original in pixels. Tall images, such as screenshots, keep their width. */
const MAX_WIDTH = 4096
const MAX_STORED_PIXELS = 24_000_000
/** Limit of the format (RFC 9649 §2.7.1 stores 14 bits). */
const MAX_WEBP_SIDE = 16_383
const MAX_ANIMATED_SIDE = 1280

/** Writes an image in all its widths and returns its data. */
export async function writeRenditions(store: FileStore, key: string, picture: Pixels) {
  const { dominant } = await fromPixels(picture).stats()
  const { width, height } = picture.info
  const widths = renditionWidths(width)
  for (const target of widths) {
    const resized = await toPixels(fromPixels(picture).resize({ width: target }))
    const webp = await fromPixels(resized).webp({ quality: 76 }).toBuffer()
    await store.write(`${key}/${target}.webp`, webp)
    const avif = await fromPixels(resized).avif({ quality: 52, effort: 3 }).toBuffer()
    await store.write(`${key}/${target}.avif`, avif)
  }
  return { colour: toHex(dominant), width, height, widths }
}

/** Decodes an image completely. If that fails, the image is damaged; later failures have other causes. */
export async function decodePicture(
  path: string | Buffer,
  { maxPixels = MAX_PIXELS, maxSide }: { maxPixels?: number; maxSide?: number } = {},
) {
  try {
    const { width = 0, height = 0, pages = 1, autoOrient } = await sharp(path).metadata()
    if (width * height * pages > maxPixels) {
      return refuse('too-many-pixels', { limitMegapixels: maxPixels / 1e6 })
    }
    const size = maxSide
      ? { width: maxSide, height: maxSide }
      : storedSize(autoOrient.width, autoOrient.height)
    const decode = (failOn: 'warning' | 'error') =>
      toPixels(
        sharp(path, { limitInputPixels: maxPixels, failOn })
          .rotate()
          .resize({ ...size, fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb'),
      )
    // The decoder reports damaged pixels, and harmless quirks of old programs, as warnings.
    const picture = await decode('warning').catch(error => {
      if (isOfMachine(error) || DAMAGED.test(String(error))) throw error
      return decode('error')
    })
    return ok({ picture, isAnimated: pages > 1 })
  } catch (error) {
    if (isOfMachine(error)) throw error
    return refuse('broken-file')
  }
}

/** Messages of libjpeg for damaged pixels; extraneous bytes between segments are harmless. */
const DAMAGED = /premature end|bad huffman|corrupt jpeg data: (?!\d+ extraneous)/i

/** Dimensions of the stored original. */
export function storedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(
    1,
    MAX_WIDTH / width,
    MAX_WEBP_SIDE / height,
    Math.sqrt(MAX_STORED_PIXELS / (width * height)),
  )
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  }
}

/** All frames with their timing, limited in size. */
export async function animatePicture(path: string, picture: Pixels) {
  const { data, info } = await sharp(path, { animated: true, limitInputPixels: MAX_PIXELS })
    .resize({ ...within(MAX_ANIMATED_SIDE) })
    .webp({ quality: 76, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const { dominant } = await fromPixels(picture).stats()
  return {
    data,
    colour: toHex(dominant),
    width: info.width,
    height: info.pageHeight ?? info.height,
  }
}

/** Compresses a thumbnail sprite and returns its size in pixels. */
export async function encodeStrip(strip: Buffer) {
  const { data, info } = await sharp(strip)
    .webp({ quality: 60 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

export interface Pixels {
  data: Buffer
  info: OutputInfo
}

const toPixels = (picture: Sharp): Promise<Pixels> =>
  picture.raw().toBuffer({ resolveWithObject: true })

/** Reads pixels in place; `clone` would copy them. */
export const fromPixels = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })

/** The decoder's errors have no code, so system errors are detected by message. */
function isOfMachine(error: unknown): boolean {
  return /file is missing|no space left|out of memory|too many open files/i.test(String(error))
}

function renditionWidths(width: number): number[] {
  const own = Math.min(width, 1920)
  return [...RENDITION_WIDTHS.filter(target => target < own), own]
}

function toHex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map(part => part.toString(16).padStart(2, '0')).join('')}`
}
