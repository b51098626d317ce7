import type { PageFacts, PageValues, RepeatedItem } from '#module-contract'

/** An item before its slot is chosen. */
export type Item = Omit<RepeatedItem, 'slot'>

export interface Items {
  items: Item[]
  /** Without excluded items. */
  total: number
}

/** Creates an item from known facts. */
export function toItem(
  facts: Omit<PageFacts, 'path'> & { path?: string | undefined },
  publicUrl: string,
  values: PageValues = {},
): Item {
  const { path = '' } = facts
  const address = path ? { path, url: new URL(path, publicUrl).href } : {}
  return {
    page: { ...facts, path },
    values: { ...values, title: facts.title, ...address },
  }
}
