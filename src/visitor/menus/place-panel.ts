/** What stays free between a submenu and the edge of the window. */
const EDGE_PX = 8
/** So much of it is seen, however near to the lower edge it begins. */
const LEAST_PX = 160

/** What opens below an entry. */
function panelOf(submenu: HTMLDetailsElement): HTMLElement | null {
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
  if (!liesOver(submenu)) return
  if (submenu.parentElement?.closest('.menu-panel')) placeBeside(panel)
  else placeBelow(panel)
}

/** The first: as high as there is room, moved sideways as far as it juts out. */
function placeBelow(panel: HTMLElement) {
  delete panel.dataset.flyouts
  panel.style.translate = ''
  const { top, left, right } = panel.getBoundingClientRect()
  const height = panel.scrollHeight
  const room = innerHeight - top - EDGE_PX
  const width = document.documentElement.clientWidth
  const beyond = Math.max(right - (width - EDGE_PX), 0) - Math.max(EDGE_PX - left, 0)
  panel.style.maxBlockSize = `${Math.max(room, LEAST_PX)}px`
  if (beyond !== 0) panel.style.translate = `${-beyond}px`
  // What scrolls would cut off what stands beside it.
  if (panel.matches('.menu-sub') && height <= room) panel.dataset.flyouts = ''
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
