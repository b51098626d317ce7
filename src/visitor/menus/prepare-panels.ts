import { onIdle } from '../on-idle.ts'

/**
 * What opens below the entries of a menu is styled and laid out as soon as somebody comes near the menu and nothing else is to do: browsers
 * keep that of a closed `details` until it is shown. Answers what is told where the pointer or the focus is.
 */
export function createPreparing() {
  const prepared = new WeakSet<Element>()
  return (near: Element) => {
    const menu = near.closest('.menu-list')
    if (!menu || prepared.has(menu)) return
    prepared.add(menu)
    onIdle(() => {
      for (const panel of menu.querySelectorAll('details:not([open]) > .menu-panel')) {
        panel.getBoundingClientRect()
      }
    })
  }
}
