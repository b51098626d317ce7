import type { PageFacts, PageValues, RepeatedItem } from '#module-kit'

/** An item before it is known which content is shown for it. */
export type Item = Omit<RepeatedItem, 'slot'>

export interface Items {
  items: Item[]
  /** Without those that are left out. */
  total: number
}

/** Something that has a name and mostly an address: what is not said of it is not known. */
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
