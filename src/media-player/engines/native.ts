import { isFetchedAsBlob } from '../sources.ts'
import type { Engine, EngineInput } from './engine.ts'

/** What the browser plays by itself. */
export async function startNative({ element, src, fail }: EngineInput): Promise<Engine> {
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
  const page = { protocol: location.protocol, isIos: isIos(navigator) }
  if (isFetchedAsBlob(src, page)) {
    try {
      object = URL.createObjectURL(await fetchWhole(src, signal))
      element.src = object
    } catch {
      if (!signal.aborted) fail('network', true)
    }
  } else if (element.readyState === 0 || element.currentSrc !== new URL(src, location.href).href) {
    // Set by itself, it tells of its failures; one of several sources would keep them.
    element.src = src
  }
  return {
    end() {
      stop.abort()
      if (object) URL.revokeObjectURL(object)
    },
  }
}

/** An iPad says that it is a Mac, and has more than one point of touch. */
export const isIos = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

async function fetchWhole(src: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(src, { signal })
  if (!answer.ok) throw new Error(`${src} answered ${answer.status}.`)
  return answer.blob()
}
