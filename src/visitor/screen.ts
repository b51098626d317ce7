import { hostWindow } from './host-window.ts'

/** Screen mode (NAV-10): desktop above 980 px, tablet 768 to 980, phone up to 767. */
export type ScreenMode = 'desktop' | 'tablet' | 'phone'

const RESIZE_DEBOUNCE_MS = 300

export function screenMode(): ScreenMode {
  if (hostWindow().matchMedia('(max-width: 767px)').matches) return 'phone'
  return hostWindow().matchMedia('(max-width: 980px)').matches ? 'tablet' : 'desktop'
}

/** Calls back 300 ms after a resize that changed the screen mode. Returns a function that unsubscribes. */
export function onScreenChange(listener: (mode: ScreenMode) => void): () => void {
  let mode = screenMode()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onResize = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const next = screenMode()
      if (next === mode) return
      mode = next
      listener(mode)
    }, RESIZE_DEBOUNCE_MS)
  }
  const shown = hostWindow()
  shown.addEventListener('resize', onResize, { passive: true })
  return () => {
    clearTimeout(timer)
    shown.removeEventListener('resize', onResize)
  }
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
