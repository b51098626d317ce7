import { createUsePuck } from '@puckeditor/core'

/** Puck's state, by a selector: a component renders only when what it asked for changed. */
export const usePuck = createUsePuck()
