import { prefersReducedMotion } from '../screen.ts'
import { moveByArrow } from './arrow-keys.ts'
import { createHover } from './hover.ts'
import { liesOver, placePanel } from './place-panel.ts'
import { createPreparing } from './prepare-panels.ts'
import { createSlides, FULLSCREEN_SLIDE_MS, SLIDE_MS, slideContent } from './slide.ts'

const SUBMENU = 'details[data-submenu]'
const PHONE_MENU = '[data-phone-menu]'
/** HDR-7: parent entries do not navigate here; they toggle their submenu. */
const FULLSCREEN = '[data-site-header="fullscreen"] .header-panel'

/** Enhances menus in header and page, which work without script (HDR-4, HDR-5). */
export function startMenus() {
  /** Submenus already placed; the toggle event comes later. */
  const placed = new WeakSet<HTMLDetailsElement>()
  function placeOpening(submenu: HTMLDetailsElement) {
    placed.add(submenu)
    placePanel(submenu)
  }
  const slides = createSlides<HTMLDetailsElement>({
    move: slideContent,
    isStill: prefersReducedMotion,
  })
  const hover = createHover<HTMLDetailsElement>({
    onOpen: placeOpening,
    setLeaving: (submenu, isLeaving) => submenu.toggleAttribute('data-leaving', isLeaving),
  })
  const prepare = createPreparing()
  const openOnes = () => [...document.querySelectorAll<HTMLDetailsElement>(`${SUBMENU}[open]`)]

  /** Closes overlaying submenus when the visitor moves elsewhere. */
  function closeOthers(target: EventTarget | null) {
    for (const submenu of openOnes()) {
      const isWithin = target instanceof Node && submenu.parentElement?.contains(target)
      if (!isWithin && liesOver(submenu)) submenu.open = false
    }
  }

  function show(submenu: HTMLDetailsElement) {
    submenu.open = true
    placeOpening(submenu)
  }

  const toggle = (submenu: HTMLDetailsElement) =>
    slides.slideTo(
      submenu,
      !slides.isOpen(submenu),
      submenu.closest(FULLSCREEN) ? FULLSCREEN_SLIDE_MS : SLIDE_MS,
    )

  function press(summary: Element, event: Event) {
    const details = summary.parentElement as HTMLDetailsElement
    if (details.matches(PHONE_MENU)) {
      event.preventDefault()
      const opens = !slides.isOpen(details)
      for (const other of document.querySelectorAll<HTMLDetailsElement>(`${PHONE_MENU}[open]`)) {
        if (opens && other !== details) slides.slideTo(other, false)
      }
      slides.slideTo(details, opens)
    } else if (details.matches(SUBMENU)) {
      event.preventDefault()
      if (!liesOver(details)) toggle(details)
      else if (hover.keep(details)) return
      else if (details.open) details.open = false
      else show(details)
    }
  }

  let pointer = ''
  addEventListener(
    'pointerdown',
    event => {
      pointer = event.pointerType
    },
    true,
  )
  addEventListener(
    'click',
    event => {
      const target = event.target as Element
      const isTouch = event.detail > 0 && pointer === 'touch'
      const link = target.closest('.menu-item[data-parent="link"] > .menu-link')
      const submenu = submenuOf(link?.parentElement)
      if (submenu && link?.closest(FULLSCREEN)) {
        event.preventDefault()
        event.stopPropagation()
        toggle(submenu)
        return
      }
      // The first tap opens, the second follows the link.
      if (isTouch && submenu && !submenu.open && liesOver(submenu)) {
        event.preventDefault()
        event.stopPropagation()
        show(submenu)
      }
      closeOthers(target)
    },
    true,
  )
  document.addEventListener('click', event => {
    const target = event.target as Element
    const summary = target.closest('summary')
    if (summary) press(summary, event)
    // Close the mobile menu on navigation, for anchors on the same page.
    const menu = target.closest('a') && target.closest<HTMLDetailsElement>(PHONE_MENU)
    if (menu) menu.open = false
  })

  document.addEventListener('pointerover', event => {
    prepare(event.target as Element)
    if (event.pointerType === 'touch') return
    hover.enter(submenusAround(event.target as Element).filter(liesOver))
  })
  document.documentElement.addEventListener('pointerleave', () => hover.enter([]))

  document.addEventListener('focusin', event => {
    prepare(event.target as Element)
    closeOthers(event.target)
  })
  document.addEventListener('keydown', event => {
    if (event.defaultPrevented) return
    if (event.key !== 'Escape') return moveByArrow(event, show)
    const details = (event.target as Element).closest<HTMLDetailsElement>(
      `:is(${SUBMENU}, ${PHONE_MENU})[open]`,
    )
    if (!details) return closeOthers(null)
    event.preventDefault()
    if (details.matches(PHONE_MENU)) slides.slideTo(details, false)
    else details.open = false
    details.querySelector('summary')?.focus()
  })
  // For all causes, such as find-in-page.
  document.addEventListener(
    'toggle',
    event => {
      const submenu = event.target as HTMLDetailsElement
      if (!submenu.matches(SUBMENU)) return
      if (!submenu.open) {
        placed.delete(submenu)
        hover.forget(submenu)
      } else if (!placed.delete(submenu)) placePanel(submenu)
    },
    true,
  )
  addEventListener('resize', () => openOnes().forEach(placePanel))
}

/** Submenu of an entry. */
function submenuOf(item: Element | null | undefined): HTMLDetailsElement | null {
  return item?.querySelector<HTMLDetailsElement>(`:scope > ${SUBMENU}`) ?? null
}

/** Submenus that contain an element, outermost first. */
function submenusAround(element: Element | null): HTMLDetailsElement[] {
  const item = element?.closest('.menu-item[data-parent]')
  if (!item) return []
  const submenu = submenuOf(item)
  return [...submenusAround(item.parentElement), ...(submenu ? [submenu] : [])]
}
