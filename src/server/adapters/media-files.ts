import { originalUrl, type ResolvedFile } from '#module-contract'
import type { Pages } from '#pages'
import { type MediaItem, mediaKey, mediaTag, toPoster } from '#pages/schema'

/** Loads media items and the tracks that belong to videos. */
export async function loadWithTracks(
  pages: Pick<Pages, 'media'>,
  ids: ReadonlySet<string>,
  tag: (...tags: string[]) => void,
): Promise<Map<string, MediaItem>> {
  const media = await pages.media.load([...ids])
  const texts = [...media.values()].flatMap(({ tracks }) => tracks.map(({ file }) => file))
  if (texts.length === 0) return media
  tag(...texts.map(mediaTag))
  return new Map([...media, ...(await pages.media.load(texts))])
}

/** A media item as pages play or link it. */
export function toFile(
  item: MediaItem | undefined,
  media: ReadonlyMap<string, MediaItem>,
): ResolvedFile | undefined {
  if (!item) return undefined
  const { mime, width, height, durationMs } = item
  const poster = toPoster(item)
  const key = mediaKey(item)
  const tracks = item.tracks.flatMap(({ file, kind, language }) => {
    const text = media.get(file)
    return text ? [{ src: originalUrl(mediaKey(text)), kind, language }] : []
  })
  return {
    src: originalUrl(key),
    mime,
    ...(width && height ? { width, height } : {}),
    ...(durationMs ? { durationSeconds: durationMs / 1000 } : {}),
    uploadedAt: item.createdAt,
    ...(poster ? { poster } : {}),
    ...(item.hasThumbnails ? { thumbnails: `/media/${key}/thumbnails.vtt` } : {}),
    ...(tracks.length > 0 ? { tracks } : {}),
  }
}
