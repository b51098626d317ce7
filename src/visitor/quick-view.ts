import { callAction } from '#module-contract/client'
import { createServerDialog } from './server-dialog.ts'

interface Answer {
  html: string
  wasAdded: boolean
}

const CLOSE = '[data-quick-close]'

let dialog: HTMLDialogElement | undefined
let request: AbortController | undefined

/** Opens products of a list in a dialog; the server renders the content (SH-5). */
export function startQuickView() {
  document.addEventListener('click', event => {
    const { metaKey, ctrlKey, shiftKey, altKey, target } = event
    const link = (target as Element).closest<HTMLAnchorElement>('[data-quick-view]')
    if (!link || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    open(link)
  })
}

/** Without an answer of the server the link leads to the product. */
function open({ dataset, href }: HTMLAnchorElement) {
  const shown = dialog ?? createServerDialog('quick-view', CLOSE)
  dialog = shown
  const id = dataset.quickView ?? ''
  shown.setAttribute('aria-labelledby', `${id}-quick-title`)
  shown.replaceChildren()
  shown.showModal()
  const load = (name: string, body: FormData) => show(shown, { id, name, body, href })
  shown.onchange = event => {
    const { form, name } = event.target as HTMLSelectElement
    if (form && name.startsWith('option-')) void load('view', new FormData(form))
  }
  shown.onsubmit = event => {
    event.preventDefault()
    void load('addFromView', new FormData(event.target as HTMLFormElement))
  }
  const body = new FormData()
  body.set('product', dataset.product ?? '')
  void load('view', body)
}

async function show(
  shown: HTMLDialogElement,
  { id, name, body, href }: { id: string; name: string; body: FormData; href: string },
) {
  // A choice replaces one that is in flight; a product is added once.
  if (name === 'addFromView' && shown.ariaBusy === 'true') return
  request?.abort()
  const current = new AbortController()
  request = current
  shown.ariaBusy = 'true'
  const isFirst = shown.childElementCount === 0
  try {
    const called = await callAction<Answer>(id, name, body)
    if (current.signal.aborted || !shown.open) return
    if (!called.ok) throw new Error(called.reason)
    const focused = document.activeElement
    // Rendered by the server, which escapes all texts.
    shown.innerHTML = called.answer.html
    const target = shown.querySelector<HTMLElement>(isFirst ? CLOSE : sameAs(focused))
    ;(target ?? shown.querySelector<HTMLElement>(CLOSE))?.focus()
    if (!called.answer.wasAdded) return
    // A panel with the cart opens instead, if the site has one.
    if (document.querySelector('[data-after-adding]')) shown.close()
    document.dispatchEvent(new CustomEvent('vt:cart', { detail: { wasAdded: true } }))
  } catch {
    if (!current.signal.aborted) location.assign(href)
  } finally {
    if (request === current) shown.ariaBusy = 'false'
  }
}

/** Selector of the element that replaces the focused one. */
const sameAs = (focused: Element | null) =>
  focused?.id ? `#${CSS.escape(focused.id)}` : focused?.matches(CLOSE) ? CLOSE : '[data-quick-add]'
