import { MAX_PIXELS } from './media-schema.ts'

/** An image as PNG, for consumers without newer formats (mail programs, `favicon.ico`). */
export interface Png {
  bytes: Buffer
  width: number
  height: number
}

/**
 * Renders an image or SVG to fit a box. With `ground` it fills the box with that color (`#rrggbb`
 * or `transparent`). Undefined if unreadable.
 */
export async function toPng(
  source: Uint8Array,
  box: { width: number; height: number; ground?: string },
): Promise<Png | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    const { format, width = 1, height = 1 } = await sharp(source).metadata()
    const scale = Math.min(box.width / width, box.height / height)
    // Rasterize SVG at the target size instead of scaling up.
    const density = format === 'svg' ? Math.min(Math.max(72 * scale, 1), 5000) : 72
    const background = box.ground === 'transparent' ? '#00000000' : (box.ground ?? '#00000000')
    const picture = sharp(source, { limitInputPixels: MAX_PIXELS, density }).resize({
      width: box.width,
      height: box.height,
      fit: box.ground ? 'contain' : 'inside',
      background,
    })
    const flat =
      box.ground && box.ground !== 'transparent' ? picture.flatten({ background }) : picture
    const { data, info } = await flat.png().toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

/** Centers an image in a larger square of one color. */
export async function onGround(inner: Png, size: number, ground: string): Promise<Png> {
  const { default: sharp } = await import('sharp')
  const create = { width: size, height: size, channels: 3, background: ground } as const
  const bytes = await sharp({ create })
    .composite([{ input: inner.bytes }])
    .removeAlpha()
    .png()
    .toBuffer()
  return { bytes, width: size, height: size }
}
