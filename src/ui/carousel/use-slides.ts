import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type MotionLock, useMotionLock } from '../hooks/use-motion-lock.ts'
import { groupStart, neighborGroup, type StripMove, wayTo } from './strip-groups.ts'
import { useSwipe } from './use-swipe.ts'

/** SL-2: cross-fade of 700 ms; presses during it are ignored. */
export const FADE_MS = 700

export interface Slides {
  index: number
  count: number
  moving: boolean
  /** Direction of the last move. */
  way: StripMove
  /** Whether the visitor caused it by a control, key or swipe. */
  isChosen: boolean
  /** Moves by a control. Returns false if nothing moved. */
  go(index: number): boolean
  next(): boolean
  previous(): boolean
  /** Moves automatically to the next slide (SL-3). */
  advance(): boolean
  /** Moves for the URL, even during a transition. */
  jump(index: number): void
  /** Event handlers for the viewport. */
  swipe: ReturnType<typeof useSwipe>
}

interface Options {
  moveMs?: number
  /** Number of items in view, which move together. */
  view?: number
}

/** Current slide, wrapping at both ends (SL-1). Starts at the slide that the visitor scrolled to. */
export function useSlides(
  count: number,
  viewport: RefObject<HTMLElement | null>,
  { moveMs = FADE_MS, view = 1 }: Options = {},
): Slides {
  const [index, setIndex] = useState(0)
  const [way, setWay] = useState<StripMove>({ from: 0, isForward: true, by: 0 })
  const [isChosen, setChosen] = useState(false)
  const current = useRef(0)
  const lock = useMotionLock(moveMs)

  useLayoutEffect(() => {
    const row = viewport.current
    if (!row || row.clientWidth === 0) return
    current.current = Math.min(count - 1, Math.round(Math.abs(row.scrollLeft) / pitchOf(row)))
    row.scrollLeft = 0
    setIndex(current.current)
  }, [count, viewport])

  // Groups have fixed positions: after a change of size, the group that contains the item is shown.
  useLayoutEffect(() => {
    current.current = groupStart(current.current, view)
    setIndex(current.current)
  }, [view])

  const move = useCallback(
    (
      to: number,
      by: MotionLock['run'],
      { isChosen = true, isForward = to > current.current } = {},
    ): boolean => {
      if (to === current.current) return false
      return by(() => {
        setChosen(isChosen)
        setWay(wayTo(current.current, to, { count, isForward }))
        current.current = to
        setIndex(to)
      })
    },
    [count],
  )

  const { run, force } = lock
  const go = useCallback((to: number) => move(to, run), [move, run])
  const onward = useCallback(
    (isChosen: boolean) =>
      move(neighborGroup(current.current, { count, size: view, isForward: true }), run, {
        isChosen,
        isForward: true,
      }),
    [move, run, count, view],
  )
  const next = useCallback(() => onward(true), [onward])
  const advance = useCallback(() => onward(false), [onward])
  const previous = useCallback(
    () =>
      move(neighborGroup(current.current, { count, size: view, isForward: false }), run, {
        isForward: false,
      }),
    [move, run, count, view],
  )
  const jump = useCallback(
    (to: number) => void move(groupStart(to, view), force, { isChosen: false }),
    [move, force, view],
  )
  const swipe = useSwipe(next, previous)
  const moves = { go, next, previous, advance, jump, swipe }
  return { index, count, moving: lock.moving, way, isChosen, ...moves }
}

/** Distance in pixels between the starts of two slides; for stacked slides, the width of one. */
function pitchOf(row: HTMLElement): number {
  const [first, second] = row.children
  const left = (one: Element) => one.getBoundingClientRect().left
  const pitch = first && second ? Math.abs(left(second) - left(first)) : 0
  return pitch || row.clientWidth
}
