import type { CSSProperties, ReactNode } from 'react'
import type { MenuEntry, Slot } from '#module-contract/client'
import { Icon } from '../icon.tsx'
import { isWithin, MenuAnchor, MenuWords } from './menu-anchor.tsx'

interface MenuLinksProps {
  items: readonly MenuEntry[]
  /** Decoded path of the current page; entries for it and its ancestors are marked. */
  path: string
  /** Group of submenus of which one is open at a time. */
  name: string
  /** All submenus are open at first, and several may be. */
  isOpen?: boolean
  /**
   * Horizontal menu with submenus over the page where there is space; otherwise a list with nested
   * submenus.
   */
  isBar?: boolean
  /** Entries with children only open them and are not links. */
  opensOnly?: boolean
  /** Layout blocks that entries show, by id. */
  panels?: Record<string, Slot>
  /** Text for screen readers on links to new windows. */
  newWindow?: string
}

type Shared = Required<
  Pick<MenuLinksProps, 'path' | 'isOpen' | 'opensOnly' | 'panels' | 'newWindow'>
>

const NO_PANELS = {}

/**
 * Menu entries (APG Disclosure Navigation). An entry with children is a link and a `details`
 * element, which works by click, keyboard and without script. `visitor/menus` opens it on hover and
 * closes it with Escape and on outside clicks.
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

/** Entry of the first two levels, whose children can be opened. */
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

/** Content of an entry's panel; nothing if empty. */
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

/** Entry whose descendants are shown as nested lists. */
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
