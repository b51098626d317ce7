import { callAction } from '#module-contract/client'
import { createServerDialog } from './server-dialog.ts'

let panel: HTMLDialogElement | undefined

/** Opens the cart in a panel instead of its page; the server renders the content (SH-3). */
export function startCartPanel() {
  document.addEventListener('click', event => {
    const { metaKey, ctrlKey, shiftKey, altKey, target } = event
    const link = (target as Element).closest<HTMLAnchorElement>('[data-cart-panel]')
    if (!link || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    openCartPanel(link)
  })
}

/** Opens the panel of a cart button. Without an answer of the server the link leads to the cart. */
export function openCartPanel(link: HTMLAnchorElement) {
  const id = link.dataset.cartPanel ?? ''
  const dialog = panel ?? createServerDialog('cart-panel', '[data-cart-close]')
  panel = dialog
  dialog.id = `${id}-panel`
  dialog.setAttribute('aria-labelledby', `${id}-panel-title`)
  if (!dialog.open) dialog.showModal()
  dialog.onsubmit = event => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const body = new FormData(form, event.submitter)
    const [, name = ''] = String(body.get('_action')).split('/')
    void load(name, body)
  }
  const load = (name: string, body?: FormData) => show(dialog, { id, name, body }, link.href)
  void load('open')
}

async function show(
  dialog: HTMLDialogElement,
  { id, name, body }: { id: string; name: string; body: FormData | undefined },
  cartPath: string,
) {
  if (dialog.ariaBusy === 'true') return
  dialog.ariaBusy = 'true'
  const focused = (document.activeElement as HTMLElement | null)?.dataset.focus
  try {
    const called = await callAction<{ html: string }>(id, name, body)
    if (!called.ok) throw new Error(called.reason)
    // Rendered by the server, which escapes all texts.
    dialog.innerHTML = called.answer.html
    if (name !== 'open') document.dispatchEvent(new CustomEvent('vt:cart'))
    refocus(dialog, name, focused)
  } catch {
    location.assign(cartPath)
  } finally {
    dialog.ariaBusy = 'false'
  }
}

/** The button that was pressed may be gone with its line. */
function refocus(dialog: HTMLDialogElement, name: string, focused: string | undefined) {
  const same = focused && dialog.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focused)}"]`)
  const undo = dialog.querySelector<HTMLElement>('[data-focus="undo"]')
  const close = dialog.querySelector<HTMLElement>('[data-cart-close]')
  const next = name === 'open' ? close : same || undo || close
  if (next && !(next as HTMLButtonElement).disabled) next.focus()
  else close?.focus()
}
