import mpegts from 'mpegts.js'
import type { Engine, EngineInput } from './engine.ts'

/** FLV by Media Source, where the browser has its codecs (MP-2). */
export function startFlv({ element, src, startSeconds = 0, fail }: EngineInput): Engine {
  if (!mpegts.isSupported()) {
    fail('notSupported', true)
    return { end() {} }
  }
  mpegts.LoggingControl.enableAll = false
  const player = mpegts.createPlayer(
    { type: 'flv', url: new URL(src, location.href).href },
    // It would show nothing before 384 KB are there.
    { enableStashBuffer: false },
  )
  player.on(mpegts.Events.ERROR, () => fail('notSupported', true))
  player.attachMediaElement(element)
  player.load()
  if (startSeconds > 0) player.currentTime = startSeconds
  return { end: () => player.destroy() }
}
