import { formatHash, parseHash } from './hash.ts'

/** What a link to a time is called in the address: `media|module id|which of its players, from 0|seconds`. */
export const MEDIA_STATE = 'media'

const mediaIn = (module: HTMLElement | null) => [
  ...(module?.querySelectorAll<HTMLMediaElement>(
    '.media-element, video[controls], audio[controls]',
  ) ?? []),
]

/** The page's address as it is, with a time of one of its players. In a list of recordings no address names one of them. */
export function mediaAddress(element: HTMLMediaElement, seconds: number): string | undefined {
  const module = element.closest<HTMLElement>('[data-module]')
  if (!module?.id || module.querySelector('[data-playlist]')) return undefined
  const parts = [module.id, mediaIn(module).indexOf(element), Math.floor(seconds)]
  const state = parseHash(location.hash).set(MEDIA_STATE, parts.map(String))
  return new URL(formatHash(state), location.href).href
}

/** The player that such an address names, and its time. */
export function namedMedia([id = '', index = '', seconds = '']: readonly string[]) {
  const element = mediaIn(document.getElementById(id))[Number(index)]
  const isTime = /^\d{1,6}$/.test(seconds)
  return element && isTime ? { element, seconds: Number(seconds) } : undefined
}
