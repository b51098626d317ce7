import { liesOver } from './place-panel.ts'

const REACHABLE = ':scope > li > .menu-link, :scope > li > details > summary.menu-link'

/**
 * Arrow keys in a menu row (APG Disclosure Navigation, optional keys): left and right between
 * entries, down into submenus. Tab visits everything.
 */
export function moveByArrow(event: KeyboardEvent, show: (submenu: HTMLDetailsElement) => void) {
  const target = event.target as HTMLElement
  const bar = target.closest<HTMLElement>('.menu-bar')
  if (!bar || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
  const panel = target.closest<HTMLElement>('.menu-panel')
  const step = stepOf(event.key, panel ? VERTICAL : rowOf(bar))
  if (step !== 0) {
    const all = panel ? linksIn(panel) : [...bar.querySelectorAll<HTMLElement>(REACHABLE)]
    const at = all.findIndex(one => one === target || one.parentElement?.contains(target))
    const next = all[at + step]
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
  } else if (event.key === 'ArrowDown' && !panel) {
    const submenu = target.closest('.menu-item')?.querySelector('details')
    if (!submenu || !liesOver(submenu)) return
    event.preventDefault()
    if (!submenu.open) show(submenu)
    linksIn(submenu)[0]?.focus()
  }
}

/** Keys for previous and next. */
type Keys = readonly [back: string, on: string]
const VERTICAL: Keys = ['ArrowUp', 'ArrowDown']

const rowOf = (bar: HTMLElement): Keys =>
  getComputedStyle(bar).direction === 'rtl'
    ? ['ArrowRight', 'ArrowLeft']
    : ['ArrowLeft', 'ArrowRight']

const stepOf = (key: string, [back, on]: Keys) => (key === on ? 1 : key === back ? -1 : 0)

/** Visible links of a panel. */
function linksIn(panel: HTMLElement): HTMLElement[] {
  const all = panel.querySelectorAll<HTMLElement>('a, .menu-panel summary')
  return [...all].filter(link => link.checkVisibility())
}

/** Layout blocks may contain forms or tabs. */
const isTyping = (target: HTMLElement) => target.closest('.menu-block') !== null
