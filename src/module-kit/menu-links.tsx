import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** An entry of a menu, with those below it. */
export interface MenuEntry {
  label: string
  href: string
  children?: readonly MenuEntry[] | undefined
}

interface MenuLinksProps {
  items: readonly MenuEntry[]
  /** Of the page that is shown, decoded: entries that lead to it or to what is above it are marked. */
  path: string
  /** Of the group of submenus of which one is open at a time. */
  name: string
  /** All submenus begin open, and several may be. */
  isOpen?: boolean
}

/**
 * The entries of a menu (APG Disclosure Navigation). One with others below it is a `details`: it opens by a press, by keyboard
 * and without script; `visitor/header.ts` closes it by Escape, and where it lies over the page, when somebody goes on
 * elsewhere.
 */
export function MenuLinks({ items, path, name, isOpen = false }: MenuLinksProps) {
  return (
    <ul className="menu-list plain-list">
      {items.map((item, index) => (
        <li key={`${index} ${item.href}`}>
          {item.children?.length ? (
            <details className="submenu" {...(isOpen ? { open: true } : { name })} data-submenu="">
              <summary data-current={isWithin(item, path) ? '' : undefined}>
                {item.label}
                <Icon name="chevron-down" />
              </summary>
              <ul className="plain-list">
                <MenuLink item={item} path={path} />
                {item.children.map((child, at) => (
                  <MenuLink key={`${at} ${child.href}`} item={child} path={path}>
                    {child.children && child.children.length > 0 && (
                      <ul className="plain-list">
                        {child.children.map((below, deep) => (
                          <MenuLink key={`${deep} ${below.href}`} item={below} path={path} />
                        ))}
                      </ul>
                    )}
                  </MenuLink>
                ))}
              </ul>
            </details>
          ) : (
            <a href={item.href} aria-current={isCurrent(item.href, path)}>
              {item.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function MenuLink(props: { item: MenuEntry; path: string; children?: ReactNode }) {
  const { item, path, children } = props
  return (
    <li>
      <a href={item.href} aria-current={isCurrent(item.href, path)}>
        {item.label}
      </a>
      {children}
    </li>
  )
}

function isWithin(item: MenuEntry, path: string): boolean {
  return (
    isCurrent(item.href, path) !== undefined ||
    (item.children ?? []).some(child => isWithin(child, path))
  )
}

function isCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
