/** How far down the page the button comes, in pixels (HDR-9). */
const SHOWN_PAST_PX = 800

/** HDR-9: the link to the top is there past 800 px. It is an anchor like any other, so 800 ms and the focus are theirs. */
export function startBackToTop() {
  const link = document.querySelector<HTMLElement>('[data-back-to-top]')
  if (!link) return
  const show = () => {
    link.hidden = scrollY <= SHOWN_PAST_PX
  }
  show()
  addEventListener('scroll', show, { passive: true })
}
