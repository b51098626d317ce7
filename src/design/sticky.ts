import { toVariants } from '#module-kit'
import type { DesignOptions } from './options/index.ts'

interface Sticky {
  edge?: 'none' | 'top' | 'bottom' | 'both'
  within?: 'column' | 'row' | 'section' | 'page'
}

/** How a module sticks, as it is said of wide screens; undefined where nothing is. */
export function stickyOf(design: DesignOptions | undefined): Sticky | undefined {
  if (!design?.sticky) return undefined
  return (toVariants<unknown>(design.sticky).desktop ?? {}) as Sticky
}
