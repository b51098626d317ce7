import { escapeHtml } from '#base'
import {
  type MediaSource,
  sourceType,
  UNLOADED_SRC,
  vimeoId,
  writtenAddress,
  youtubeId,
} from './sources.ts'

const ATTRIBUTE = `\\s+([^\\s"'<>/=]+)(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'=<>\`]+)))?`
const TAG = new RegExp(
  `<(video|audio|source|track)((?:${ATTRIBUTE.replaceAll(/\((?!\?)/g, '(?:')})*)\\s*/?>`,
  'gi',
)

/** Media elements in HTML, in document order. */
export interface WrittenMedia {
  sources: MediaSource[]
  /** URLs of tracks. */
  tracks: string[]
}

/** Finds media elements in text or code. Runs in linear time. */
export function mediaInHtml(html: string): WrittenMedia {
  const found: WrittenMedia = { sources: [], tracks: [] }
  for (const [, name = '', written = ''] of html.matchAll(TAG)) {
    const attributes = readAttributes(written)
    const src = writtenAddress(attributes.get('src'), attributes.get('data-src'))
    if (!src) continue
    if (name.toLowerCase() === 'track') found.tracks.push(src)
    else found.sources.push({ src, type: attributes.get('type') })
  }
  return found
}

/** Whether a URL is a provider's page that our player supports. */
export const isProviderPage = (src: string) =>
  youtubeId(src) !== undefined || vimeoId(src) !== undefined

/** Attributes of a `<source>` with a provider's page, which only the player can play. */
export const providerSource = (src: string) => ({
  src: UNLOADED_SRC,
  'data-src': src,
  type: sourceType({ src }),
})

/** Providers' videos in HTML, in the format of fields. */
export const providerVideosIn = (html: string) =>
  mediaInHtml(html).sources.flatMap(({ src }) => (isProviderPage(src) ? [{ url: src }] : []))

function readAttributes(written: string): Map<string, string> {
  const all = [...written.matchAll(new RegExp(ATTRIBUTE, 'g'))]
  return new Map(
    all.map(([, name = '', quoted, single, bare]) => [
      name.toLowerCase(),
      (quoted ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim(),
    ]),
  )
}

const ELEMENT = /<(video|audio) [^<>]*>((?:(?!<(?:video|audio) )[\s\S])*?)<\/\1>/g

/**
 * Replaces media elements in sanitized HTML with links.
 * @param isMeant Which sources to replace; default: all.
 */
export function mediaAsLinks(
  html: string,
  isMeant: (element: string) => boolean = () => true,
): string {
  return html.replace(ELEMENT, (element: string, _name: string, inner: string) => {
    if (!isMeant(element)) return element
    if (inner.includes('<a ')) return inner.replace(/<(?:source|track)[^<>]*>/g, '')
    const [first] = mediaInHtml(element).sources
    const name = /\saria-label="([^"<>]+)"/.exec(element)?.[1]
    if (!first) return ''
    const href = escapeHtml(first.src)
    return `<a href="${href}">${name ?? href}</a>`
  })
}
