import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { ok, refuse } from '#base'
import type { MediaStore } from './media-files.ts'
import { MAX_PIXELS } from './schema.ts'

// One picture at a time and two threads: an upload must not starve visitors.
sharp.concurrency(2)

/** Widths made of a picture, in pixels, as far as it is wide enough; its own width up to 1920 besides. */
const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920]

/** Size of the stored original, in pixels: larger images are scaled down. Tall ones, such as screenshots, keep their width. */
const MAX_WIDTH = 4096
const MAX_STORED_PIXELS = 24_000_000
/** The format's own limit (RFC 9649 §2.7.1 stores 14 bits). */
const MAX_WEBP_SIDE = 16_383
const MAX_ANIMATED_SIDE = 1280

/** Writes a picture in every width that it has; answers what is known of it then. */
export async function writeRenditions(store: MediaStore, key: string, picture: Pixels) {
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

/** Decodes an image once from end to end. One that cannot be decoded is damaged; what fails later is not. */
export async function decodePicture(path: string | Buffer) {
  try {
    const { width = 0, height = 0, pages = 1, autoOrient } = await sharp(path).metadata()
    if (width * height * pages > MAX_PIXELS) {
      return refuse('too-many-pixels', { limitMegapixels: MAX_PIXELS / 1e6 })
    }
    const size = storedSize(autoOrient.width, autoOrient.height)
    const decode = (failOn: 'warning' | 'error') =>
      toPixels(
        sharp(path, { limitInputPixels: MAX_PIXELS, failOn })
          .rotate()
          .resize({ ...size, fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb'),
      )
    // The decoder takes damaged pixels for a warning, as it does what only old programs wrote.
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

/** Words of libjpeg for pixels that are missing or wrong; extraneous bytes between segments are harmless. */
const DAMAGED = /premature end|bad huffman|corrupt jpeg data: (?!\d+ extraneous)/i

/** The box that a stored original fits into. */
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

/** All frames with their times, no wider than a page shows them. */
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

/** What a tool made, as small as a page needs it, with its size in pixels. */
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

/** Read where they are: `clone` of a picture in memory copies all of them. */
export const fromPixels = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })

/** The decoder's errors bear no code: what the machine lacks is told by their words. */
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
