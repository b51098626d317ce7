import { MediaPlayer, type MediaPlayerClass } from 'dashjs'
import { createDashCaptions } from './dash-captions.ts'
import type { Engine, EngineInput } from './engine.ts'
import { toTrack } from './to-track.ts'

/** Error codes of dash.js for the manifest and for later requests. */
const OF_MANIFEST = new Set([10, 11, 25, 31, 32])
const OF_NETWORK = new Set([17, 18, 26, 27, 28])
const OF_TEXT = 33

/** Disables storage of bitrates and languages in the browser, because no consent covers it. */
const KEEPS_NOTHING = {
  lastBitrateCachingInfo: { enabled: false },
  lastMediaSettingsCachingInfo: { enabled: false },
}

/** Event for a partially loaded segment; missing in the package's types. */
const LOADING_PROGRESS = 'loadingProgress'

/** Plays MPEG-DASH, which no browser supports natively. */
export function startDash({
  element,
  src,
  startSeconds,
  fail,
  offer,
  progress,
}: EngineInput): Engine {
  const player = MediaPlayer().create()
  player.updateSettings({
    debug: { logLevel: 0 },
    // Captions are off until the visitor chooses a track.
    streaming: { ...KEEPS_NOTHING, text: { defaultEnabled: false } },
  })
  const { events } = MediaPlayer
  player.on(events.ERROR, event => {
    const error = (event as { error: DashError | string }).error
    const { code = 0, data }: DashError = typeof error === 'string' ? {} : error
    // Failing captions do not stop playback.
    if (code === OF_TEXT || data?.request?.mediaType === 'text') return
    if (OF_NETWORK.has(code)) fail('network', false)
    else fail('notSupported', OF_MANIFEST.has(code) || element.readyState === 0)
  })
  player.on(LOADING_PROGRESS as typeof events.FRAGMENT_LOADING_COMPLETED, progress)
  player.on(events.MANIFEST_LOADED, progress)
  player.on(events.STREAM_INITIALIZED, () => {
    offer({ quality: qualityOf(player), audio: audioOf(player) })
  })
  const captions = createDashCaptions(player, element)
  player.on(events.TEXT_TRACKS_ADDED, () => {
    // Tracks in unknown formats or with DRM are dropped. Captions alone are not playable.
    if (player.getTracksFor('video').length + player.getTracksFor('audio').length === 0) {
      // dash.js cannot be destroyed inside this handler.
      setTimeout(() => fail('notSupported', true))
      return
    }
    offer({ captions: captions.offered() })
  })
  player.initialize(element, src, false, startSeconds)
  return {
    end() {
      captions.end()
      player.destroy()
    },
  }
}

interface DashError {
  code?: number
  data?: { request?: { mediaType?: string } } | null
}

function qualityOf(player: MediaPlayerClass) {
  const steps = player.getRepresentationsByType('video')
  return {
    items: steps.map(({ height }) => height ?? 0),
    current: () =>
      player.getSettings().streaming?.abr?.autoSwitchBitrate?.video
        ? -1
        : steps.findIndex(({ id }) => id === player.getCurrentRepresentationForType('video')?.id),
    choose(index: number) {
      const isAutomatic = index < 0
      player.updateSettings({ streaming: { abr: { autoSwitchBitrate: { video: isAutomatic } } } })
      // Switch at once instead of after the buffered segments.
      if (!isAutomatic) player.setRepresentationForTypeByIndex('video', index, true)
    },
  }
}

function audioOf(player: MediaPlayerClass) {
  const tracks = player.getTracksFor('audio')
  return {
    items: tracks.map(toTrack),
    current: () => tracks.findIndex(({ id }) => id === player.getCurrentTrackFor('audio')?.id),
    choose(index: number) {
      const track = tracks[index]
      if (track) player.setCurrentTrack(track)
    },
  }
}
