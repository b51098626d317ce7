import Hls, { type ErrorData, ErrorDetails, ErrorTypes } from 'hls.js/light'
import { createHlsRecovery, type HlsFailure } from '../hls-recovery.ts'
import type { Engine, EngineInput } from './engine.ts'

/** HLS where the browser has none. */
export function startHls({ element, src, fail, offer }: EngineInput): Engine {
  if (!Hls.isSupported()) {
    fail('notSupported', true)
    return { end() {} }
  }
  // A worker would come from an address that the page's policy does not allow.
  const hls = new Hls({ enableWorker: false, startPosition: startIn(src) })
  const next = createHlsRecovery()
  let refused = 0
  hls.on(Hls.Events.FRAG_LOADED, () => {
    refused = 0
  })
  hls.on(Hls.Events.ERROR, (_event, data) => {
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
      heights: hls.levels.map(({ height }) => height),
      current: () => (hls.autoLevelEnabled ? -1 : hls.currentLevel),
      choose: index => {
        hls.currentLevel = index
      },
    })
  })
  hls.loadSource(src)
  hls.attachMedia(element)
  return { end: () => hls.destroy() }
}

/** One after another. */
const MAX_REFUSED = 3

const PLAYLIST: ReadonlySet<string> = new Set([
  ErrorDetails.MANIFEST_LOAD_ERROR,
  ErrorDetails.MANIFEST_LOAD_TIMEOUT,
  ErrorDetails.MANIFEST_PARSING_ERROR,
  ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
])

/** A piece that the server does not have: the engine would ask for it again and again, and call none of it fatal. */
const isRefused = ({ details, response }: ErrorData) =>
  details === ErrorDetails.FRAG_LOAD_ERROR && (response?.code ?? 0) >= 400

function kindOf({ type, details }: ErrorData): HlsFailure {
  if (PLAYLIST.has(details)) return 'playlist'
  if (type === ErrorTypes.NETWORK_ERROR) return 'network'
  return type === ErrorTypes.MEDIA_ERROR ? 'media' : 'other'
}

/** Seconds of a part that is asked for by its address; -1 for the beginning. */
const startIn = (src: string) => Number(/#t=(\d+(?:\.\d+)?)/.exec(src)?.[1] ?? -1)
