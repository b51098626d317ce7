import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'
import { startSlideshowTimer } from './slideshow-timer.ts'

interface Options {
  enabled: boolean
  delayMs: number
  /** Current slide. Every move restarts the delay. */
  index: number
  /** Returns false if it could not move. */
  next(): boolean
}

export interface Slideshow {
  /** Paused by the visitor. */
  paused: boolean
  toggle(): void
  /** Advancing automatically; changes are not announced then. */
  running: boolean
  /** Event handlers for the root: hover and focus pause the slideshow, and leaving restarts the delay. */
  hold: {
    onPointerEnter(event: PointerEvent): void
    onPointerLeave(): void
    onFocus(event: FocusEvent): void
    onBlur(event: FocusEvent): void
  }
}

/** Automatic slideshow (SL-3): paused by hover, focus, a hidden tab, reduced motion, or the visitor. */
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
      // Its own button must be able to start it while focused.
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
