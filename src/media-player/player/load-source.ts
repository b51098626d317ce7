import type { Engine, EngineInput } from '../engines/engine.ts'
import { isFetchedWhole, startNative } from '../engines/native.ts'
import { type Engine as EngineName, playableSources } from '../sources.ts'
import { type FailureText, hideFailure, showFailure } from './failure.ts'
import { type Player, tell } from './player.ts'
import { STALLED_MS, watchNetwork } from './watch-network.ts'

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

  async function start(index: number, at = 0): Promise<void> {
    const candidate = candidates()[index]
    if (!candidate) return showFailure(player, 'noRenderer', retry)
    const { src } = candidate.source
    const { signal } = watching
    const hasNext = candidates()[index + 1] !== undefined
    let isOver = false
    let progress = () => {}
    const fail = (text: FailureText, next: boolean) => {
      if (isOver) return
      isOver = true
      if (next && hasNext) return startNext(index)
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
    /** It may come yet: it is not given up, unless there is another source. */
    const stalled = () => {
      if (hasNext) return fail('network', true)
      resumeAt = player.media.currentTime
      showFailure(player, 'network', retry)
    }
    /** The script of an engine: nobody waits longer for it than for a source. */
    function comeInTime(name: EngineName): Promise<Start> {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          if (hasNext) reject(new Error(`What plays ${name} does not come.`))
          else if (!signal.aborted) stalled()
        }, STALLED_MS)
        const done = () => clearTimeout(late)
        engines[name]().finally(done).then(resolve, reject)
      })
    }
    const came = () => {
      hideFailure(player)
      player.play()
    }
    try {
      const run = await comeInTime(candidate.engine)
      if (signal.aborted) return
      hideFailure(player)
      const begun = await run({
        element: player.element,
        src,
        startSeconds: at || player.part.startSeconds || undefined,
        fail,
        offer(choices) {
          player.stream = { ...player.stream, ...choices }
          tell(player, 'player-stream')
        },
        progress: () => progress(),
      })
      if (signal.aborted) return begun.end()
      engine = begun
      takeOver(begun)
      if (begun.media) return
      progress = watchNetwork(player.element, signal, {
        lost: () => fail('network', false),
        stalled,
        came,
      })
    } catch (error) {
      console.warn(error)
      fail('noRenderer', true)
    }
  }

  /** Goes on with another source where this one came to. */
  function startNext(index: number) {
    const at = player.media.currentTime
    const isPlaying = player.wantsToPlay || !player.media.paused
    end()
    started = start(index + 1, at)
    if (isPlaying) void started.then(() => player.play())
  }

  function retry() {
    if (!player.hasFailed) return
    hideFailure(player)
    end()
    player.element.load()
    started = start(0, resumeAt).then(() => player.play())
  }

  function end() {
    removeEventListener('online', retry)
    watching.abort()
    watching = new AbortController()
    engine?.end()
    engine = undefined
    started = undefined
    player.stream = {}
    tell(player, 'player-stream')
  }

  return {
    /** Loads the first source that there is; at once where the browser plays it by itself. Resolves when the one begins that took its place, too. */
    async load() {
      started ??= start(0)
      let begun: Promise<void> | undefined
      while (begun !== started) {
        begun = started
        await begun
      }
    },
    /** Whether the browser plays it by itself, and asks for no more of it than it needs. */
    isNative: () => {
      const [first] = candidates()
      return first?.engine === 'native' && !isFetchedWhole(first.source.src)
    },
    end,
  }
}
