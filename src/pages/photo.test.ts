import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  for (const [bytes, side] of [[large, 1600], [small, 400]] as const) {
    const found = await sharp(bytes).metadata()
    expect([found.format, found.height, found.exif]).toEqual(['webp', side, undefined])
    expect(bytes.includes('Ida Berg')).toBe(false)
  }
})

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
  expect(await reason(await plain(7100, 7100).png().toBuffer())).toBe('too-many-pixels')
  expect(await reason(await plain(30, 20).webp().toBuffer())).toBe('encoded')
})
