/** Delay before moving in and time until closed, by style, in milliseconds. */
const TIMES: Record<string, { beginMs: number; endMs: number }> = {
  'slide-in': { beginMs: 50, endMs: 700 },
  fullscreen: { beginMs: 0, endMs: 1000 },
}
/** HDR-5. */
const FOLD = { beginMs: 0, endMs: 500 }
const BATCH_SIZE = { beginMs: 0, endMs: 0 }

/**
 * Moves a header panel in and out with `data-open` on panel and header. A closing panel is inert
 * and hidden at the end.
 */
export function createMotion(header: HTMLElement, panel: HTMLElement, isStill: () => boolean) {
  const root = document.documentElement
  const style = header.dataset.siteHeader ?? ''
  const movesPage = style === 'slide-in'
  let timer: ReturnType<typeof setTimeout> | undefined
  const times = () => (isStill() ? BATCH_SIZE : (TIMES[style] ?? FOLD))

  const moveIn = () => {
    panel.dataset.open = ''
    header.dataset.open = ''
    if (!movesPage) return
    root.style.setProperty('--header-aside', `${panel.offsetWidth}px`)
    root.dataset.aside = ''
  }

  return {
    open() {
      clearTimeout(timer)
      panel.inert = false
      // Read the width before changing styles, to avoid an extra layout.
      root.dataset.still = innerWidth > root.clientWidth ? 'gutter' : ''
      if (!panel.matches(':popover-open')) panel.showPopover()
      if (style === 'fullscreen') header.dataset.animated = ''
      timer = setTimeout(moveIn, times().beginMs)
    },
    close() {
      clearTimeout(timer)
      panel.inert = true
      delete panel.dataset.open
      delete header.dataset.open
      delete root.dataset.aside
      timer = setTimeout(() => {
        panel.hidePopover()
        panel.inert = false
        delete root.dataset.still
        delete header.dataset.animated
      }, times().endMs)
    },
  }
}
