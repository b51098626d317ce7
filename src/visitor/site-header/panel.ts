import { clearLayer, closeLayer, onLayer, openLayer } from '../page-state.ts'
import { prefersReducedMotion } from '../screen.ts'
import { createMotion } from './motion.ts'
import type { Panel } from './panel-handle.ts'
import { startSwipe } from './swipe.ts'
import { holdFocus } from './trap-focus.ts'

const panels = new WeakSet<HTMLElement>()

/** Starts all headers of the page once; `touch` is the triggering event. */
export function startPanels(touch: Event) {
  for (const header of document.querySelectorAll<HTMLElement>('[data-site-header]')) {
    if (panels.has(header)) continue
    panels.add(header)
    const panel = startPanel(header)
    if (panel && header.dataset.siteHeader === 'slide-in') startSwipe(panel, touch)
  }
}

/** Up to this width, menus open by button. */
const NARROW = '(max-width: 980px)'

/**
 * The menu behind a header's button. Takes over the browser's popover: adds motion, focus trap,
 * scroll lock, and a page layer (decision 16).
 */
function startPanel(header: HTMLElement): Panel | undefined {
  const element = header.querySelector<HTMLElement>('.header-panel')
  const button = header.querySelector<HTMLElement>('.header-toggle')
  if (!element || !button) return undefined
  const style = header.dataset.siteHeader ?? ''
  const covers = style === 'slide-in' || style === 'fullscreen'
  const motion = createMotion(header, element, prefersReducedMotion)
  let release: (() => void) | undefined

  takeOver(element, button)

  const show = () => {
    if (release) return
    element.style.setProperty('--header-end', `${Math.round(barEnd(header))}px`)
    if (covers) {
      element.role = 'dialog'
      element.ariaModal = 'true'
      element.ariaLabel = element.dataset.label ?? ''
    }
    motion.open()
    button.ariaExpanded = 'true'
    release = holdFocus(element, covers ? [] : [button])
    if (covers) element.querySelector<HTMLElement>('.header-close')?.focus()
  }
  const hide = () => {
    if (!release) return
    const hadFocus = element.contains(document.activeElement)
    release()
    release = undefined
    button.ariaExpanded = 'false'
    motion.close()
    if (hadFocus || document.activeElement === document.body) button.focus({ preventScroll: true })
  }
  const panel: Panel = {
    element,
    isOpen: () => release !== undefined,
    open() {
      if (release) return
      show()
      openLayer(element.id, 'open')
    },
    close() {
      if (!release) return
      hide()
      closeLayer(element.id)
    },
  }

  button.addEventListener('click', () => (release ? panel.close() : panel.open()))
  element.querySelector('.header-close')?.addEventListener('click', panel.close)
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !event.defaultPrevented) panel.close()
  })
  document.addEventListener('click', event => {
    const at = event.target as Node
    if (!element.contains(at) && !button.contains(at)) panel.close()
  })
  leaveByLinks(panel)
  // HDR-7: close it when the visitor returns to the tab.
  document.addEventListener('visibilitychange', () => {
    if (style !== 'fullscreen' || !release) return
    hide()
    clearLayer(element.id)
  })
  if (!covers) matchMedia(NARROW).addEventListener('change', panel.close)
  // Closed after a reload.
  clearLayer(element.id)
  onLayer(element.id, at => (at === undefined ? hide() : show()))
  return panel
}

/** Disables the popover's own toggling. */
function takeOver(element: HTMLElement, button: HTMLElement) {
  for (const one of [button, element.querySelector('.header-close')]) {
    one?.removeAttribute('popovertarget')
    one?.removeAttribute('popovertargetaction')
  }
  element.popover = 'manual'
  element.dataset.ready = ''
  button.ariaExpanded = 'false'
}

/** Bottom edge of the bar, where the panel starts. */
function barEnd(header: HTMLElement): number {
  return header.querySelector('.header-bar')?.getBoundingClientRect().bottom ?? 0
}

/**
 * Links in an open menu: links to other pages replace the menu's history entry, so that Back shows
 * the page without the menu; anchors are followed after closing.
 */
export function leaveByLinks(panel: Panel) {
  panel.element.addEventListener('click', event => {
    if (!panel.isOpen() || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || link.target === '_blank' || link.download || link.origin !== location.origin)
      return
    event.preventDefault()
    const isHere = link.pathname === location.pathname && link.search === location.search
    if (!isHere || !link.hash) return location.replace(link.href)
    addEventListener('popstate', () => link.click(), { once: true })
    panel.close()
  })
}
