import type { Locator } from '@playwright/test'
import { toolsOf } from '../support/kept-page.ts'

/** Checks an example against a pattern of the ARIA Authoring Practices Guide; fails if violated. */
export type Check = (root: Locator) => Promise<void>

/** A pattern: where it applies and its checks. */
export interface PatternCheck {
  /** Elements that follow the pattern; examples without any are skipped. */
  find(root: Locator): Locator
  check(found: Locator, root: Locator): Promise<void>
}

export const focusedIs = (locator: Locator) =>
  locator.evaluate(element => element === document.activeElement)

/** The element referenced by an id attribute. */
export async function referred(from: Locator, attribute: string): Promise<Locator> {
  const ids = (await from.getAttribute(attribute))?.split(' ') ?? []
  return from.page().locator(ids.map(id => `[id="${id}"]`).join(', ') || ':not(*)')
}

/**
 * Accessibility properties of an element, including those computed by the browser, as for
 * `popovertarget`.
 */
export async function exposed(locator: Locator): Promise<{
  role: string
  name: string
  description: string
  states: Record<string, unknown>
}> {
  const tools = toolsOf(locator.page())
  const mark = `exposed-${Math.random().toString(36).slice(2)}`
  await locator.evaluate((element, name) => element.setAttribute('data-exposed', name), mark)
  try {
    const { root } = await tools.send('DOM.getDocument', { depth: 0 })
    const { nodeId } = await tools.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: `[data-exposed="${mark}"]`,
    })
    const { nodes } = await tools.send('Accessibility.getPartialAXTree', {
      nodeId,
      fetchRelatives: false,
    })
    const [node] = nodes
    return {
      role: String(node?.role?.value ?? ''),
      name: String(node?.name?.value ?? ''),
      description: String(node?.description?.value ?? ''),
      states: Object.fromEntries(
        (node?.properties ?? []).map(({ name, value }) => [name, value.value]),
      ),
    }
  } finally {
    await tools.send('DOM.disable')
    await locator.evaluate(element => element.removeAttribute('data-exposed'))
  }
}
