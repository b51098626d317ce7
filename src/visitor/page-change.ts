/**
 * View transitions between pages (`@view-transition` in `base.css`). Ignores rejected promises of
 * skipped transitions, for example after resizing.
 */
export function startPageChange() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    letGo(viewTransition)
    // The admin has no transition and could not handle the rejection.
    if (isOfStaff(activation?.entry?.url)) viewTransition?.skipTransition()
  })
  addEventListener('pagereveal', event => letGo(event.viewTransition))
  // For a transition that started before this script.
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
