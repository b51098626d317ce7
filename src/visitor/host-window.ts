let current: Window | undefined

/** The window in which the page is shown: the visitor's own, in a builder that of the canvas (BM-1). */
export function hostWindow(): Window {
  return current ?? window
}

/** Called by builders. Answers how to take it back. */
export function setHostWindow(next: Window): () => void {
  current = next
  return () => {
    if (current === next) current = undefined
  }
}
