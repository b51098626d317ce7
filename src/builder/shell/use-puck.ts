import { createUsePuck } from '@puckeditor/core'

/** Selector hook for Puck's state. Components render only when the selected value changes. */
export const usePuck = createUsePuck()
