import { htmlToText, isRecord, ok, refuse, SECOND } from '#base'
import { findOembed } from '#media-ui'
import type { Pages } from '#pages'
import type { MediaItem } from '#pages/schema'
import type { Outbound } from '../outbound/index.ts'

const ANSWER_LIMITS = {
  maxBytes: 256 * 1024,
  timeoutMs: 5 * SECOND,
  accept: 'application/json',
}
const POSTER_LIMITS = {
  maxBytes: 8 * 1024 * 1024,
  timeoutMs: 10 * SECOND,
  accept: 'image/*',
}
/** Requested width of posters in pixels. */
const POSTER_WIDTH_PX = 1280
const MAX_TITLE = 200
/** Folder in the media library. */
const FOLDER = 'Embeds'

/** Title and image of an embed. */
export interface AddressDetails {
  provider: string
  /** Plain text; empty if the provider has none. */
  title: string
  /** Image in the media library. */
  poster: MediaItem | null
  /** The provider has an image, but it could not be fetched. */
  isPosterMissing: boolean
}

/**
 * Asks a provider's oEmbed endpoint for title and image of a URL, and stores the image in the media
 * library, so that visitors' browsers load it from this site. Nothing else of the answer is used,
 * especially not its HTML.
 * @param service URL to ask instead of the providers.
 */
export function createDescribeAddress({
  outbound,
  media,
  service,
}: {
  outbound: Outbound
  media: Pick<Pages['media'], 'add'>
  service: string | undefined
}) {
  async function takePoster(address: string, title: string): Promise<MediaItem | undefined> {
    for (const url of postersAt(address)) {
      const bytes = await outbound.get({ ...POSTER_LIMITS, url })
      const added = bytes && (await media.add(bytes, title || 'poster', '', { folder: FOLDER }))
      if (added?.ok && added.item.kind === 'image') return added.item
    }
    return undefined
  }

  /** Refused for unknown providers, missing or private content, and providers that do not answer. */
  return async function describeAddress(address: string, isPost: boolean) {
    const source = findOembed(address, isPost)
    if (!source) return refuse('embed-unknown')
    const asked = new URL(service ?? source.endpoint)
    asked.searchParams.set('url', address.trim())
    asked.searchParams.set('format', 'json')
    asked.searchParams.set('maxwidth', String(POSTER_WIDTH_PX))
    const answer = await outbound.ask({ ...ANSWER_LIMITS, url: asked.href })
    if (!answer.body) return refuse(reasonOf(answer.status))
    const said = readOembed(answer.body)
    if (!said) return refuse('embed-no-answer')
    const title = toTitle(said.title, isPost)
    const thumbnail = typeof said.thumbnail_url === 'string' ? said.thumbnail_url : ''
    const poster = thumbnail ? await takePoster(thumbnail, title) : undefined
    const details: AddressDetails = {
      provider: source.provider,
      title,
      poster: poster ?? null,
      isPosterMissing: thumbnail !== '' && !poster,
    }
    return ok({ details })
  }
}

function reasonOf(status: number | undefined) {
  if (status === 429) return 'embed-busy'
  // Private content gives 401 or 403, missing content 404, or 400 at YouTube.
  return status && [400, 401, 403, 404, 410].includes(status)
    ? 'embed-not-found'
    : 'embed-no-answer'
}

/** A parsed oEmbed object; undefined for other content. */
function readOembed(body: Uint8Array): Record<string, unknown> | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(body).toString())
    return isRecord(said) && typeof said.type === 'string' ? said : undefined
  } catch {
    return undefined
  }
}

/** Titles are plain text; those of WordPress are HTML. */
function toTitle(said: unknown, isHtml: boolean): string {
  const text = typeof said === 'string' ? said : ''
  const plain = isHtml ? htmlToText(text) : text.replace(/\s+/g, ' ').trim()
  return [...plain].slice(0, MAX_TITLE).join('')
}

/** YouTube returns a small image with black bars. Most videos also have a large one. */
function postersAt(address: string): string[] {
  const large = address.replace(/\/hqdefault\.jpg$/, '/maxresdefault.jpg')
  return large === address ? [address] : [large, address]
}
