import { callAction } from '#module-contract/client'
import { onContent } from './on-element.ts'

let kept: ReadonlySet<string> | undefined

const hearts = () => document.querySelectorAll<HTMLFormElement>('[data-card-wish]')

/** Reads the visitor's wishlist and marks its products. Cached pages do not know them (SH-5). */
export async function loadWishes() {
  const [heart] = hearts()
  const grid = heart?.dataset.cardWish
  if (!grid) return
  const called = await callAction<{ productIds: string[] }>(grid, 'wishes')
  if (called.ok) showWishes(called.answer.productIds)
}

/** Marks the hearts of these products, also in parts of the page that are loaded later. */
export function showWishes(productIds: readonly string[]) {
  if (!kept) onContent(mark)
  kept = new Set(productIds)
  mark()
}

function mark() {
  for (const heart of hearts()) {
    const product = heart.querySelector<HTMLInputElement>('input[name="product"]')
    const button = heart.querySelector('button')
    if (button) button.ariaPressed = kept?.has(product?.value ?? '') ? 'true' : 'false'
  }
}
