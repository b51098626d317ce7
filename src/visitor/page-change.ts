/**
 * One page gives way to the next (`@view-transition` in `base.css`). A window that is resized meanwhile ends that at once: the
 * browser says so as an error, which it is not.
 */
export function startPageChange() {
  addEventListener('unhandledrejection', event => {
    const { reason } = event
    if (reason instanceof DOMException && /^Transition\b/.test(reason.message)) {
      event.preventDefault()
    }
  })
}
