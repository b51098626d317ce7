import { readFile } from 'node:fs/promises'
import { ok, refuse } from '#base'
import type { FileStore } from '#storage'
import { cleanLottie } from './clean-lottie.ts'
import { cleanSvg } from './clean-svg.server.ts'
import { countShapes, MAX_SHAPES } from './count-shapes.ts'
import type { ReceivedFile } from './media-receive.ts'
import { LOTTIE_TYPE } from './media-sniff.ts'
import { LOTTIE_LIMIT_MB, type MediaFile } from './schema.ts'
import { resolveSvgEntities } from './svg-entities.ts'

/** The original image. Never public, because it may contain personal metadata. */
export const uploadOf = (key: string) => `${key}/upload`

/** Result of processing an upload. */
export type IngestedFile = Omit<MediaFile, 'id' | 'fileName' | 'alt'>

/** Processes uploads: images in all sizes plus the original, sanitized SVG, other files unchanged. */
export function createIngest(store: FileStore) {
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
    const svg = resolveSvgEntities(await readFile(path, 'utf8'))
    if (svg === undefined) return refuse('svg-entities')
    const cleaned = cleanSvg(svg)
    if (!cleaned.includes('<svg')) return refuse('broken-file')
    if (countShapes(cleaned) > MAX_SHAPES) return refuse('too-complex')
    const kept = Buffer.from(cleaned)
    await store.write(`${key}/original`, kept)
    return ok({ file: { ...type, bytes: kept.length, ...nothing } satisfies IngestedFile })
  }

  /** Writes all files below `key`. Refuses unreadable files; cleans up after errors. */
  return async function ingest(key: string, file: ReceivedFile) {
    try {
      return await take(key, file)
    } catch (error) {
      await store.remove(key).catch(() => {})
      throw error
    }
  }
}

/** Encodes an image in all widths from a single decoding, which is slow for large images. */
async function takePicture(store: FileStore, key: string, path: string) {
  const renditions = await import('./media-renditions.ts')
  const { animatePicture, decodePicture, fromPixels, writeRenditions } = renditions
  const decoded = await decodePicture(path)
  if (!decoded.ok) return decoded
  const { picture, isAnimated } = decoded
  if (isAnimated) {
    const { colour, data, width, height } = await animatePicture(path, picture)
    await store.write(`${key}/original`, data)
    // Resized versions would lose the animation, so only this file exists, as for SVG.
    return ok({ file: { mime: 'image/webp', colour, width, height, widths: [] as number[] } })
  }
  const facts = await writeRenditions(store, key, picture)
  await store.write(`${key}/original`, await fromPixels(picture).webp({ quality: 88 }).toBuffer())
  return ok({ file: { mime: 'image/webp', ...facts } })
}
