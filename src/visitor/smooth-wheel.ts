import { isInBuilder } from './mode.ts'
import { prefersReducedMotion } from './screen.ts'
import { createGlide } from './smooth-scroll.ts'

/** NAV-11: distance of a wheel notch and of an arrow key, in pixels. */
const STEP_PX = 80
const ARROW_STEP_PX = 50
/** Wheel delta of one notch, in pixels. */
const NOTCH_PX = 120
/** Fraction of the window for page keys. */
const PAGE_SHARE = 0.9

/**
 * NAV-11: smooth scrolling by wheel and keys, if enabled and the browser is Chrome. Touchpads are
 * already smooth; nested scroll areas and fields keep their events.
 */
export function startSmoothWheel() {
  if (!isChrome() || isInBuilder() || prefersReducedMotion()) return
  const glide = createGlide({
    scrollBy: px => scrollBy({ top: px, behavior: 'instant' }),
    now: () => performance.now(),
    nextFrame: run => requestAnimationFrame(run),
  })
  const goOn = (event: Event, px: number | undefined) => {
    if (px === undefined || event.defaultPrevented || scrollsInside(event.target)) return
    // The page is locked behind an open menu.
    if (getComputedStyle(document.documentElement).overflowY === 'hidden') return
    event.preventDefault()
    glide.by(px)
  }
  addEventListener('wheel', event => goOn(event, wheelStep(event)), { passive: false })
  addEventListener('keydown', event => {
    if (isForElement(event.key, event.target)) return
    const page = document.documentElement.scrollHeight
    goOn(event, keyStep(event, { page, window: innerHeight, scrolled: scrollY }))
  })
}

/** Scroll distance of a wheel event; undefined for touchpads, horizontal scrolling and zooming. */
export function wheelStep(
  event: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'shiftKey'>,
): number | undefined {
  const { deltaX, deltaY, deltaMode } = event
  if (event.ctrlKey || event.shiftKey || deltaX !== 0 || deltaY === 0) return undefined
  // Deltas in lines or pages, or in whole notches, come from a wheel.
  const notches = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY / NOTCH_PX : Math.sign(deltaY)
  return Number.isInteger(notches) ? notches * STEP_PX : undefined
}

interface Heights {
  page: number
  window: number
  /** Current scroll position. */
  scrolled: number
}

/** Scroll distance of a key in pixels; undefined for other keys and with modifiers. */
export function keyStep(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>,
  { page, window, scrolled }: Heights,
): number | undefined {
  const { key, shiftKey } = event
  if (event.ctrlKey || event.altKey || event.metaKey || (shiftKey && key !== ' ')) return undefined
  switch (key) {
    case 'ArrowUp':
      return -ARROW_STEP_PX
    case 'ArrowDown':
      return ARROW_STEP_PX
    case ' ':
      return (shiftKey ? -1 : 1) * PAGE_SHARE * window
    case 'PageUp':
      return -PAGE_SHARE * window
    case 'PageDown':
      return PAGE_SHARE * window
    case 'Home':
      return -scrolled
    case 'End':
      return page - window - scrolled
    default:
      return undefined
  }
}

const FIELDS =
  'input, textarea, select, iframe, embed, object, [contenteditable]:not([contenteditable="false"])'
/** Controls that use these keys themselves, such as arrows in a slider or space on a button. */
const CONTROLS =
  'button, summary, video, audio, [role="tab"], [role="slider"], [role="option"], [role="radio"], [role^="menuitem"]'

function isForElement(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return (
    target.closest(FIELDS) !== null ||
    (key !== 'Home' && key !== 'End' && target.closest(CONTROLS) !== null)
  )
}

/** Whether a scrollable element (table, dialog, map) is between the target and the page. */
function scrollsInside(target: EventTarget | null): boolean {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (at === document.body || at === document.documentElement) return false
    if (at.matches('dialog')) return true
    if (at.scrollHeight <= at.clientHeight) continue
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return true
  }
  return false
}

function isChrome(): boolean {
  const { userAgentData } = navigator as { userAgentData?: { brands: { brand: string }[] } }
  return userAgentData?.brands.some(({ brand }) => /Chrom/.test(brand)) ?? false
}
