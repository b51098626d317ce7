import { callAction } from '#module-contract/client'
import { onContent } from './on-element.ts'
import { onLoaded } from './on-page-event.ts'

let kept: ReadonlySet<string> | undefined

const hearts = () => document.querySelectorAll<HTMLFormElement>('[data-card-wish]')

/** Marks the hearts of products in the visitor's wishlist. Cached pages do not know them (SH-5). */
export function startWishMarks() {
  onLoaded(load)
  // The wishlist may have changed on another page.
  addEventListener('pageshow', ({ persisted }) => persisted && load())
  document.addEventListener('vt:wishes', event => {
    show((event as CustomEvent<string[]>).detail)
  })
  onContent(mark)
}

/** Visitors without this cookie have no wishlist, so that no request is needed. */
function load() {
  if (document.cookie.includes('vt_wishes=')) void read().catch(console.error)
  else if (kept) show([])
}

async function read() {
  const [heart] = hearts()
  const grid = heart?.dataset.cardWish
  if (!grid) return
  const called = await callAction<{ productIds: string[] }>(grid, 'wishes')
  if (called.ok) show(called.answer.productIds)
}

function show(productIds: readonly string[]) {
  kept = new Set(productIds)
  mark()
}

/** Also marks hearts that were loaded later. */
function mark() {
  if (!kept) return
  for (const heart of hearts()) {
    const product = heart.querySelector<HTMLInputElement>('input[name="product"]')
    const button = heart.querySelector('button')
    if (button) button.ariaPressed = String(kept.has(product?.value ?? ''))
  }
}
