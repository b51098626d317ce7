import type { MediaItem, MediaKind } from '#pages/schema'
import { mediaKey } from '#pages/schema'
import { callApi } from '../api.ts'

export interface MediaQuery {
  page: number
  folder?: string | undefined
  kinds?: readonly MediaKind[] | undefined
  mime?: string | undefined
  q?: string | undefined
  unused?: boolean | undefined
  trash?: boolean | undefined
}

export const MEDIA_PER_PAGE = 60

export function listMedia({ kinds, q, ...query }: MediaQuery, signal?: AbortSignal) {
  return callApi<{ items: MediaItem[]; total: number }>('GET', '/media', {
    query: {
      ...query,
      perPage: MEDIA_PER_PAGE,
      sort: 'createdAt',
      order: 'desc',
      q: q || undefined,
      kinds: kinds?.length ? kinds.join(',') : undefined,
    },
    ...(signal ? { signal } : {}),
  })
}

export const readMedia = (id: string) =>
  callApi<MediaItem>('GET', `/media/${encodeURIComponent(id)}`)

export interface MediaFolder {
  path: string
  files: number
}

export const listFolders = async () =>
  (await callApi<{ items: MediaFolder[] }>('GET', '/media/folders')).items

/** URL of the smallest image that fills a tile; undefined without an image. */
export function thumbnailOf(item: MediaItem, width = 320): string | undefined {
  const key = mediaKey(item)
  if (item.kind === 'svg') return `/media/${key}/original`
  const nearest = item.widths.find(known => known >= width) ?? item.widths.at(-1)
  return nearest ? `/media/${key}/${nearest}.webp` : undefined
}
