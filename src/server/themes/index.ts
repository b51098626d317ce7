import { business } from './business.ts'
import { magazine } from './magazine.ts'

export type { Theme } from './theme.ts'

/** BM-3: built-in themes. */
export const themes = [business, magazine]
