/** HDR-5: duration of the mobile menu's slide. */
export const SLIDE_MS = 500
/** HDR-7: duration for submenus of a fullscreen menu. */
export const FULLSCREEN_SLIDE_MS = 700

interface Sliding {
  open: boolean
}

/**
 * Animates a `details`, by default in 500 ms; content is present throughout. Can be reversed while
 * running.
 */
export function createSlides<Of extends Sliding>(look: {
  /** Animates the content; returns a function that stops it. */
  move(details: Of, opens: boolean, durationMs: number): () => void
  /** Skips the animation. */
  isStill(): boolean
}) {
  const running = new Map<
    Of,
    { opens: boolean; timer: ReturnType<typeof setTimeout>; stop(): void }
  >()

  /** Open and not closing. */
  const isOpen = (details: Of) => details.open && running.get(details)?.opens !== false

  function stop(details: Of) {
    const before = running.get(details)
    clearTimeout(before?.timer)
    before?.stop()
    running.delete(details)
  }

  function slideTo(details: Of, opens: boolean, durationMs = SLIDE_MS) {
    if (isOpen(details) === opens) return
    stop(details)
    if (opens || look.isStill()) details.open = opens
    if (look.isStill()) return
    const end = () => {
      stop(details)
      // Opening elements are open from the start, unless closed meanwhile by other code.
      if (!opens) details.open = false
    }
    running.set(details, {
      opens,
      stop: look.move(details, opens, durationMs),
      timer: setTimeout(end, durationMs),
    })
  }

  return { slideTo, isOpen }
}

/** Animates the content with the Web Animations API. */
export function slideContent(details: HTMLDetailsElement, opens: boolean, duration: number) {
  const content = details.querySelector<HTMLElement>(':scope > :not(summary)')
  if (!content) return () => {}
  content.dataset.sliding = ''
  const heights = ['0px', `${content.scrollHeight}px`]
  const paddings = ['0px', getComputedStyle(content).paddingBlockEnd]
  const animation = content.animate(
    {
      blockSize: opens ? heights : heights.toReversed(),
      paddingBlockEnd: opens ? paddings : paddings.toReversed(),
    },
    { duration, easing: 'ease', fill: 'both' },
  )
  return () => {
    animation.cancel()
    delete content.dataset.sliding
  }
}
