import type { Transformer } from 'sanitize-html'
import { isLocalPath } from '#base'
import {
  isProviderPage,
  isStream,
  languageCode,
  mediaInHtml,
  PLAYER,
  providerSource,
  TRACK_KINDS,
  writtenAddress,
} from '#media-player'

const SOURCE = ['src', 'data-src']
const ELEMENT = [...SOURCE, 'controls', 'loop', 'muted', 'preload', 'aria-label']

/** Allowed attributes of media in rich text; no autoplay. */
export const MEDIA_ATTRIBUTES = {
  video: [...ELEMENT, 'poster', 'width', 'height', 'playsinline'],
  audio: ELEMENT,
  source: [...SOURCE, 'type'],
  track: ['src', 'kind', 'srclang', 'label', 'default'],
}

type Given = Record<string, string>
type Name = keyof typeof MEDIA_ATTRIBUTES

/** Adds the browser's controls so that it plays without script; the poster must be on this site. */
const rules: Record<Name, (given: Given) => Given> = {
  video: ({ poster = '', width, height, ...given }) => ({
    ...rules.audio(given),
    ...(isLocalPath(poster) ? { poster } : {}),
    ...sizeOf(width, height),
    playsinline: '',
  }),
  audio: ({ src, 'data-src': asked, ...given }) => ({
    ...given,
    ...elementAddress(writtenAddress(src, asked)),
    controls: '',
    preload: given.preload === 'none' ? 'none' : 'metadata',
  }),
  source: ({ src, 'data-src': asked, ...given }) => ({
    ...given,
    ...sourceAddress(writtenAddress(src, asked)),
  }),
  track: ({ src = '', kind = 'subtitles', srclang, ...given }) => ({
    ...given,
    ...(isUrl(src) ? { src } : {}),
    kind: TRACK_KINDS.find(one => one === kind) ?? 'metadata',
    ...languageOf(srclang),
  }),
}

const names = Object.keys(MEDIA_ATTRIBUTES) as Name[]

/** Idempotent: attributes in a fixed order. */
export const cleanMedia: Record<string, Transformer> = Object.fromEntries(
  names.map(name => [
    name,
    (_tag: string, given: Given) => {
      const clean = Object.entries(rules[name](given))
      const place = ([attribute]: [string, string]) => MEDIA_ATTRIBUTES[name].indexOf(attribute)
      clean.sort((one, other) => place(one) - place(other))
      return { tagName: name, attribs: Object.fromEntries(clean) }
    },
  ]),
)

/** On this site, or an http(s) URL. */
const isUrl = (text: string) => isLocalPath(text) || /^https?:\/\/[^\s\\"<>]+$/i.test(text)

function sourceAddress(written = ''): Given {
  const src = written.trim()
  if (!isUrl(src)) return {}
  return isProviderPage(src) ? providerSource(src) : { src }
}

/** Browsers would load the page of a provider as a file. */
function elementAddress(written = ''): Given {
  const src = written.trim()
  if (!isUrl(src)) return {}
  return { [isProviderPage(src) ? 'data-src' : 'src']: src }
}

/** In pixels. A single dimension is completed, so that the layout does not shift. */
function sizeOf(width = '', height = ''): Given {
  const [wide, high] = [width, height].map(text => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0))
  const ratio = PLAYER.videoHeight / PLAYER.videoWidth
  if (wide) return { width: `${wide}`, height: `${high || Math.round(wide * ratio)}` }
  const tall = high || PLAYER.videoHeight
  return { width: `${Math.round(tall / ratio)}`, height: `${tall}` }
}

function languageOf(written = ''): Given {
  try {
    return { srclang: languageCode(written) }
  } catch {
    return {}
  }
}

/** Defers requests to other hosts until playback; streams are loaded by the player only. */
export function asksAtPress(html: string): string {
  if (!html.includes(' preload="metadata"')) return html
  return html
    .split(/(?=<(?:video|audio) )/)
    .map(part => {
      const [element = ''] = part.split(/<\/(?:video|audio)>/, 1)
      const isMedia = /^<(?:video|audio) /.test(part)
      const waits = isMedia && (/ src="http/i.test(element) || hasStream(element))
      return waits ? part.replace(' preload="metadata"', ' preload="none"') : part
    })
    .join('')
}

const hasStream = (html: string) => mediaInHtml(html).sources.some(isStream)
