/** Creates a dialog with content of the server. It closes by a click beside it or on `[data-…-close]`. */
export function createServerDialog(className: string, closes: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = className
  document.body.append(dialog)
  dialog.addEventListener('click', event => {
    const isBackdrop = event.target === dialog && isBeside(dialog, event)
    if (isBackdrop || (event.target as Element).closest(closes)) dialog.close()
  })
  return dialog
}

/** Whether a click hit the backdrop, which belongs to the dialog element. */
function isBeside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { top, right, bottom, left } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
