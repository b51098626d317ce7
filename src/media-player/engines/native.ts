import { partOf } from '../part.ts'
import { isFetchedAsBlob } from '../sources.ts'
import type { Engine, EngineInput } from './engine.ts'
import { offerInBand } from './in-band.ts'

/** What the browser plays by itself. */
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
      // What has played already is there: the network is not.
      fail(isNetwork ? 'network' : 'notSupported', !(isNetwork && element.readyState > 0))
    },
    { signal },
  )
  offerInBand(element, signal, offer)
  if (isFetchedWhole(src)) {
    try {
      object = URL.createObjectURL(await fetchWhole(src, signal))
      element.src = object
      if (startSeconds) element.currentTime = startSeconds
    } catch {
      if (!signal.aborted) fail('network', true)
    }
  } else if (element.readyState === 0 || element.currentSrc !== new URL(src, location.href).href) {
    // Set by itself, it tells of its failures; one of several sources would keep them.
    element.src = src
    // Where its address begins the browser knows itself.
    if (startSeconds && startSeconds !== partOf([{ src }]).startSeconds)
      element.currentTime = startSeconds
  }
  return {
    end() {
      stop.abort()
      if (object) URL.revokeObjectURL(object)
    },
  }
}

/** Whether this browser plays a source from memory alone (MP-7): nothing of it may come before a press. */
export const isFetchedWhole = (src: string) =>
  isFetchedAsBlob(src, { protocol: location.protocol, isIos: isIos(navigator) })

/** An iPad says that it is a Mac, and has more than one point of touch. */
export const isIos = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

/** By https first: most hosts have the same file there, and what comes by http browsers mostly refuse on such a page (Mixed Content §5). */
async function fetchWhole(src: string, signal: AbortSignal): Promise<Blob> {
  for (const address of [src.replace(/^http:/i, 'https:'), src]) {
    const answer = await fetch(address, { signal }).catch(() => undefined)
    if (answer?.ok) return answer.blob()
  }
  throw new Error(`${src} cannot be fetched.`)
}
