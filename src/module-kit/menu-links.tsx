import type { CSSProperties, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { isWithin, MenuAnchor, MenuWords } from './menu-anchor.tsx'
import type { MenuEntry } from './menu-entry.ts'
import type { Slot } from './server-html.tsx'

interface MenuLinksProps {
  items: readonly MenuEntry[]
  /** Of the page that is shown, decoded: entries that lead to it or to what is above it are marked. */
  path: string
  /** Of the group of submenus of which one is open at a time. */
  name: string
  /** All submenus begin open, and several may be. */
  isOpen?: boolean
  /** In a row, its submenus over the page where there is room; else each below the other, and submenus in their place. */
  isBar?: boolean
  /** Entries with others below them do nothing but open these: they are no links. */
  opensOnly?: boolean
  /** The layout blocks that entries show, by their ids. */
  panels?: Record<string, Slot>
  /** What a link to a new window says to screen readers. */
  newWindow?: string
}

type Shared = Required<
  Pick<MenuLinksProps, 'path' | 'isOpen' | 'opensOnly' | 'panels' | 'newWindow'>
>

const NO_PANELS = {}

/**
 * The entries of a menu (APG Disclosure Navigation). One with others below it is a link and, beside it, a `details`: that
 * opens by a press, by keyboard and without script; `visitor/menus` opens it under the pointer and closes it by Escape and,
 * where it lies over the page, when somebody goes on elsewhere.
 */
export function MenuLinks(props: MenuLinksProps) {
  const { items, name, isBar = false } = props
  const { path, isOpen = false, opensOnly = false, panels = NO_PANELS, newWindow = '' } = props
  const shared = { path, isOpen, opensOnly, panels, newWindow }
  return (
    <ul className={isBar ? 'menu-list menu-bar plain-list' : 'menu-list plain-list'}>
      {items.map((item, index) => (
        <Entry key={`${index} ${item.href}`} item={item} group={name} level={1} shared={shared} />
      ))}
    </ul>
  )
}

/** One of the first two levels: what is below it opens. */
function Entry(props: { item: MenuEntry; group: string; level: number; shared: Shared }) {
  const { item, group, level, shared } = props
  const { path, newWindow } = shared
  const content = openedBy(item, group, level, shared)
  const link = <MenuAnchor item={item} path={path} newWindow={newWindow} className="menu-link" />
  if (!content) return <li className="menu-item">{link}</li>
  const isLink = item.href !== '' && !shared.opensOnly
  const current = isWithin(item, path) ? '' : undefined
  return (
    <li className="menu-item" data-parent={isLink ? 'link' : 'open'}>
      {isLink && link}
      <details
        className="submenu"
        data-submenu=""
        {...(shared.isOpen ? { open: true } : { name: group })}
      >
        {isLink ? (
          <summary className="menu-toggle" aria-label={item.label} data-current={current}>
            <Icon name="chevron-down" className="menu-chevron" />
          </summary>
        ) : (
          <summary
            className="menu-link"
            data-current={current}
            data-highlight={item.highlight ? '' : undefined}
          >
            <MenuWords item={item} />
            <Icon name="chevron-down" className="menu-chevron" />
          </summary>
        )}
        {content}
      </details>
    </li>
  )
}

/** What opens below an entry; nothing where that would be empty. */
function openedBy(item: MenuEntry, group: string, level: number, shared: Shared): ReactNode {
  const { mega, children = [] } = item
  const Block = mega && 'block' in mega ? shared.panels[mega.block] : undefined
  if (!Block && children.length === 0) return null
  const hasColumns = mega !== undefined && 'columns' in mega
  if (level === 1 && (Block || hasColumns)) {
    const count = hasColumns ? mega.columns : Math.min(Math.max(children.length, 1), 4)
    return (
      <div
        className="menu-panel menu-mega"
        data-mega={Block ? 'block' : 'columns'}
        style={{ '--menu-columns': count } as CSSProperties}
      >
        {children.length > 0 && (
          <ul className="menu-columns plain-list">
            {children.map((child, index) => (
              <li key={`${index} ${child.href}`} className="menu-column">
                <Deeper item={child} shared={shared} className="menu-column-head" />
              </li>
            ))}
          </ul>
        )}
        {Block && <Block className="menu-block" as="div" />}
      </div>
    )
  }
  return (
    <ul className="menu-panel menu-sub plain-list">
      {children.map((child, index) =>
        level === 1 ? (
          <Entry
            key={`${index} ${child.href}`}
            item={child}
            group={`${group}-2`}
            level={2}
            shared={shared}
          />
        ) : (
          <li key={`${index} ${child.href}`} className="menu-item">
            <Deeper item={child} shared={shared} className="menu-link" />
          </li>
        ),
      )}
    </ul>
  )
}

/** An entry below which all others are shown at once, as lists within lists. */
function Deeper(props: { item: MenuEntry; shared: Shared; className: string }) {
  const { item, shared, className } = props
  const { path, newWindow } = shared
  return (
    <>
      <MenuAnchor item={item} path={path} newWindow={newWindow} className={className} />
      {item.children && item.children.length > 0 && (
        <ul className="menu-deeper plain-list">
          {item.children.map((child, index) => (
            <li key={`${index} ${child.href}`}>
              <Deeper item={child} shared={shared} className="menu-link" />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
