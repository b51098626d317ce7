import type PhotoSwipe from 'photoswipe'
import { prefersReducedMotion } from '#ui/client'

const ZOOM_STEP = 1.5
const ZOOM_MS = 200
const STOPS = 'button:not([tabindex="-1"]), a[href], input, [tabindex="0"]'

/**
 * Adds keys that the library lacks: Tab cycles within the dialog (APG Dialog), plus and minus zoom,
 * 0 resets.
 */
export function addKeys(lightbox: PhotoSwipe) {
  lightbox.on('keydown', event => {
    const key = event.originalEvent
    if (key.ctrlKey || key.metaKey || key.altKey) return
    if (key.key === 'Tab') {
      stepThrough(lightbox, key.shiftKey ? -1 : 1)
      event.preventDefault()
      key.preventDefault()
    }
    if (key.key === '+' || key.key === '=') zoom(lightbox, level => level * ZOOM_STEP)
    if (key.key === '-') zoom(lightbox, level => level / ZOOM_STEP)
    if (key.key === '0') zoom(lightbox, () => 0)
  })
}

/** The library listens to keys only when its opening animation has ended. */
export function closeByEscapeWhileOpening(lightbox: PhotoSwipe) {
  const opening = new AbortController()
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') lightbox.on('openingAnimationEnd', () => lightbox.close())
  }
  document.addEventListener('keydown', onKeyDown, { signal: opening.signal })
  for (const end of ['openingAnimationEnd', 'destroy'] as const) {
    lightbox.on(end, () => opening.abort())
  }
}

function stepThrough({ element }: PhotoSwipe, step: 1 | -1) {
  const stops = [...(element?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter(
    stop =>
      stop.checkVisibility({ visibilityProperty: true }) &&
      !stop.matches(':disabled') &&
      !stop.closest('[inert]'),
  )
  const from = stops.indexOf(document.activeElement as HTMLElement)
  const to = from < 0 && step < 0 ? stops.length - 1 : (from + step + stops.length) % stops.length
  stops[to]?.focus()
}

function zoom({ currSlide: slide }: PhotoSwipe, to: (level: number) => number) {
  if (!slide?.isZoomable()) return
  const { initial, max } = slide.zoomLevels
  const level = Math.min(max, Math.max(initial, to(slide.currZoomLevel)))
  slide.zoomTo(level, undefined, prefersReducedMotion() ? false : ZOOM_MS)
}
