import type { Pages } from '#pages'
import { mediaTag, PRODUCT_SCENE, toImage } from '#pages/schema'
import type { Pictures } from '#shop'
import type { Outbound } from '../outbound/index.ts'
import { loadWithTracks, toFile } from './media-files.ts'
import { PLACEHOLDER } from './placeholders.ts'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 30 * 1024 * 1024

/** The media library as the shop uses it. */
export function createPictures(pages: Pages, outbound: Outbound): Pictures {
  const limits = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, accept: 'image/*' }

  return {
    placeholderId: PLACEHOLDER,
    scene: PRODUCT_SCENE,

    cacheTag: mediaTag,

    async resolve(ids) {
      const found = new Map()
      for (const [id, item] of await pages.media.load(ids)) {
        const image = toImage(item)
        if (image) found.set(id, { ...image, kind: item.kind })
      }
      return found
    },

    async videos(ids, tag) {
      const media = await loadWithTracks(pages, new Set(ids), tag)
      const videoEntries = ids.flatMap(id => {
        const item = media.get(id)
        const file = item?.kind === 'video' ? toFile(item, media) : undefined
        return file ? [[id, file] as const] : []
      })
      return new Map(videoEntries)
    },

    async fetch(url) {
      const bytes = await outbound.get({ ...limits, url })
      if (!bytes) return undefined
      const added = await pages.media.add(bytes, new URL(url).pathname)
      return added.ok ? added.item.id : undefined
    },
  }
}
