import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPhotoEncoder } from './photo.ts'

const encodePhoto = createPhotoEncoder()

async function fileOf(content: Buffer | string) {
  const path = join(await mkdtemp(join(tmpdir(), 'vitrine-')), 'photo')
  await writeFile(path, content)
  return path
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d' } })

test('SH-4 photos are re-encoded in two sizes, upright and without metadata', async () => {
  const exif = { IFD0: { Make: 'Camera', Artist: 'Ida Berg' } }
  const content = await plain(2000, 1000).withExif(exif).withMetadata({ orientation: 6 }).jpeg()
  const encoded = await encodePhoto(await fileOf(await content.toBuffer()))
  if (!encoded.ok) throw new Error(encoded.reason)
  const { large, small, width, height } = encoded.photo
  expect([width, height]).toEqual([800, 1600])
  for (const [bytes, side] of [
    [large, 1600],
    [small, 400],
  ] as const) {
    const found = await sharp(bytes).metadata()
    expect([found.format, found.height, found.exif]).toEqual(['webp', side, undefined])
    expect(bytes.includes('Ida Berg')).toBe(false)
  }
})

/** A JPEG file that repeats its last scan before the end of the image. */
function withManyScans(jpeg: Buffer): Buffer {
  const end = jpeg.length - 2
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), end)
  const again = Array.from({ length: 50 }, () => scan)
  return Buffer.concat([jpeg.subarray(0, end), ...again, jpeg.subarray(end)])
}

/** A small image that claims another size in its header. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const forged = Buffer.from(png)
  forged.writeUInt32BE(width, 16)
  forged.writeUInt32BE(height, 20)
  forged.writeUInt32BE(crc32(forged.subarray(12, 29)), 29)
  return forged
}

test('SH-4 other files, damaged photos and giant ones are refused by their content', async () => {
  const reason = async (content: Buffer | string) => {
    const encoded = await encodePhoto(await fileOf(content))
    return encoded.ok ? 'encoded' : encoded.reason
  }
  const jpeg = await plain(600, 400).jpeg().toBuffer()
  expect(await reason(await plain(20, 20).gif().toBuffer())).toBe('not-a-photo')
  expect(await reason('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('not-a-photo')
  expect(await reason('')).toBe('not-a-photo')
  expect(await reason(jpeg.subarray(0, 400))).toBe('broken-file')
  const progressive = await plain(600, 400).jpeg({ progressive: true }).toBuffer()
  expect(await reason(progressive)).toBe('encoded')
  expect(await reason(withManyScans(progressive))).toBe('broken-file')
  const png = await plain(20, 20).png().toBuffer()
  expect(await reason(withSize(png, 7100, 7100))).toBe('too-many-pixels')
  expect(await reason(await plain(30, 20).webp().toBuffer())).toBe('encoded')
})
