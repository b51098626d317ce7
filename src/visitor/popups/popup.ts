import { clearLayer, closeLayer, openLayer } from '../page-state.ts'
import type { ShownBar } from './show-bar.ts'

/** Prefix of links to popups. */
export const POPUP_HASH = '#popup-'

/** Resolves after a pending history.back(), which would close a popup opened meanwhile. */
let wentBack: Promise<unknown> = Promise.resolve()
const GO_BACK_MS = 1000

export type Popup = ReturnType<typeof createPopup>

/** Opens by link after a pending close. */
export const openByLink = (popup: Popup) => wentBack.then(() => popup.open('link'))

/** Cause of opening: automatic, link, history, or URL. */
type By = 'itself' | 'link' | 'layer' | 'address'

/** Controls a popup or bar, initially closed. */
export function createPopup(element: HTMLElement, told: { onShown(): void; onClosed(): void }) {
  const dialog = element instanceof HTMLDialogElement ? element : undefined
  const layer = `popup-${element.dataset.popup}`
  let bar: ShownBar | undefined
  let before: Element | null = null
  let openedBy: By | undefined
  const bars = dialog ? undefined : import('./show-bar.ts')
  nameByHeading(element)

  function closed() {
    if (openedBy === undefined) return
    // Not if Back has already left the entry, nor on canvases without history.
    if ((openedBy === 'link' || openedBy === 'layer') && closeLayer(layer)) {
      wentBack = new Promise(resolve => {
        addEventListener('popstate', resolve, { once: true })
        setTimeout(resolve, GO_BACK_MS)
      })
    }
    if (openedBy === 'address') {
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    openedBy = undefined
    told.onClosed()
  }

  function close() {
    if (dialog) {
      dialog.close()
      return closed()
    }
    const hadFocus = element.contains(document.activeElement)
    bar?.hide()
    bar = undefined
    if (hadFocus) (before as HTMLElement | null)?.focus({ preventScroll: true })
    closed()
  }

  // Closed by Escape. The event may arrive after it was opened again.
  dialog?.addEventListener('close', () => {
    if (!dialog.open) closed()
  })
  element.addEventListener('keydown', event => {
    if (!dialog && event.key === 'Escape') close()
  })
  element.addEventListener('click', event => {
    const target = event.target as Element
    // Nested popups handle their own clicks.
    if (target.closest('[data-popup]') !== element) return
    if (target.closest('[data-popup-close]') || (dialog && isBeside(dialog, event))) return close()
    const link = target.closest<HTMLAnchorElement>('a[href*="#"]')
    const leads = link && link.pathname === location.pathname && !link.hash.startsWith(POPUP_HASH)
    if (!leads || !dialog) return
    // An anchor on the page below adds its own history entry.
    if (openedBy === 'link' || openedBy === 'layer') clearLayer(layer)
    openedBy = 'itself'
    close()
  })

  const popup = {
    close,

    /** False if already open. */
    open(by: By = 'itself'): boolean {
      if (openedBy !== undefined) return false
      openedBy = by
      if (by === 'link') openLayer(layer, 'open')
      before = document.activeElement
      if (dialog) {
        dialog.showModal()
        // Focus the dialog itself, so that its name is read and no field is activated.
        dialog.focus()
        dialog.scrollTop = 0
      } else {
        void bars?.then(({ showBar }) => {
          if (openedBy === undefined) return
          bar = showBar(element)
          if (by !== 'itself') element.focus({ preventScroll: true })
        })
      }
      told.onShown()
      return true
    },
  }
  // Anchor links can lead into it.
  element.addEventListener('beforematch', () => void popup.open())
  return popup
}

/** Named by its first heading, unless it has a name. */
function nameByHeading(element: HTMLElement) {
  const heading = element.querySelector('h1, h2, h3, h4, h5, h6')
  if (!heading || element.dataset.titled !== undefined) return
  heading.id ||= `${element.id}-name`
  element.setAttribute('aria-labelledby', heading.id)
}

/** Whether a click hit the backdrop, which belongs to the dialog element. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false
  const { top, right, bottom, left } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
