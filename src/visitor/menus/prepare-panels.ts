import { onIdle } from '../on-page-event.ts'

/**
 * Renders hidden submenus in idle time when pointer or focus is near, because browsers skip closed
 * `details`. Returns a function to call with the target.
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
