import type { ResolvedIcon } from './resolved-icon.ts'

/** To whom an entry of a menu is shown. */
export const MENU_AUDIENCES = ['signed-in', 'signed-out', 'cart'] as const
export type MenuAudience = (typeof MENU_AUDIENCES)[number]

/** When an entry is shown, and to whom; moments in UTC milliseconds. What is not said does not matter. */
export interface MenuShow {
  to?: MenuAudience
  from?: number
  until?: number
}

/** What opens below an entry instead of a list: columns of the entries below it, or a layout block by its page's id. */
export type MegaMenu = { columns: number } | { block: string }

/** An entry of a menu as its owner wrote it. */
export interface MenuItem {
  label: string
  /** Empty for one that leads nowhere and only holds others. */
  href: string
  /** Of the set, by name. */
  icon?: string
  /** A word beside it, such as “New”. */
  badge?: string
  /** It stands out as a button does. */
  highlight?: boolean
  /** Opens in a new window. */
  blank?: boolean
  /** A line below it, in the columns of a mega menu. */
  description?: string
  mega?: MegaMenu
  show?: MenuShow
  children?: MenuItem[]
}

/** An entry of a menu as a page shows it, with those below it. */
export interface MenuEntry {
  label: string
  href: string
  icon?: ResolvedIcon | undefined
  badge?: string | undefined
  highlight?: boolean | undefined
  blank?: boolean | undefined
  description?: string | undefined
  mega?: MegaMenu | undefined
  children?: readonly MenuEntry[] | undefined
}
