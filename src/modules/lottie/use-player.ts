import { type RefObject, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#ui/client'
import { isInBuilder } from '#visitor/client'
import type { Play, Player } from './player.ts'

interface Options {
  src: string | undefined
  play: Play
  speed: number
  hasPoster: boolean
}

export type LottieState = 'waiting' | 'still' | 'playing' | 'paused' | 'failed'

/** Loads the player near the viewport and plays as configured while visible. */
export function usePlayer(
  stage: RefObject<HTMLElement | null>,
  { src, play, speed, hasPoster }: Options,
) {
  const player = useRef<Player>(undefined)
  const [state, setState] = useState<LottieState>('waiting')
  const [hasButton, setButton] = useState(false)
  /** The visitor's choice by the button takes precedence. */
  const stopped = useRef(false)

  useEffect(() => {
    const element = stage.current
    if (!element || !src) return
    const isStill = isInBuilder() || prefersReducedMotion()
    // The poster is sufficient if nothing moves.
    if (isStill && hasPoster) return setState('still')
    const end = new AbortController()
    const { signal } = end

    function fail() {
      end.abort()
      player.current?.destroy()
      player.current = undefined
      setButton(false)
      setState('failed')
    }

    async function start(on: HTMLElement, address: string) {
      const { startPlayer, FREE_SECONDS } = await import('./player.ts')
      if (signal.aborted) return
      const onRun = (isRunning: boolean) => setState(isRunning ? 'playing' : 'paused')
      const started = await startPlayer({
        stage: on,
        src: address,
        play,
        speed,
        onRun,
        onFailure: fail,
      })
      if (signal.aborted) return started.destroy()
      player.current = started
      if (isStill) {
        started.show(1)
        return setState('still')
      }
      setState('paused')
      setButton(play === 'loop' || (play === 'once' && started.seconds > FREE_SECONDS))
      if (play === 'hover') playOnHover(on, started, signal)
      else if (play === 'scroll') followScroll(on, started, signal)
      else playWhileSeen(on, started, signal, play === 'loop', stopped)
    }

    start(element, src).catch(fail)
    return () => {
      end.abort()
      player.current?.destroy()
      player.current = undefined
    }
  }, [stage, src, play, speed, hasPoster])

  function toggle() {
    stopped.current = state === 'playing'
    if (stopped.current) player.current?.pause()
    else player.current?.play()
  }

  return { state, hasButton, toggle }
}

/** On hover and focus of a surrounding link. */
function playOnHover(stage: HTMLElement, player: Player, signal: AbortSignal) {
  const target = stage.closest<HTMLElement>('a') ?? stage
  for (const begin of ['pointerenter', 'focus']) {
    target.addEventListener(begin, () => player.play(), { signal })
  }
  for (const end of ['pointerleave', 'blur']) {
    target.addEventListener(end, () => player.pause(), { signal })
  }
}

/** Progress from entering to leaving the viewport. */
function followScroll(stage: HTMLElement, player: Player, signal: AbortSignal) {
  let frame = 0
  const show = () => {
    frame = 0
    const { top, height } = stage.getBoundingClientRect()
    player.show((innerHeight - top) / (innerHeight + height))
  }
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(show)
  }
  addEventListener('scroll', ask, { passive: true, signal })
  addEventListener('resize', ask, { signal })
  show()
}

function playWhileSeen(
  stage: HTMLElement,
  player: Player,
  signal: AbortSignal,
  isEndless: boolean,
  stopped: RefObject<boolean>,
) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (stopped.current) return
      if (!entry?.isIntersecting) return player.pause()
      player.play()
      if (!isEndless) observer.disconnect()
    },
    { threshold: 0.25 },
  )
  observer.observe(stage)
  signal.addEventListener('abort', () => observer.disconnect())
}
