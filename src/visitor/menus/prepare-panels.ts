import { onIdle } from '../on-idle.ts'

/**
 * What opens below the entries of a menu is styled and laid out as soon as somebody comes near the menu and nothing else is to do: browsers
 * keep that of a closed `details` until it is shown.
 */
export function preparePanels() {
  const prepared = new WeakSet<Element>()
  function onNear({ target }: Event) {
    const menu = target instanceof Element && target.closest('.menu-list')
    if (!menu || prepared.has(menu)) return
    prepared.add(menu)
    onIdle(() => {
      for (const panel of menu.querySelectorAll('details:not([open]) > .menu-panel')) {
        panel.getBoundingClientRect()
      }
    })
  }
  for (const near of ['focusin', 'pointerover']) document.addEventListener(near, onNear)
}
