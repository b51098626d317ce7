import { MAX_PIXELS } from './media-schema.ts'

/** A picture as PNG, for those who read nothing newer (mail programs, `favicon.ico`). */
export interface Png {
  bytes: Buffer
  width: number
  height: number
}

/**
 * A picture or drawing as large as fits into the box; with `ground` it fills the box, with that colour (`#rrggbb`, or
 * `transparent`) around it. Undefined when it cannot be read.
 */
export async function toPng(
  source: Uint8Array,
  box: { width: number; height: number; ground?: string },
): Promise<Png | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    const { format, width = 1, height = 1 } = await sharp(source).metadata()
    const scale = Math.min(box.width / width, box.height / height)
    // A drawing is drawn at the size that is asked for, not enlarged afterwards.
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

/** A picture in the middle of a larger square of one colour. */
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
