import { useCallback, useEffect, useRef, useState } from 'react'
import { wantsStillness } from './use-reduced-motion.ts'

export interface MotionLock {
  /** A motion runs; styles animate by it. Never true under reduced motion. */
  moving: boolean
  /** Does what starts a motion, unless one runs (then answers false); `end` follows when it is over. */
  run(start: () => void, end?: () => void): boolean
  /** Does it even while a motion runs: for the address and for keys, which are never dropped. */
  force(start: () => void, end?: () => void): true
}

/** One motion at a time: what is pressed while it runs is ignored (spec §4). */
export function useMotionLock(durationMs: number): MotionLock {
  const [moving, setMoving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const force = useCallback(
    (start: () => void, end?: () => void): true => {
      const still = wantsStillness()
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
      (timer.current === undefined || wantsStillness()) && force(start, end),
    [force],
  )
  return { moving, run, force }
}
