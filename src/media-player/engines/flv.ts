import mpegts from 'mpegts.js'
import type { Engine, EngineInput } from './engine.ts'

const { NETWORK_ERROR } = mpegts.ErrorTypes
const { NETWORK_STATUS_CODE_INVALID } = mpegts.ErrorDetails

/** Plays FLV with Media Source where the browser supports its codecs (MP-2). */
export function startFlv({ element, src, startSeconds = 0, fail }: EngineInput): Engine {
  if (!mpegts.isSupported()) {
    fail('notSupported', true)
    return { end() {} }
  }
  mpegts.LoggingControl.enableAll = false
  const player = mpegts.createPlayer(
    { type: 'flv', url: new URL(src, location.href).href },
    // mpegts.js buffers 384 KB before the first frame by default.
    { enableStashBuffer: false },
  )
  const stop = new AbortController()
  player.on(mpegts.Events.ERROR, (type: string, detail: string) => {
    const isNetwork = type === NETWORK_ERROR && detail !== NETWORK_STATUS_CODE_INVALID
    const isBegun = element.readyState > 0
    if (!isNetwork || (!isBegun && navigator.onLine)) return fail('notSupported', true)
    const lose = () => fail('network', !isBegun)
    if (element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) return lose()
    // Play what is buffered before reporting the failure.
    element.addEventListener('waiting', lose, { once: true, signal: stop.signal })
  })
  player.attachMediaElement(element)
  player.load()
  if (startSeconds > 0) player.currentTime = startSeconds
  return {
    end() {
      stop.abort()
      player.destroy()
    },
  }
}
