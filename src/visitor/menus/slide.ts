/** HDR-5: how long a mobile menu slides, and what is nested in it. */
export const SLIDE_MS = 500

interface Sliding {
  open: boolean
}

/**
 * Opens and closes a `details` in 500 ms: its content is there from the first to the last moment of that. Who wants it the
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

  function slideTo(details: Of, opens: boolean) {
    const before = running.get(details)
    if ((before?.opens ?? details.open) === opens) return
    clearTimeout(before?.timer)
    before?.stop()
    if (look.isStill()) {
      running.delete(details)
      details.open = opens
      return
    }
    if (opens) details.open = true
    const stop = look.move(details, opens, SLIDE_MS)
    const timer = setTimeout(() => {
      running.delete(details)
      stop()
      details.open = opens
    }, SLIDE_MS)
    running.set(details, { opens, timer, stop })
  }

  return {
    slideTo,
    /** Open, and not about to close. */
    isOpen: (details: Of) => running.get(details)?.opens ?? details.open,
  }
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
