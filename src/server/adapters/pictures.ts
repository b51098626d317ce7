import type { Pages } from '#pages'
import type { Pictures } from '#shop'
import type { Outbound } from '../outbound/index.ts'
import { toImage } from '../site/references.ts'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 30 * 1024 * 1024
export const PLACEHOLDER = 'placeholder'

/** The media library as the shop sees it. */
export function createPictures(pages: Pages, outbound: Outbound): Pictures {
  const limits = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, accept: 'image/*' }

  return {
    placeholderId: PLACEHOLDER,

    async resolve(ids) {
      const found = new Map()
      for (const [id, item] of await pages.media.load(ids)) {
        const image = toImage(item)
        if (image) found.set(id, { ...image, kind: item.kind })
      }
      return found
    },

    async fetch(url) {
      const bytes = await outbound.get({ ...limits, url })
      if (!bytes) return undefined
      const added = await pages.media.add(bytes, new URL(url).pathname)
      return added.ok ? added.item.id : undefined
    },
  }
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500"><rect width="400" height="500" fill="#efe8dc"/><path d="M160 170h80M170 170c0 26-56 48-56 112 0 46 30 74 50 90h72c20-16 50-44 50-90 0-64-56-86-56-112" fill="none" stroke="#5a4a3f" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".45"/></svg>`

/** The drawing that stands in for a picture that is not there. */
export async function ensurePlaceholder(pages: Pages) {
  const known = await pages.media.load([PLACEHOLDER])
  if (known.size > 0) return
  const bytes = Buffer.from(drawing)
  await pages.media.addPrepared(
    {
      id: PLACEHOLDER,
      kind: 'svg',
      fileName: 'placeholder.svg',
      mime: 'image/svg+xml',
      bytes: bytes.length,
      width: 400,
      height: 500,
      colour: '#efe8dc',
      alt: '',
      widths: [],
    },
    new Map([['original', bytes]]),
  )
}
