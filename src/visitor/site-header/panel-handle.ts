/** Handle for opening and closing a header's panel. */
export interface Panel {
  element: HTMLElement
  isOpen(): boolean
  open(): void
  close(): void
}
