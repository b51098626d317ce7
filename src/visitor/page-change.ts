/**
 * One page gives way to the next (`@view-transition` in `base.css`). Where it cannot, since the window is resized or the visitor is on the
 * way elsewhere already, the browser simply changes and rejects its promises: nothing that anybody has to hear of.
 */
export function startPageChange() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    letGo(viewTransition)
    // The admin has none: it would be told of one that was given up, and could not listen.
    if (isOfStaff(activation?.entry?.url)) viewTransition?.skipTransition()
  })
  addEventListener('pagereveal', event => letGo(event.viewTransition))
  // One that has begun before this script runs.
  letGo(document.activeViewTransition)
}

function letGo(transition: ViewTransition | null | undefined) {
  if (!transition) return
  const { ready, finished, updateCallbackDone } = transition
  for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => {})
}

function isOfStaff(url: string | null | undefined): boolean {
  return url ? /^\/admin(\/|$)/.test(new URL(url).pathname) : false
}
