/** Minimum distance from the window edge. */
const EDGE_PX = 8
/** Minimum visible height near the bottom edge. */
const MIN_PX = 160

/** Panel of a submenu. */
function panelOf(submenu: HTMLDetailsElement): HTMLElement | null {
  return submenu.querySelector<HTMLElement>(':scope > .menu-panel')
}

/** Whether the panel overlays the page; false in vertical lists. */
export function liesOver(submenu: HTMLDetailsElement): boolean {
  const panel = panelOf(submenu)
  return panel !== null && ['absolute', 'fixed'].includes(getComputedStyle(panel).position)
}

/** HDR-4: keeps submenus within the window. Call it after opening and before painting. */
export function placePanel(submenu: HTMLDetailsElement) {
  const panel = panelOf(submenu)
  if (!panel) return
  delete panel.dataset.place
  if (!liesOver(submenu)) return
  if (submenu.parentElement?.closest('.menu-panel')) placeBeside(panel)
  else placeBelow(panel)
}

/** First level: limits the height and shifts it horizontally. */
function placeBelow(panel: HTMLElement) {
  delete panel.dataset.flyouts
  panel.style.translate = ''
  const { top, left, right } = panel.getBoundingClientRect()
  const height = panel.scrollHeight
  const room = innerHeight - top - EDGE_PX
  const width = document.documentElement.clientWidth
  const beyond = Math.max(right - (width - EDGE_PX), 0) - Math.max(EDGE_PX - left, 0)
  panel.style.maxBlockSize = `${Math.max(room, MIN_PX)}px`
  if (beyond !== 0) panel.style.translate = `${-beyond}px`
  // A scrolling panel would clip its flyouts.
  if (panel.matches('.menu-sub') && height <= room) panel.dataset.flyouts = ''
}

/** Second level: beside its entry, on the other side if necessary, or inline if there is no room. */
function placeBeside(panel: HTMLElement) {
  if (isInside(panel)) return
  panel.dataset.place = 'before'
  if (isInside(panel)) return
  delete panel.dataset.place
  delete panel.parentElement?.closest<HTMLElement>('[data-flyouts]')?.dataset.flyouts
}

function isInside(panel: HTMLElement): boolean {
  const { left, right, bottom } = panel.getBoundingClientRect()
  return left >= 0 && right <= document.documentElement.clientWidth && bottom <= innerHeight
}
