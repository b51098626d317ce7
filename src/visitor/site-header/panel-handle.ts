/** The menu behind the button of a header, for what opens and closes it. */
export interface Panel {
  element: HTMLElement
  isOpen(): boolean
  open(): void
  close(): void
}
