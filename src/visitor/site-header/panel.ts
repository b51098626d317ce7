import { closeLayer, forgetLayer, onLayer, openLayer } from '../page-state.ts'
import { prefersReducedMotion } from '../screen.ts'
import { holdFocus } from './hold-focus.ts'
import { leaveByLinks } from './leave-by-links.ts'
import { createMotion } from './motion.ts'
import type { Panel } from './panel-handle.ts'
import { startSwipe } from './swipe.ts'

const panels = new WeakSet<HTMLElement>()

/** Of every header on the page, once; `touch` is the one that asked for it. */
export function startPanels(touch: Event) {
  for (const header of document.querySelectorAll<HTMLElement>('[data-site-header]')) {
    if (panels.has(header)) continue
    panels.add(header)
    const panel = startPanel(header)
    if (panel && header.dataset.siteHeader === 'slide-in') startSwipe(panel, touch)
  }
}

/** Up to this width every menu opens by its button. */
const NARROW = '(max-width: 980px)'

/**
 * The menu behind the button of a header. It is the browser's popover, taken over: it moves in and out, holds the focus, is a
 * layer of the page (decision 16), and the page behind it stands still.
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
  // HDR-7: whoever comes back to the page finds the page.
  document.addEventListener('visibilitychange', () => {
    if (style !== 'fullscreen' || !release) return
    hide()
    forgetLayer(element.id)
  })
  if (!covers) matchMedia(NARROW).addEventListener('change', panel.close)
  // A reload shows the page: whoever wants the menu presses its button.
  forgetLayer(element.id)
  onLayer(element.id, at => (at === undefined ? hide() : show()))
  return panel
}

/** From here on the browser neither opens nor closes it. */
function takeOver(element: HTMLElement, button: HTMLElement) {
  for (const one of [button, element.querySelector('.header-close')]) {
    one?.removeAttribute('popovertarget')
    one?.removeAttribute('popovertargetaction')
  }
  element.popover = 'manual'
  element.dataset.ready = ''
  button.ariaExpanded = 'false'
}

/** Where the bar ends in the window: what opens below it begins there. */
function barEnd(header: HTMLElement): number {
  return header.querySelector('.header-bar')?.getBoundingClientRect().bottom ?? 0
}
