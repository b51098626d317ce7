import { toVariants } from '#module-contract'
import type { DesignOptions } from './options/index.ts'

interface Sticky {
  edge?: 'none' | 'top' | 'bottom' | 'both'
  within?: 'column' | 'row' | 'section' | 'page'
}

/** Sticky setting for wide screens, if any. */
export function stickyOf(design: DesignOptions | undefined): Sticky | undefined {
  if (!design?.sticky) return undefined
  return (toVariants<unknown>(design.sticky).desktop ?? {}) as Sticky
}
