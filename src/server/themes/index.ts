import { business } from './business.ts'
import { magazine } from './magazine.ts'

export type { Theme } from './theme.ts'

/** BM-3: those that come with the program. */
export const themes = [business, magazine]
