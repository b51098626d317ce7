import { formatHash, parseHash } from './hash.ts'

/** What a link to a time is called in the address: `media|module id|which of its players, or of the entries of its list, from 0|seconds`. */
export const MEDIA_STATE = 'media'

const mediaIn = (module: HTMLElement | null) => [
  ...(module?.querySelectorAll<HTMLMediaElement>(
    '.media-element, video[controls], audio[controls]',
  ) ?? []),
]

const entriesOf = (module: HTMLElement) => [...module.querySelectorAll('[data-playlist-entry]')]

/** The page's address as it is, with a time of one of its players, or of what a list has in its player. */
export function mediaAddress(element: HTMLMediaElement, seconds: number): string | undefined {
  const module = element.closest<HTMLElement>('[data-module]')
  if (!module?.id) return undefined
  const entry = entriesOf(module).findIndex(one => one.hasAttribute('aria-current'))
  const index = entry < 0 ? mediaIn(module).indexOf(element) : entry
  const parts = [module.id, index, Math.floor(seconds)]
  const state = parseHash(location.hash).set(MEDIA_STATE, parts.map(String))
  return new URL(formatHash(state), location.href).href
}

/** The player that such an address names, and its time; of a list the one player, and which entry is to be in it. */
export function namedMedia([id = '', index = '', seconds = '']: readonly string[]) {
  const module = document.getElementById(id)
  if (!module || !/^\d{1,6}$/.test(seconds)) return undefined
  const entries = entriesOf(module)
  const isList = entries.length > 0
  const element = mediaIn(module)[isList ? 0 : Number(index)]
  if (!element || (isList && !entries[Number(index)])) return undefined
  return { element, seconds: Number(seconds), entry: isList ? Number(index) : undefined }
}
