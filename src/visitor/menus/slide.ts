/** HDR-5: how long a mobile menu slides, and what is nested in it. */
export const SLIDE_MS = 500
/** HDR-7: how long submenus of a fullscreen menu expand and collapse. */
export const FULLSCREEN_SLIDE_MS = 700

interface Sliding {
  open: boolean
}

/**
 * Opens and closes a `details`, in 500 ms unless told otherwise: its content is there from the first to the last moment of that. Who wants it the
 * other way meanwhile gets that.
 */
export function createSlides<Of extends Sliding>(look: {
  /** Moves the content; answers how to stop that. */
  move(details: Of, opens: boolean, durationMs: number): () => void
  /** Nothing moves: it is open, or not, at once. */
  isStill(): boolean
}) {
  const running = new Map<
    Of,
    { opens: boolean; timer: ReturnType<typeof setTimeout>; stop(): void }
  >()

  /** Open, and not about to close. */
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
      // One that opens is open from the beginning, unless something else has closed it.
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

/** Moves the content of a `details` with the browser's own animation. */
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
