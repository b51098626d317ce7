import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { KEPT_SLOT, KeptSlot } from '#module-kit/client'
import { loadIsland } from '#modules/islands'

/** Gives an island to React. Resolves when its first effects have run; answers false if there is no script. */
export async function hydrate(element: HTMLElement): Promise<boolean> {
  const component = await loadIsland(element.getAttribute('module') ?? '')
  if (!component) return false
  const props = JSON.parse(element.getAttribute('props') ?? '{}', revive)
  const id = element.firstElementChild?.id ?? ''
  await new Promise<void>(resolve => {
    hydrateRoot(element, createElement(component, props), {
      identifierPrefix: `${id}-`,
      onRecoverableError: error => console.error(error),
    })
    // Hydration is scheduled; two frames later the first effects have run.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
  return true
}

function revive(_key: string, value: unknown) {
  return typeof value === 'object' && value !== null && KEPT_SLOT_MARK in value ? KeptSlot : value
}
const [KEPT_SLOT_MARK] = Object.keys(KEPT_SLOT) as [string]
