let current: Window | undefined

/** The window that displays the page: the visitor's, or the builder's canvas (BM-1). */
export function hostWindow(): Window {
  return current ?? window
}

/** Called by the builder. Returns a function that resets it. */
export function setHostWindow(next: Window): () => void {
  current = next
  return () => {
    if (current === next) current = undefined
  }
}
