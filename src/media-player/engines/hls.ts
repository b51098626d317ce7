import Hls, { type ErrorData, ErrorDetails, ErrorTypes } from 'hls.js'
import { createHlsRecovery, type HlsFailure } from '../hls-recovery.ts'
import type { Engine, EngineInput } from './engine.ts'
import { isOfCaptions, offerHlsTracks } from './hls-tracks.ts'

/** CEA-608 captions have no language. Unnamed channels get their number. */
const IN_PICTURE = Object.fromEntries(
  [1, 2, 3, 4].map(number => [`captionsTextTrack${number}Label`, `CC${number}`]),
)

/** Plays HLS where the browser has no native support. */
export function startHls({
  element,
  src,
  startSeconds = -1,
  fail,
  offer,
  progress,
}: EngineInput): Engine {
  if (!Hls.isSupported()) {
    fail('notSupported', true)
    return { end() {} }
  }
  const hls = new Hls({
    // The content security policy allows neither the blob worker nor the text tracks of hls.js.
    enableWorker: false,
    renderTextTracksNatively: false,
    startPosition: startSeconds,
    ...IN_PICTURE,
    // Live streams report an infinite duration.
    liveDurationInfinity: true,
    xhrSetup: request => request.addEventListener('progress', progress),
  })
  const next = createHlsRecovery()
  let refused = 0
  hls.on(Hls.Events.FRAG_LOADED, () => {
    refused = 0
  })
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (isOfCaptions(data)) return
    if (isRefused(data) && ++refused >= MAX_REFUSED) fail('network', false)
    if (!data.fatal) return
    const step = next(kindOf(data), performance.now())
    if (step === 'next-source') fail('notSupported', true)
    else if (step === 'network-error') fail('network', false)
    else if (step === 'give-up') fail('notRecovered', false)
    else {
      if (step === 'swap-and-recover') hls.swapAudioCodec()
      hls.recoverMediaError()
    }
  })
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    offer({
      quality: {
        items: hls.levels.map(({ height }) => height),
        current: () => (hls.autoLevelEnabled ? -1 : hls.currentLevel),
        choose: index => {
          hls.currentLevel = index
        },
      },
    })
  })
  offerHlsTracks(hls, element, offer)
  hls.loadSource(src)
  hls.attachMedia(element)
  return { end: () => hls.destroy() }
}

/** Consecutive refusals before giving up. */
const MAX_REFUSED = 3

const PLAYLIST: ReadonlySet<string> = new Set([
  ErrorDetails.MANIFEST_LOAD_ERROR,
  ErrorDetails.MANIFEST_LOAD_TIMEOUT,
  ErrorDetails.MANIFEST_PARSING_ERROR,
  ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
])

const REFUSABLE: ReadonlySet<string> = new Set([
  ErrorDetails.FRAG_LOAD_ERROR,
  ErrorDetails.KEY_LOAD_ERROR,
])

/**
 * A segment or key that the server refuses. hls.js would retry without end and does not treat it as
 * fatal.
 */
const isRefused = ({ details, response }: ErrorData) =>
  REFUSABLE.has(details) && (response?.code ?? 0) >= 400

/** DRM-protected: no key request was sent. Treated like an unsupported format. */
const isLicensed = ({ details, networkDetails }: ErrorData) =>
  details === ErrorDetails.KEY_LOAD_ERROR && !networkDetails

function kindOf(data: ErrorData): HlsFailure {
  const { type, details } = data
  if (PLAYLIST.has(details) || isLicensed(data)) return 'playlist'
  if (type === ErrorTypes.NETWORK_ERROR) return 'network'
  return type === ErrorTypes.MEDIA_ERROR ? 'media' : 'other'
}
