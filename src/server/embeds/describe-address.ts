import { htmlToText, isRecord, ok, refuse, SECOND } from '#base'
import { findOembed } from '#module-kit'
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
/** As wide as a poster is asked for. */
const POSTER_WIDTH_PX = 1280
const MAX_TITLE = 200
/** In the media library. */
const FOLDER = 'Embeds'

/** What stands at an address of a provider. */
export interface AddressDetails {
  provider: string
  /** Plain text; empty where the provider says none. */
  title: string
  /** Its image, in the media library by now. */
  poster: MediaItem | null
  /** There is an image, and it could not be taken. */
  isPosterMissing: boolean
}

/**
 * Asks a provider by oEmbed what an address is called and looks like, and takes the image into the media library: browsers of
 * visitors ask for it here. Nothing else of the answer is used, least of all its HTML.
 * @param service Asked in place of the providers.
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

  /** Refuses an address that nobody describes, one that its provider does not show, and a provider that does not answer. */
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
  // What is private is told by 401 or 403, what is not there by 404 or, at YouTube, by 400.
  return status && [400, 401, 403, 404, 410].includes(status)
    ? 'embed-not-found'
    : 'embed-no-answer'
}

/** An object of the protocol; undefined for anything else. */
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

/** YouTube names a small one with bars; of most videos it has a large one beside that. */
function postersAt(address: string): string[] {
  const large = address.replace(/\/hqdefault\.jpg$/, '/maxresdefault.jpg')
  return large === address ? [address] : [large, address]
}
