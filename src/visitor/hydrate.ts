import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { KEPT_SLOT, KeptSlot } from '#module-kit/client'

/** Gives an island to React. Resolves when its first effects have run. */
export async function hydrate(
  element: HTMLElement,
  component: ComponentType<Record<string, unknown>>,
): Promise<void> {
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
}

function revive(_key: string, value: unknown) {
  return typeof value === 'object' && value !== null && KEPT_SLOT_MARK in value ? KeptSlot : value
}
const [KEPT_SLOT_MARK] = Object.keys(KEPT_SLOT) as [string]
