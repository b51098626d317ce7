import type { PageFacts } from './page-facts.ts'
import type { PageValues } from './page-field.ts'
import type { Slot } from './server-html.tsx'

/** One item for which a module repeats what stands in one of its slots. */
export interface RepeatedItem {
  /** What the modules in the slot stand on. */
  page: PageFacts
  /** What they take from it. */
  values: PageValues
  /** The slot that is shown for it. */
  slot: string
}

/** What the component of such a module is given beside its loader's answer. */
export interface RepeatedSlots {
  /** What is shown for each item. */
  slots?: readonly Slot[]
  /** In the builder, the same as HTML: there the first of each slot is edited in its place. */
  html?: readonly string[]
}
