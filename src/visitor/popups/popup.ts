import { closeLayer, forgetLayer, openLayer } from '../page-state.ts'
import type { ShownBar } from './show-bar.ts'

/** How links name popups. */
export const POPUP_HASH = '#popup-'

/** Settled when the history has gone back from what was closed last: until then it would close what is opened, too. */
let wentBack: Promise<unknown> = Promise.resolve()
const GO_BACK_MS = 1000

export type Popup = ReturnType<typeof createPopup>

/** Opens by a link, after whatever was closed just now. */
export const openByLink = (popup: Popup) => wentBack.then(() => popup.open('link'))

/** By what it was opened: by itself, a link, Back or Forward, or the address. */
type By = 'itself' | 'link' | 'layer' | 'address'

/** A popup or a bar of the page, closed. */
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
    // Not where Back has left its entry already, nor on a canvas, which has none.
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

  // By Escape. What was closed here is said to be a moment later, and may be open again by then.
  dialog?.addEventListener('close', () => {
    if (!dialog.open) closed()
  })
  element.addEventListener('keydown', event => {
    if (!dialog && event.key === 'Escape') close()
  })
  element.addEventListener('click', event => {
    const target = event.target as Element
    // What stands in it may be one, too.
    if (target.closest('[data-popup]') !== element) return
    if (target.closest('[data-popup-close]') || (dialog && isBeside(dialog, event))) return close()
    const link = target.closest<HTMLAnchorElement>('a[href*="#"]')
    const leads = link && link.pathname === location.pathname && !link.hash.startsWith(POPUP_HASH)
    if (!leads || !dialog) return
    // To a place of the page below: its entry is the next one.
    if (openedBy === 'link' || openedBy === 'layer') forgetLayer(layer)
    openedBy = 'itself'
    close()
  })

  const popup = {
    close,

    /** False where it is open already. */
    open(by: By = 'itself'): boolean {
      if (openedBy !== undefined) return false
      openedBy = by
      if (by === 'link') openLayer(layer, 'open')
      before = document.activeElement
      if (dialog) {
        dialog.showModal()
        // Its name is read, and no field of it is begun.
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
  // A table of contents, or an address, leads into it.
  element.addEventListener('beforematch', () => void popup.open())
  return popup
}

/** It is called what its first heading says, unless its owner gave it a name. */
function nameByHeading(element: HTMLElement) {
  const heading = element.querySelector('h1, h2, h3, h4, h5, h6')
  if (!heading || element.dataset.titled !== undefined) return
  heading.id ||= `${element.id}-name`
  element.setAttribute('aria-labelledby', heading.id)
}

/** On the ground behind a dialog, which is the dialog to a press. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false
  const { top, right, bottom, left } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
