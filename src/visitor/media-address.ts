import { formatHash, parseHash } from './hash.ts'

/** URL state of a media position: `media|module id|index of the player or playlist entry|seconds`. */
export const MEDIA_STATE = 'media'

const mediaIn = (module: HTMLElement | null) => [
  ...(module?.querySelectorAll<HTMLMediaElement>(
    '.media-element, video[controls], audio[controls]',
  ) ?? []),
]

const entriesOf = (module: HTMLElement) => [...module.querySelectorAll('[data-playlist-entry]')]

/** URL of the current page with a position of one of its players or playlist entries. */
export function mediaAddress(element: HTMLMediaElement, seconds: number): string | undefined {
  const module = element.closest<HTMLElement>('[data-module]')
  if (!module?.id) return undefined
  const entry = entriesOf(module).findIndex(one => one.hasAttribute('aria-current'))
  const index = entry < 0 ? mediaIn(module).indexOf(element) : entry
  const parts = [module.id, index, Math.floor(seconds)]
  const state = parseHash(location.hash).set(MEDIA_STATE, parts.map(String))
  return new URL(formatHash(state), location.href).href
}

/** The player and position named by URL state; for playlists also the entry. */
export function namedMedia([id = '', index = '', seconds = '']: readonly string[]) {
  const module = document.getElementById(id)
  if (!module || !/^\d{1,6}$/.test(seconds)) return undefined
  const entries = entriesOf(module)
  const isList = entries.length > 0
  const element = mediaIn(module)[isList ? 0 : Number(index)]
  if (!element || (isList && !entries[Number(index)])) return undefined
  return { element, seconds: Number(seconds), entry: isList ? Number(index) : undefined }
}
