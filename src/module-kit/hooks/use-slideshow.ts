import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { startSlideshowTimer } from './slideshow-timer.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

interface Options {
  enabled: boolean
  delayMs: number
  /** The active slide; every move starts a full new delay. */
  index: number
  /** Answers false when it could not move. */
  next(): boolean
}

export interface Slideshow {
  /** Paused by the visitor. */
  paused: boolean
  toggle(): void
  /** Slides change by themselves at present: changes are not announced then. */
  running: boolean
  /** Spread on the root: pointer and focus hold the show; leaving starts a full new delay. */
  hold: {
    onPointerEnter(event: PointerEvent): void
    onPointerLeave(): void
    onFocus(event: FocusEvent): void
    onBlur(event: FocusEvent): void
  }
}

/** The automatic slideshow (SL-3): held by pointer, focus, a hidden tab and reduced motion; can be paused. */
export function useSlideshow({ enabled, delayMs, index, next }: Options): Slideshow {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = useHiddenTab()
  const still = useReducedMotion()
  const isPaused = useRef(false)
  const held = hovered || focused || hidden
  const alive = enabled && !still

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move (index) starts a full new delay
  useEffect(() => {
    if (!alive || held) return
    return startSlideshowTimer({ delayMs, isPaused: () => isPaused.current, next })
  }, [alive, held, delayMs, index, next])

  return {
    paused,
    running: alive && !paused && !held,
    toggle: () => {
      isPaused.current = !isPaused.current
      setPaused(isPaused.current)
    },
    hold: {
      onPointerEnter: event => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // The show's own button must be able to start it while it has the focus.
      onFocus: event => setFocused(!(event.target as Element).closest('[data-slideshow-toggle]')),
      onBlur: event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const check = () => setHidden(document.visibilityState === 'hidden')
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
  return hidden
}
