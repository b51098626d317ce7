import { clipOf } from '../clip.ts'
import { isFetchedAsBlob } from '../sources.ts'
import type { Engine, EngineInput } from './engine.ts'
import { offerInBand } from './in-band.ts'

/** Plays a source with the browser's own element. */
export async function startNative({
  element,
  src,
  startSeconds,
  fail,
  offer,
}: EngineInput): Promise<Engine> {
  const stop = new AbortController()
  const { signal } = stop
  let object = ''
  element.addEventListener(
    'error',
    () => {
      const isNetwork = element.error?.code === MediaError.MEDIA_ERR_NETWORK
      // After data has loaded, a network error does not justify trying the next source.
      fail(isNetwork ? 'network' : 'notSupported', !(isNetwork && element.readyState > 0))
    },
    { signal },
  )
  offerInBand(element, signal, offer)
  if (mustFetchAsBlob(src)) {
    try {
      object = URL.createObjectURL(await fetchBlob(src, signal))
      element.src = object
      if (startSeconds) element.currentTime = startSeconds
    } catch {
      if (!signal.aborted) fail('network', true)
    }
  } else if (element.readyState === 0 || element.currentSrc !== new URL(src, location.href).href) {
    // Errors of `<source>` elements do not reach the media element, so set `src`.
    element.src = src
    // The browser handles a start time in the URL fragment.
    if (startSeconds && startSeconds !== clipOf([{ src }]).startSeconds)
      element.currentTime = startSeconds
  }
  return {
    end() {
      stop.abort()
      if (object) URL.revokeObjectURL(object)
    },
  }
}

/**
 * Whether this browser must load the whole file into memory first (MP-7). Nothing is loaded before
 * playback is requested.
 */
export const mustFetchAsBlob = (src: string) =>
  isFetchedAsBlob(src, { protocol: location.protocol, isIos: isIos(navigator) })

/** iPads report themselves as Macs but have several touch points. */
export const isIos = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

/**
 * Tries https first: most hosts serve the same file there, and browsers block http on https pages
 * (Mixed Content §5).
 */
async function fetchBlob(src: string, signal: AbortSignal): Promise<Blob> {
  for (const address of [src.replace(/^http:/i, 'https:'), src]) {
    const answer = await fetch(address, { signal }).catch(() => undefined)
    if (answer?.ok) return answer.blob()
  }
  throw new Error(`${src} cannot be fetched.`)
}
