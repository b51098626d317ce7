import { useEffect } from 'react'

/** Maximum number of frames to wait for an inserted module to appear. */
const FRAMES = 60
const MARGIN = 24

/** Scrolls the canvas to the selected module if it is outside the viewport. */
export function useScrollTo(id: string | undefined) {
  useEffect(() => {
    if (!id) return
    let left = FRAMES
    let frame = requestAnimationFrame(function look() {
      if (!scrollTo(id) && left-- > 0) frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [id])
}

function scrollTo(id: string): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument
  const element = frame?.getElementById(id)
  const view = frame?.defaultView
  if (!element || !view) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  const isSeen = bottom > MARGIN && top < view.innerHeight - MARGIN
  if (isSeen) return true
  const room = view.innerHeight - height
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches
  view.scrollBy({
    top: top - (room > 2 * MARGIN ? room / 2 : MARGIN),
    behavior: isCalm ? 'instant' : 'smooth',
  })
  return true
}
