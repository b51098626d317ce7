import { useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from './use-reduced-motion.ts'

export interface MotionLock {
  /** A transition is running. Never true under reduced motion. */
  moving: boolean
  /** Starts a transition, unless one is running (returns false). `end` is called afterwards. */
  run(start: () => void, end?: () => void): boolean
  /** Starts even during a transition, for the URL and keys, which must not be ignored. */
  force(start: () => void, end?: () => void): true
}

/** Runs one transition at a time and ignores presses meanwhile (spec §4). */
export function useMotionLock(durationMs: number): MotionLock {
  const [moving, setMoving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const force = useCallback(
    (start: () => void, end?: () => void): true => {
      const still = prefersReducedMotion()
      clearTimeout(timer.current)
      start()
      setMoving(!still)
      const finish = () => {
        timer.current = undefined
        setMoving(false)
        end?.()
      }
      timer.current = setTimeout(finish, still ? 0 : durationMs)
      return true
    },
    [durationMs],
  )
  const run = useCallback(
    (start: () => void, end?: () => void) =>
      (timer.current === undefined || prefersReducedMotion()) && force(start, end),
    [force],
  )
  return { moving, run, force }
}
