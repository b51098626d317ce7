import type { Engine, EngineInput } from '../engines/engine.ts'
import { startNative } from '../engines/native.ts'
import { type Engine as EngineName, playableSources } from '../sources.ts'
import { type FailureText, hideFailure, showFailure } from './failure.ts'
import { onLostNetwork } from './lost-network.ts'
import { type Player, tell } from './player.ts'

type Start = (input: EngineInput) => Engine | Promise<Engine>

/** What is not the browser's own comes when it is needed. */
const engines: Record<EngineName, () => Promise<Start>> = {
  native: async () => startNative,
  hls: async () => (await import('../engines/hls.ts')).startHls,
  dash: async () => {
    // By itself, its package begins every DASH source of the page as soon as it is there.
    Object.assign(globalThis, { dashjs: { skipAutoCreate: true } })
    return (await import('../engines/dash.ts')).startDash
  },
  flv: async () => (await import('../engines/flv.ts')).startFlv,
  youtube: async () => (await import('../engines/frame-engine.ts')).startFrame,
  vimeo: async () => (await import('../engines/frame-engine.ts')).startFrame,
}

/** HLS is at home there; elsewhere it is young, and ours has the steps that it has not. */
const isApple = !('MediaSource' in globalThis) || 'ManagedMediaSource' in globalThis

/** Tries the sources of a player one after another (MP-2), and says what has failed when none is left (MP-4). */
export function createSourceLoader(player: Player, takeOver: (engine: Engine) => void) {
  let engine: Engine | undefined
  let started: Promise<void> | undefined
  let resumeAt = 0
  let watching = new AbortController()

  const candidates = () =>
    playableSources(
      player.sources,
      type => player.element.canPlayType(type) !== '' && (!type.includes('mpegurl') || isApple),
    )

  async function start(index: number): Promise<void> {
    const candidate = candidates()[index]
    if (!candidate) return showFailure(player, 'noRenderer', retry)
    let isOver = false
    const fail = (text: FailureText, next: boolean) => {
      if (isOver) return
      isOver = true
      const isPlaying = !player.media.paused
      if (next && candidates()[index + 1]) {
        end()
        started = start(index + 1)
        if (isPlaying) void started.then(() => player.play())
        return
      }
      if (player.box.inert) {
        // Under its image nobody has asked for it: whoever presses play is told.
        end()
        player.element.preload = 'none'
        return
      }
      watching.abort()
      resumeAt = player.media.currentTime
      // An engine that was given up would go on trying behind the message.
      engine?.end()
      engine = undefined
      showFailure(player, text, retry)
      // Offline in the middle: it goes on when the network is back.
      if (text === 'network') addEventListener('online', retry, { once: true })
    }
    try {
      const run = await engines[candidate.engine]()
      engine = await run({
        element: player.element,
        src: candidate.source.src,
        fail,
        offer(quality) {
          player.quality = quality
          tell(player, 'player-quality')
        },
      })
      takeOver(engine)
      if (!engine.media)
        onLostNetwork(player.element, watching.signal, () => fail('network', false))
    } catch (error) {
      console.warn(error)
      fail('noRenderer', true)
    }
  }

  function retry() {
    if (!player.hasFailed) return
    hideFailure(player)
    end()
    player.element.load()
    const at = resumeAt
    started = start(0).then(() => {
      if (at > 0) player.seek(at)
      player.play()
    })
  }

  function end() {
    removeEventListener('online', retry)
    watching.abort()
    watching = new AbortController()
    engine?.end()
    engine = undefined
    started = undefined
    player.quality = undefined
  }

  return {
    /** Loads the first source that there is; at once where the browser plays it by itself. */
    load: () => {
      started ??= start(0)
      return started
    },
    isNative: () => candidates()[0]?.engine === 'native',
    end,
  }
}
