/** What stays free between a submenu and the edge of the window. */
const EDGE_PX = 8

/** What opens below an entry. */
export function panelOf(submenu: HTMLDetailsElement): HTMLElement | null {
  return submenu.querySelector<HTMLElement>(':scope > .menu-panel')
}

/** Whether it lies over the page: of a list in which each entry stands below the other it does not. */
export function liesOver(submenu: HTMLDetailsElement): boolean {
  const panel = panelOf(submenu)
  return panel !== null && ['absolute', 'fixed'].includes(getComputedStyle(panel).position)
}

/** HDR-4: no submenu leaves the window. Called as soon as one is open, before it is painted. */
export function placePanel(submenu: HTMLDetailsElement) {
  const panel = panelOf(submenu)
  if (!panel) return
  delete panel.dataset.place
  panel.style.removeProperty('--menu-shift')
  if (!liesOver(submenu)) return
  if (submenu.parentElement?.closest('.menu-panel')) placeBeside(panel)
  else placeBelow(panel)
}

/** The first: as high as there is room, moved sideways as far as it juts out. */
function placeBelow(panel: HTMLElement) {
  delete panel.dataset.flyouts
  const box = panel.getBoundingClientRect()
  const room = innerHeight - box.top - EDGE_PX
  panel.style.setProperty('--menu-room', `${Math.max(room, 160)}px`)
  const width = document.documentElement.clientWidth
  const beyond = Math.max(box.right - (width - EDGE_PX), 0) - Math.max(EDGE_PX - box.left, 0)
  if (beyond !== 0) panel.style.setProperty('--menu-shift', `${-beyond}px`)
  // What scrolls would cut off what stands beside it.
  if (panel.matches('.menu-sub') && panel.scrollHeight <= room) panel.dataset.flyouts = ''
}

/** The second: beside its entry, on the other side where there is no room; where there is none at all, in its place. */
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
