export interface MediaSource {
  src: string
  /** MIME type. Derived from the file extension if missing. */
  type?: string | undefined
}

/** Engines in order of preference (spec §4). */
export const ENGINES = ['native', 'hls', 'dash', 'flv', 'youtube', 'vimeo'] as const
export type Engine = (typeof ENGINES)[number]

const BY_EXTENSION: Record<string, string> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  m3u8: 'application/vnd.apple.mpegurl',
  mpd: 'application/dash+xml',
  flv: 'video/x-flv',
  swf: 'application/x-shockwave-flash',
}

const HLS = new Set([
  'application/vnd.apple.mpegurl',
  'application/x-mpegurl',
  'audio/mpegurl',
  'audio/x-mpegurl',
  'vnd.apple.mpegurl',
])

/** Types that no current browser plays; they are offered as downloads (MP-2). */
const NEVER = new Set([
  'application/x-shockwave-flash',
  'video/rtmp',
  'audio/rtmp',
  'rtmp/mp4',
  'rtmp/flv',
])

const BY_TYPE: Record<string, Engine> = {
  'application/dash+xml': 'dash',
  'video/x-flv': 'flv',
  'video/flv': 'flv',
  'video/youtube': 'youtube',
  'video/x-youtube': 'youtube',
  'video/vimeo': 'vimeo',
}

const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S{0,300}&)?v=|shorts\/|embed\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/
/** Unlisted videos have a hash after the id, or as parameter `h` of the iframe URL. */
const VIMEO =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]{1,80}\/|groups\/[\w-]{1,80}\/videos\/)?(\d{1,12})(?!\d)(?:\/([\da-f]{6,20})(?![\w-])|[^#\s]{0,300}[?&]h=([\da-f]{6,20})(?![\w-]))?/

export const youtubeId = (address: string) => YOUTUBE.exec(address)?.[1]
export const vimeoId = (address: string) => VIMEO.exec(address)?.[1]
export function vimeoKey(address: string): string | undefined {
  const [, , behind, asked] = VIMEO.exec(address) ?? []
  return behind ?? asked
}

/**
 * `src` of a `<source>` that only the player can play; its URL is in `data-src`. HTML requires a
 * `src` (HTML, "the source element"), and browsers apply the page's policy to it even for
 * unsupported types, so it refers to the page itself. Its `type` prevents browsers from loading it.
 * Older stored texts have no `src` here.
 */
export const UNLOADED_SRC = '#'

/** URL of a media element from its `src` and `data-src`. */
export const writtenAddress = (src?: string | null, dataSrc?: string | null) =>
  src && src !== UNLOADED_SRC ? src : (dataSrc ?? undefined)

/**
 * Type of a source: the declared type without parameters, or else by extension; empty if both are
 * unknown.
 */
export function sourceType({ src, type }: MediaSource): string {
  const named = type?.split(';', 1)[0]?.trim().toLowerCase()
  if (named) return named
  if (/^rtmpe?s?:/i.test(src)) return 'video/rtmp'
  if (youtubeId(src)) return 'video/youtube'
  if (vimeoId(src)) return 'video/vimeo'
  const path = src.split(/[?#]/, 1)[0] ?? ''
  const extension = /\.([a-z\d]{2,5})$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return BY_EXTENSION[extension] ?? ''
}

interface Playable {
  source: MediaSource
  engine: Engine
}

/**
 * Playable sources ordered by engine, then as given (MP-2). @param canPlay Whether the browser
 * plays a type natively.
 */
export function playableSources(
  sources: readonly MediaSource[],
  canPlay: (type: string) => boolean,
): Playable[] {
  const found = sources.flatMap(source => {
    const engine = engineOf(source, canPlay)
    return engine ? [{ source, engine }] : []
  })
  return found.toSorted((one, other) => ENGINES.indexOf(one.engine) - ENGINES.indexOf(other.engine))
}

function engineOf(source: MediaSource, canPlay: (type: string) => boolean): Engine | undefined {
  const type = sourceType(source)
  if (NEVER.has(type) || /^rtmpe?s?:/i.test(source.src)) return undefined
  if (HLS.has(type)) return canPlay(type) ? 'native' : 'hls'
  const engine = BY_TYPE[type]
  if (engine) return engine
  // Let the browser detect an unknown type.
  return !type || canPlay(source.type ?? type) ? 'native' : undefined
}

/** Whether a script loads the source through Media Source when the browser has no native support. */
export function isStream(source: MediaSource): boolean {
  const type = sourceType(source)
  return HLS.has(type) || BY_TYPE[type] === 'dash' || BY_TYPE[type] === 'flv'
}

/** Whether a failed player offers the file as a download (MP-5). */
export const offersDownload = (sources: readonly MediaSource[]) =>
  sources.some(source => {
    const type = sourceType(source)
    return NEVER.has(type) || BY_TYPE[type] === 'flv'
  })

/**
 * Whether a source is loaded whole and played from memory (MP-7): iOS does not play http media on
 * an https page.
 */
export function isFetchedAsBlob(src: string, page: { protocol: string; isIos: boolean }): boolean {
  return page.isIos && page.protocol === 'https:' && /^http:\/\//i.test(src)
}
