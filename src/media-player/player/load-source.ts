import type { Engine, EngineInput } from '../engines/engine.ts'
import { mustFetchAsBlob, startNative } from '../engines/native.ts'
import { type Engine as EngineName, playableSources } from '../sources.ts'
import { type FailureText, hideFailure, showFailure } from './overlay.ts'
import { isOwn, loadOwn } from './playback.ts'
import { emit, type Player } from './player.ts'
import { STALLED_MS, watchNetwork } from './watch-network.ts'

type Start = (input: EngineInput) => Engine | Promise<Engine>

/** Engines other than the native one are loaded on demand. */
const engines: Record<EngineName, () => Promise<Start>> = {
  native: async () => startNative,
  hls: async () => (await import('../engines/hls.ts')).startHls,
  dash: async () => {
    // Otherwise dash.js would start every DASH source of the page.
    Object.assign(globalThis, { dashjs: { skipAutoCreate: true } })
    return (await import('../engines/dash.ts')).startDash
  },
  flv: async () => (await import('../engines/flv.ts')).startFlv,
  youtube: async () => (await import('../engines/frame-engine.ts')).startFrame,
  vimeo: async () => (await import('../engines/frame-engine.ts')).startFrame,
}

/** Prefer native HLS on Apple platforms only; elsewhere it is recent and offers no quality levels. */
const isApple = !('MediaSource' in globalThis) || 'ManagedMediaSource' in globalThis

/** Tries a player's sources in order (MP-2) and shows the error if all fail (MP-4). */
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
        // A failure during preloading is silent; it is reported when the visitor presses play.
        end()
        player.element.preload = 'none'
        return
      }
      watching.abort()
      resumeAt = player.media.currentTime
      // The failed engine would keep retrying in the background.
      engine?.end()
      engine = undefined
      showFailure(player, text, retry)
      // Offline during playback: retry when the network is back.
      if (text === 'network') addEventListener('online', retry, { once: true })
    }
    /** Stalled data may still arrive, so give up only if there is another source. */
    const stalled = () => {
      if (hasNext) return fail('network', true)
      resumeAt = player.media.currentTime
      showFailure(player, 'network', retry)
    }
    /** Loads an engine's script with the same timeout as a source. */
    function loadEngineInTime(name: EngineName): Promise<Start> {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          if (hasNext) reject(new Error(`The player for ${name} did not load.`))
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
      const run = await loadEngineInTime(candidate.engine)
      if (signal.aborted) return
      hideFailure(player)
      const begun = await run({
        element: player.element,
        src,
        startSeconds: at || player.clip.startSeconds || undefined,
        fail,
        offer(choices) {
          player.stream = { ...player.stream, ...choices }
          emit(player, 'player-stream')
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

  /** Continues with the next source at the current position. */
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
    emit(player, 'player-stream')
  }

  return {
    /**
     * Loads the first working source, at once if it is native. Resolves when it, or a replacement,
     * is ready.
     */
    async load() {
      started ??= start(0)
      let begun: Promise<void> | undefined
      while (begun !== started) {
        begun = started
        await begun
      }
    },
    /** Whether the first source is native, which loads only the data it needs. */
    isNative: () => {
      const [first] = candidates()
      return first?.engine === 'native' && !mustFetchAsBlob(first.source.src)
    },
    end,
  }
}

/** Time a video must stay in view before it counts as looked at, not scrolled past. */
const STAYS_MS = 300

/**
 * Preloads a video of this site once the visitor stops at it, so that playback starts at once;
 * earlier if it has no poster. Waits for the page to load, and does nothing when the visitor saves
 * data.
 */
export function loadWhenVisible(player: Player, hasPicture: boolean) {
  if (savesData()) return
  if (!hasPicture) return loadOwn(player)
  let timer: ReturnType<typeof setTimeout> | undefined
  const seen = new IntersectionObserver(
    entries => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(load, STAYS_MS)
    },
    { threshold: 0.5 },
  )
  function load() {
    if (document.readyState !== 'complete') return addEventListener('load', load, { once: true })
    stop()
    loadOwn(player)
  }
  const stop = () => {
    clearTimeout(timer)
    seen.disconnect()
  }
  player.signal.addEventListener('abort', stop)
  seen.observe(player.box)
}

/**
 * SL-4: whether a video may start when its slide is shown. Not with reduced motion or data saving,
 * and not from another host unless the visitor started it before.
 */
export function mayPlayByItself(player: Player): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return false
  return player.wasAsked || isOwn(player)
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
