import type { PageFacts } from './page-facts.ts'
import type { PageValues } from './page-field.ts'
import type { Slot } from './server-html.tsx'

/** An item for which a module repeats a slot. */
export interface RepeatedItem {
  /** Current page of the modules in the slot. */
  page: PageFacts
  /** Page values for them. */
  values: PageValues
  /** The repeated slot. */
  slot: string
}

/** Additional loader data of repeating modules. */
export interface RepeatedSlots {
  /** Rendered content per item. */
  slots?: readonly Slot[]
  /** In the builder, the same as HTML; the first of each slot is editable. */
  html?: readonly string[]
}
