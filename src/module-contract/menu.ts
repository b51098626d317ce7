import type { ResolvedIcon } from './resolved-values.ts'

/** Audiences of a menu entry. */
export const MENU_AUDIENCES = ['signed-in', 'signed-out', 'cart'] as const
export type MenuAudience = (typeof MENU_AUDIENCES)[number]

/** Conditions of a menu entry; times in UTC milliseconds. Missing conditions always hold. */
export interface MenuShow {
  to?: MenuAudience
  from?: number
  until?: number
}

/** Mega menu of an entry: columns of its children, or a layout block by page id. */
export type MegaMenu = { columns: number } | { block: string }

/** A menu entry as stored. */
export interface MenuItem {
  label: string
  /** Empty if it only groups other entries. */
  href: string
  /** Icon name. */
  icon?: string
  /** Short label beside it, such as “New”. */
  badge?: string
  /** Styled as a button. */
  highlight?: boolean
  /** Opens in a new window. */
  blank?: boolean
  /** Text below it in a mega menu. */
  description?: string
  mega?: MegaMenu
  show?: MenuShow
  children?: MenuItem[]
}

/** A menu entry as rendered, with its children. */
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
