import { hostWindow } from './host-window.ts'
import { prefersReducedMotion } from './screen.ts'

/** NAV-4: 800 ms; 1600 ms if the target is more than 4000 px away. */
export function scrollDurationMs(distance: number): number {
  return distance > 4000 ? 1600 : 800
}

/** Ease in and out. */
function swing(progress: number): number {
  return 0.5 - Math.cos(progress * Math.PI) / 2
}

/** Height of everything fixed at the top: header and staff bar (HDR-11), in pixels. */
export function headerHeight(): number {
  const header = hostWindow().document.querySelector<HTMLElement>('[data-fixed-header]')
  if (!header) return 0
  const { position, insetBlockStart } = getComputedStyle(header)
  if (position !== 'fixed' && position !== 'sticky') return 0
  // A shrunk header keeps its place, and an overlaying one has none.
  const shown = header.querySelector<HTMLElement>('[data-site-header]') ?? header
  return shown.offsetTop + shown.offsetHeight + (Number.parseFloat(insetBlockStart) || 0)
}

/**
 * Scrolls the window until `top()` is below the fixed header. The target is re-read every frame to
 * follow layout changes. Resolves to false if the visitor interrupts it by wheel, touch or key.
 */
export function scrollWindowTo(
  top: () => number,
  options: { durationMs?: number; offset?: number } = {},
): Promise<boolean> {
  const target = () => Math.max(0, Math.round(top() - headerHeight() - (options.offset ?? 0)))
  if (prefersReducedMotion()) {
    hostWindow().scrollTo({ top: target(), behavior: 'instant' })
    return Promise.resolve(true)
  }
  const from = hostWindow().scrollY
  const durationMs = options.durationMs ?? scrollDurationMs(target() - from)
  const startedAt = performance.now()
  return new Promise(resolve => {
    const stop = new AbortController()
    const finish = (arrived: boolean) => {
      stop.abort()
      resolve(arrived)
    }
    for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
      hostWindow().addEventListener(event, () => finish(false), {
        passive: true,
        signal: stop.signal,
      })
    }
    const step = (now: number) => {
      if (stop.signal.aborted) return
      const progress = Math.min(1, (now - startedAt) / durationMs)
      hostWindow().scrollTo({
        top: from + (target() - from) * swing(progress),
        behavior: 'instant',
      })
      if (progress < 1) requestAnimationFrame(step)
      else finish(true)
    }
    requestAnimationFrame(step)
  })
}

/** Scrolls to an element. */
export function scrollToElement(
  element: Element,
  options?: { durationMs?: number; offset?: number },
) {
  return scrollWindowTo(() => element.getBoundingClientRect().top + hostWindow().scrollY, options)
}
