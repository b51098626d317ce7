import { FURTHER } from './load-more.ts'
import { isInBuilder } from './mode.ts'
import { onElements } from './on-elements.ts'
import { onNear } from './on-near.ts'
import { urlWithParameters } from './page-state.ts'
import { swapPart } from './swap-part.ts'

const brought = new WeakMap<Element, number>()

/** NAV-9: loads "Load more" automatically when its link is near, without moving existing content. */
export function startEndless() {
  if (isInBuilder()) return
  onElements('a[data-endless]', link => {
    const part = link.closest<HTMLElement>('[data-paginated]')
    if (!part || (brought.get(part) ?? 0) >= FURTHER.parts) return
    onNear(link, FURTHER.nearPx, () => void bringBelow(part, link as HTMLAnchorElement))
  })
}

async function bringBelow(part: HTMLElement, link: HTMLAnchorElement) {
  // The visitor pressed it first.
  if (!link.isConnected) return
  brought.set(part, (brought.get(part) ?? 0) + 1)
  const query = new URL(link.href).searchParams
  const names = (part.dataset.paginated ?? '').split(' ')
  const asked = Object.fromEntries(names.map(name => [name, query.get(name) ?? undefined]))
  // Not a visitor action, so no history entry and no focus change.
  await swapPart(part, urlWithParameters(asked), 'replace', append)
}

function append(part: HTMLElement, found: HTMLElement) {
  const added: Element[] = []
  for (let next = found.querySelector('[data-added]'); next; next = next.nextElementSibling) {
    added.push(next)
  }
  part.querySelector('.paged-items')?.append(...added)
  part.dataset.status = found.dataset.status ?? ''
  const further = found.querySelector('[data-endless]')
  const link = part.querySelector('[data-endless]')
  if (further) link?.replaceWith(further)
  else link?.remove()
}
