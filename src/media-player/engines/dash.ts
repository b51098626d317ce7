import { MediaPlayer } from 'dashjs'
import type { Engine, EngineInput } from './engine.ts'

/** Failures of the manifest, and of what comes after it, by their numbers. */
const OF_MANIFEST = new Set([10, 11, 25, 31, 32, 33])
const OF_NETWORK = new Set([17, 18, 26, 27, 28])

/** It would keep bitrates and languages in the visitor's browser, where nobody has been told of them. */
const KEEPS_NOTHING = {
  lastBitrateCachingInfo: { enabled: false },
  lastMediaSettingsCachingInfo: { enabled: false },
}

/** MPEG-DASH, which no browser has. */
export function startDash({ element, src, fail, offer }: EngineInput): Engine {
  const player = MediaPlayer().create()
  player.updateSettings({ debug: { logLevel: 0 }, streaming: KEEPS_NOTHING })
  player.on(MediaPlayer.events.ERROR, event => {
    const { error } = event as { error: { code?: number } | string }
    const code = typeof error === 'string' ? 0 : (error.code ?? 0)
    if (OF_NETWORK.has(code)) fail('network', false)
    else fail('notSupported', OF_MANIFEST.has(code) || element.readyState === 0)
  })
  player.on(MediaPlayer.events.STREAM_INITIALIZED, () => {
    const steps = player.getRepresentationsByType('video')
    offer({
      heights: steps.map(({ height }) => height ?? 0),
      current: () =>
        player.getSettings().streaming?.abr?.autoSwitchBitrate?.video
          ? -1
          : steps.findIndex(({ id }) => id === player.getCurrentRepresentationForType('video')?.id),
      choose: index => {
        const isAutomatic = index < 0
        player.updateSettings({ streaming: { abr: { autoSwitchBitrate: { video: isAutomatic } } } })
        if (!isAutomatic) player.setRepresentationForTypeByIndex('video', index)
      },
    })
  })
  player.initialize(element, src, false)
  return { end: () => player.destroy() }
}
