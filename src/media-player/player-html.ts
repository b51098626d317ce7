import { writeClip } from './clip.ts'
import { PLAYER } from './constants.ts'
import { type MediaDescription, type MediaTrack, THUMBNAILS } from './description.ts'
import { languageCode } from './language-code.ts'
import { isStream, type MediaSource, offersDownload, sourceType, UNLOADED_SRC } from './sources.ts'

/**
 * Renders a player as HTML with the browser's controls, which the script replaces. Sources that
 * need a script become links for visitors without one (MP-5).
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
  // The script loads streams.
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

/** The URL names the range itself (Media Fragments 1.0 §4.2.1). */
function sourceAttributes(
  source: MediaSource,
  { startSeconds, endSeconds }: MediaDescription,
): Attributes {
  const part = source.src.includes('#') ? '' : writeClip({ startSeconds, endSeconds })
  const type = sourceType(source)
  const isDownload = /^(?:rtmp|video\/rtmp)/.test(type)
  // Only the player can play pages of providers and streams.
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

/** Browsers ignore this track; the script reads it when the seek bar is used. */
function thumbnailsHtml({ thumbnails }: MediaDescription): string {
  if (!thumbnails) return ''
  // Lets a static export find the sprite, which otherwise only the track names.
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
