/** Scroll position at which the button appears, in pixels (HDR-9). */
const SHOWN_PAST_PX = 800

/** HDR-9: shows the link to the top beyond 800 px. It behaves like any anchor: 800 ms, then focus. */
export function startBackToTop() {
  const link = document.querySelector<HTMLElement>('[data-back-to-top]')
  if (!link) return
  const show = () => {
    link.hidden = scrollY <= SHOWN_PAST_PX
  }
  show()
  addEventListener('scroll', show, { passive: true })
}
