import { isStream, type MediaSource, mediaInHtml, providerOf, sourceType } from '#media-player'
import {
  imageUrl,
  type OutsideContent,
  originalUrl,
  type PageNeeds,
  type PageSources,
  type ResolvedFile,
  type ResolvedImage,
  type VideoFacts,
} from '#module-contract'

interface Given {
  file: ResolvedFile | null
  url?: string | undefined
}

/** Sources of a player: file before URL, then alternatives. Invalid URLs are omitted. */
export function toMediaSources(first: Given, alternatives: readonly Given[] = []): MediaSource[] {
  return [first, ...alternatives].flatMap(({ file, url = '' }) => {
    if (file) return [{ src: file.src, type: file.mime }]
    const src = url.trim()
    return /^(?:https?:\/\/|rtmpe?s?:\/\/|\/(?!\/))[^\s"<>]+$/i.test(src) ? [{ src }] : []
  })
}

/** Whether a URL is a video of a supported provider, or a file or stream by its extension. */
export function isVideoAddress(address: string): boolean {
  const [source] = toMediaSources({ file: null, url: address })
  return (
    source !== undefined && /^(?:video\/|application\/(?!x-shockwave))/.test(sourceType(source))
  )
}

/** Whether a URL is an audio file by its extension. */
export function isAudioAddress(address: string): boolean {
  const [source] = toMediaSources({ file: null, url: address })
  return source !== undefined && sourceType(source).startsWith('audio/')
}

/** Policy sources required to play these sources. */
export function mediaNeeds(sources: readonly MediaSource[]): PageNeeds {
  const wanted: Record<'frame-src' | 'media-src' | 'connect-src', Set<string>> = {
    'frame-src': new Set(),
    'media-src': new Set(),
    'connect-src': new Set(),
  }
  for (const source of sources) {
    const provider = providerOf(source)
    if (provider) {
      wanted['frame-src'].add(provider.origin)
      continue
    }
    const origin = originOf(source)
    // Streams are fetched by a script and played from memory.
    const isFetched = isStream(source)
    if (isFetched) wanted['media-src'].add('blob:')
    if (origin) wanted[isFetched ? 'connect-src' : 'media-src'].add(origin)
    // Native HLS loads segments itself; http sources are fetched completely on iOS and played from
    // memory (MP-7).
    if (origin && isFetched) wanted['media-src'].add(origin)
    if (!isFetched && origin?.startsWith('http:')) {
      // The https variant of the host is tried first.
      const safe = origin.replace('http:', 'https:')
      for (const one of [safe, origin]) wanted['connect-src'].add(one)
      for (const one of [safe, 'blob:']) wanted['media-src'].add(one)
    }
  }
  const asked = Object.entries(wanted).filter(([, origins]) => origins.size > 0)
  const needed = asked.map(([kind, origins]) => [kind, [...origins]])
  return needed.length > 0 ? { sources: Object.fromEntries(needed) as PageSources } : {}
}

/** Origin of an http(s) URL for a policy. */
export function originOf({ src }: MediaSource): string | undefined {
  const origin = /^https?:/i.test(src) ? URL.parse(src)?.origin : undefined
  return /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin ?? '') ? origin : undefined
}

const THUMBNAIL_WIDTH_PX = 1200

/** Structured data of a video. Undefined if name, image or date is missing. */
export function videoFacts(video: {
  name: string
  file: ResolvedFile | null
  poster: ResolvedImage | null
}): VideoFacts[] {
  const { name, file } = video
  const poster = video.poster ?? file?.poster
  if (!name || !poster || !file?.uploadedAt) return []
  const width = poster.widths.find(known => known >= THUMBNAIL_WIDTH_PX) ?? poster.widths.at(-1)
  return [
    {
      name,
      thumbnail: width ? imageUrl(poster.id, width, 'webp') : originalUrl(poster.id),
      uploadedAt: file.uploadedAt,
      src: file.src,
      ...(file.durationSeconds ? { durationSeconds: file.durationSeconds } : {}),
    },
  ]
}

/** Providers' players can track viewers, so they need consent to marketing. */
export const PROVIDER_CATEGORY = 'marketing'

interface StoredGiven {
  file?: unknown
  url?: string | undefined
  alternatives?: readonly StoredGiven[] | undefined
}

/** External hosts of stored media. Files on other hosts are requested only when the visitor presses play. */
export function mediaAsks(stored: readonly StoredGiven[]): OutsideContent[] {
  const given = stored.flatMap(one => [one, ...(one.alternatives ?? [])])
  const sources = given.flatMap(({ file, url }) =>
    file ? [] : toMediaSources({ file: null, url }),
  )
  const outside = sources.filter(isOutside)
  const providers = outside.flatMap(source => providerOf(source)?.origin ?? [])
  const files = outside.filter(source => !providerOf(source)).map(({ src }) => src)
  return [
    { category: PROVIDER_CATEGORY, hosts: hostsOf(providers) } as const,
    { category: 'necessary', hosts: hostsOf(files) } as const,
  ].filter(({ hosts }) => hosts.length > 0)
}

const hostsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.filter(one => URL.canParse(one)).map(one => new URL(one).host)),
]

/** Nothing is loaded from other hosts before playback. */
export const isOutside = ({ src }: MediaSource) => !src.startsWith('/')

/** Policy sources required to play the media in HTML. */
export function needsOfHtml(html: string): PageNeeds {
  if (!/<(?:video|audio)/i.test(html)) return {}
  const { sources, tracks } = mediaInHtml(html)
  const needs = mediaNeeds(sources)
  // A script fetches them as text.
  const origins = tracks.flatMap(src => originOf({ src }) ?? [])
  if (origins.length === 0) return needs
  const asked = [...(needs.sources?.['connect-src'] ?? []), ...origins]
  return { ...needs, sources: { ...needs.sources, 'connect-src': [...new Set(asked)] } }
}
