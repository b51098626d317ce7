/** How often it is asked whether there is room. */
const LOOK_MS = 500
/** Between one that was closed and the next that opens by itself. */
const PAUSE_MS = 5000

const LAYERS = 'dialog[open], :popover-open, [aria-modal="true"]'
const FIELDS =
  'textarea, select, [contenteditable="true"], input:not([type="button"], [type="submit"], [type="checkbox"], [type="radio"])'

/** Whether something may open by itself now: nothing else is open, nobody is asked for consent, and nobody writes. */
function isFree(): boolean {
  return !(
    document.hidden ||
    document.fullscreenElement ||
    document.querySelector(LAYERS) ||
    document.activeElement?.matches(FIELDS)
  )
}

/** What wants to open by itself: one after the other, as soon as there is room. `open` answers false where it may no longer. */
export function createPopupQueue() {
  const waiting: (() => boolean)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let notBefore = 0
  let isHeld = false

  function look() {
    timer = undefined
    if (!isHeld && isFree() && performance.now() >= notBefore) {
      // What has been seen meanwhile gives way to the next at once.
      while (waiting.length > 0 && !waiting.shift()?.()) {}
    }
    if (waiting.length > 0) timer ??= setTimeout(look, LOOK_MS)
  }

  return {
    add(open: () => boolean) {
      waiting.push(open)
      if (timer === undefined) look()
    },

    /** While a dialog is open: it is said to be closed a moment after nobody sees it any more. */
    hold() {
      isHeld = true
    },

    /** After one was closed. */
    pause() {
      isHeld = false
      notBefore = performance.now() + PAUSE_MS
    },
  }
}
