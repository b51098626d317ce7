import type { Pages } from '#pages'
import { mediaTag } from '#pages/schema'
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

    cacheTag: mediaTag,

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

const SIZE = { width: 1200, height: 1500 }
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="${SIZE.width}" height="${SIZE.height}"><rect width="400" height="500" fill="#e9e9e7"/><g fill="none" stroke="#8b8b88" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><rect x="130" y="190" width="140" height="120" rx="6"/><circle cx="168" cy="226" r="12"/><path d="M130 292l42-38 30 26 28-24 40 36"/></g></svg>`
/** The same in version 0.1, by its size: it showed a thing that not every shop sells. */
const FORMER_BYTES = 352

/** The drawing that stands in for a picture that is not there. */
export async function ensurePlaceholder(pages: Pages) {
  const bytes = Buffer.from(drawing)
  const known = (await pages.media.load([PLACEHOLDER])).get(PLACEHOLDER)
  if (known?.version === 1 && known.bytes === FORMER_BYTES) {
    await pages.media.replace(PLACEHOLDER, bytes, FILE)
  }
  if (known) return
  await pages.media.addPrepared(
    {
      id: PLACEHOLDER,
      kind: 'svg',
      fileName: FILE,
      mime: 'image/svg+xml',
      bytes: bytes.length,
      ...SIZE,
      colour: '#e9e9e7',
      alt: '',
      widths: [],
    },
    new Map([['original', bytes]]),
  )
}

const FILE = 'placeholder.svg'
