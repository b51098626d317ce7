import { createGlide } from './glide.ts'
import { isBuilding } from './mode.ts'
import { prefersReducedMotion } from './screen.ts'

/** NAV-11: of one notch of a wheel, and of one press of an arrow, in pixels. */
const STEP_PX = 80
const ARROW_STEP_PX = 50
/** What a browser tells for one notch, in pixels. */
const NOTCH_PX = 120
/** The share of the window that a page key goes on by. */
const PAGE_SHARE = 0.9

/**
 * NAV-11: wheel and keys scroll the page smoothly, where the owner wants it and the browser is Chrome. A touchpad is smooth
 * by itself; what scrolls inside the page keeps its wheel, and fields keep their keys.
 */
export function startSmoothWheel() {
  if (!isChrome() || isBuilding() || prefersReducedMotion()) return
  const glide = createGlide({
    scrollBy: px => scrollBy({ top: px, behavior: 'instant' }),
    now: () => performance.now(),
    nextFrame: run => requestAnimationFrame(run),
  })
  const goOn = (event: Event, px: number | undefined) => {
    if (px === undefined || event.defaultPrevented || scrollsInside(event.target)) return
    // Behind an open menu the page stands still.
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

/** What a notch of the wheel goes on by; undefined for a touchpad, for sideways, and for a wheel that zooms. */
export function wheelStep(
  event: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'shiftKey'>,
): number | undefined {
  const { deltaX, deltaY, deltaMode } = event
  if (event.ctrlKey || event.shiftKey || deltaX !== 0 || deltaY === 0) return undefined
  // Told in lines or pages it is a wheel's; in pixels, where they are whole notches.
  const notches = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY / NOTCH_PX : Math.sign(deltaY)
  return Number.isInteger(notches) ? notches * STEP_PX : undefined
}

interface Heights {
  page: number
  window: number
  /** How far the page is scrolled. */
  scrolled: number
}

/** What a key goes on by, in pixels; undefined for keys that do not scroll, and with another key held. */
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
/** These know what to do with keys themselves: an arrow moves on in a slider, space presses a button. */
const CONTROLS =
  'button, summary, video, audio, [role="tab"], [role="slider"], [role="option"], [role="radio"], [role^="menuitem"]'

function isForElement(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return (
    target.closest(FIELDS) !== null ||
    (key !== 'Home' && key !== 'End' && target.closest(CONTROLS) !== null)
  )
}

/** Something between the element and the page scrolls by itself: a table, a dialog, a map. */
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
