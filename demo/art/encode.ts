import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const STEPS = [320, 640, 960, 1280, 1920]

/** Widths to publish for a picture of this width: the common steps below it, and its own. */
export const widthsOf = (width: number): number[] => [...STEPS.filter(step => step < width), width]

export interface Raw {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

/** Brings a rendered picture to its final size; returns a lossless PNG. */
export const shrink = (raw: Raw, width: number, height: number): Promise<Buffer> =>
  sharp(raw.pixels, { raw: { width: raw.width, height: raw.height, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .sharpen({ sigma: 0.5, m1: 0.1, m2: 0.4 })
    .png({ compressionLevel: 3 })
    .toBuffer()

/** Writes `<width>.avif`, `<width>.webp` and `original.webp` of one picture, in place of what was there. */
export async function publish(master: Buffer, folder: string, quick: boolean): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { width = 0 } = await sharp(master).metadata()
  for (const w of widthsOf(width)) {
    const sized = sharp(
      await sharp(master)
        .resize(w, null, { kernel: 'lanczos3' })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    )
    await sized
      .clone()
      .avif({ quality: 66, effort: quick ? 1 : 2 })
      .toFile(join(folder, `${w}.avif`))
    await sized
      .clone()
      .webp({ quality: 83, effort: quick ? 1 : 3 })
      .toFile(join(folder, `${w}.webp`))
  }
  await writeFile(
    join(folder, 'original.webp'),
    await sharp(master)
      .webp({ quality: 91, effort: quick ? 1 : 3 })
      .toBuffer(),
  )
}

/** Average colour of the picture's border, `#rrggbb`: what stands in while it loads. */
export async function borderColour(picture: string): Promise<string> {
  const { data } = await sharp(picture)
    .resize(16, 16, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sum = [0, 0, 0]
  let count = 0
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; x++) {
      if (y > 1 && x > 1 && x < 14) continue
      for (let c = 0; c < 3; c++) sum[c] += data[(y * 16 + x) * 3 + c]
      count++
    }
  }
  return `#${sum
    .map(v =>
      Math.round(v / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
