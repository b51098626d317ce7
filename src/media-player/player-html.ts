import { PLAYER } from './constants.ts'
import { type MediaDescription, type MediaTrack, THUMBNAILS } from './description.ts'
import { languageCode } from './language-code.ts'
import { writePart } from './part.ts'
import { isStream, type MediaSource, offersDownload, sourceType, UNLOADED_SRC } from './sources.ts'

/**
 * A player as HTML: the browser's own controls, which the script takes over when it is near. What needs a script to be played is a
 * link for whoever has none (MP-5).
 */
export function playerHtml(description: MediaDescription): string {
  const { kind, sources, texts } = description
  const element = tag(
    kind,
    elementAttributes(description),
    sources.map(source => tag('source', sourceAttributes(source, description))).join('') +
      (description.tracks ?? []).map(trackHtml).join('') +
      thumbnailsHtml(description),
  )
  const links = sources
    .filter(source => isStream(source) || offersDownload([source]))
    .map(({ src }) => tag('a', { href: src, download: '' }, escapeHtml(texts.downloadFile(src))))
  const fallback = links.length > 0 ? tag('p', { class: 'media-links' }, links.join(' ')) : ''
  return element + fallback
}

function elementAttributes(description: MediaDescription): Attributes {
  const { kind, label, labelledBy, poster, loop, sources } = description
  // A stream is the script's: nobody else begins it.
  const preload = sources.some(isStream) ? 'none' : (description.preload ?? 'metadata')
  const isVideo = kind === 'video'
  return {
    class: 'media-element',
    controls: '',
    playsinline: isVideo ? '' : undefined,
    loop: loop ? '' : undefined,
    preload,
    poster: isVideo ? poster : undefined,
    width: isVideo ? (description.width ?? PLAYER.videoWidth) : undefined,
    height: isVideo ? (description.height ?? PLAYER.videoHeight) : undefined,
    'data-duration': description.durationSeconds,
    'aria-label': labelledBy ? undefined : label,
    'aria-labelledby': labelledBy,
  }
}

/** A part of a recording is asked for by the address itself (Media Fragments 1.0 §4.2.1). */
function sourceAttributes(
  source: MediaSource,
  { startSeconds, endSeconds }: MediaDescription,
): Attributes {
  const part = source.src.includes('#') ? '' : writePart({ startSeconds, endSeconds })
  const type = sourceType(source)
  const isDownload = /^(?:rtmp|video\/rtmp)/.test(type)
  // A page or a stream that no element plays is only the player's.
  const isOthers = isDownload || /^video\/(?:youtube|vimeo)/.test(type)
  const address = source.src + (isDownload ? '' : part)
  return {
    src: isOthers ? UNLOADED_SRC : address,
    'data-src': isOthers ? address : undefined,
    type: source.type ?? (type || undefined),
  }
}

function trackHtml({ kind, src, language, label, isDefault }: MediaTrack): string {
  return tag('track', {
    kind,
    src,
    srclang: languageCode(language),
    label,
    default: isDefault ? '' : undefined,
  })
}

/** No browser shows it: the player reads it when somebody is on the rail. */
function thumbnailsHtml({ thumbnails }: MediaDescription): string {
  if (!thumbnails) return ''
  // For a copy of the site: its picture is named in the track alone.
  const pictures = thumbnails.replace(/\.vtt$/, '.webp')
  return tag('track', {
    kind: 'metadata',
    src: thumbnails,
    label: THUMBNAILS,
    'data-pictures': pictures,
  })
}

type Attributes = Record<string, string | number | undefined>

const VOID = new Set(['source', 'track'])

function tag(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(String(value))}"`],
  )
  return `<${name}${written.join('')}>${VOID.has(name) ? '' : `${content}</${name}>`}`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, letter => ENTITIES[letter] ?? '')
