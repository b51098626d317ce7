/** Polling interval. */
const LOOK_MS = 500
/** Pause between two automatic popups. */
const PAUSE_MS = 5000

const LAYERS = 'dialog[open], :popover-open, [aria-modal="true"]'
const FIELDS =
  'textarea, select, [contenteditable="true"], input:not([type="button"], [type="submit"], [type="checkbox"], [type="radio"])'

/** Whether a popup may open automatically: nothing is open, no consent question, nobody is typing. */
function isFree(): boolean {
  return !(
    document.hidden ||
    document.fullscreenElement ||
    document.querySelector(LAYERS) ||
    document.activeElement?.matches(FIELDS)
  )
}

/** Queue of automatic popups. `open` returns false if it no longer applies. */
export function createPopupQueue() {
  const waiting: (() => boolean)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let notBefore = 0
  let isHeld = false

  function look() {
    timer = undefined
    if (!isHeld && isFree() && performance.now() >= notBefore) {
      // Skip those that no longer apply.
      while (waiting.length > 0 && !waiting.shift()?.()) {}
    }
    if (waiting.length > 0) timer ??= setTimeout(look, LOOK_MS)
  }

  return {
    add(open: () => boolean) {
      waiting.push(open)
      if (timer === undefined) look()
    },

    /** Holds the queue while a dialog is open; its close event comes late. */
    hold() {
      isHeld = true
    },

    /** Called after one was closed. */
    pause() {
      isHeld = false
      notBefore = performance.now() + PAUSE_MS
    },
  }
}
