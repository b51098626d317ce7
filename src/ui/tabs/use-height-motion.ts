import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '../hooks/use-reduced-motion.ts'

/**
 * Animates the height of an element when `shown` changes, cross-fading its children. Returns a
 * function to call just before the change.
 */
export function useHeightMotion(
  element: RefObject<HTMLElement | null>,
  shown: number,
  duration: number,
): () => void {
  const before = useRef<{ height: number; shown: number } | undefined>(undefined)

  useLayoutEffect(() => {
    const box = element.current
    const from = before.current
    before.current = undefined
    if (!box || from === undefined || prefersReducedMotion()) return
    for (const running of box.getAnimations({ subtree: true })) running.cancel()
    const timing = { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
    const heights = [from.height, box.offsetHeight].map(height => ({
      blockSize: `${height}px`,
      overflow: 'clip',
    }))
    box.animate(heights, timing)
    box.children[shown]?.animate({ opacity: [0, 1] }, timing)
    // The old child is positioned over the new one, which defines the height.
    const left = box.children[from.shown]
    const over = {
      position: 'absolute',
      insetBlockStart: '0',
      inlineSize: '100%',
      display: left?.hasAttribute('data-pictured') ? 'grid' : 'block',
    }
    left?.animate(
      [
        { ...over, opacity: 1 },
        { ...over, opacity: 0 },
      ],
      timing,
    )
  }, [element, shown, duration])

  return () => {
    const height = element.current?.offsetHeight
    before.current = height === undefined ? undefined : { height, shown }
  }
}
