/** `POST /api/popups` (`server/site/visitor/popup-routes.ts`). */
const PATH = '/api/popups'

export type PopupEvent = 'shown' | 'closed' | 'converted'

/** Reports events of rule-based popups (inside `[data-popups]`) in one request when the page is left. */
export function createPopupCounts() {
  let acts: { popup: string; act: PopupEvent }[] = []

  function send() {
    if (acts.length === 0) return
    const body = new Blob([JSON.stringify({ acts })], { type: 'application/json' })
    acts = []
    navigator.sendBeacon(PATH, body)
  }
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) send()
  })

  return (popup: HTMLElement, act: PopupEvent) => {
    if (popup.closest('[data-popups="counted"]')) acts.push({ popup: popup.id, act })
  }
}
