import type { MenuEntry } from '#module-contract/client'
import { Icon } from '../icon.tsx'

interface MenuAnchorProps {
  item: MenuEntry
  /** Decoded path of the current page. */
  path: string
  /** Text for screen readers on links to new windows. */
  newWindow: string
  className?: string
}

/** Link of a menu entry, or plain text without a URL. */
export function MenuAnchor({ item, path, newWindow, className }: MenuAnchorProps) {
  const look = { className, 'data-highlight': item.highlight ? '' : undefined }
  const words = <MenuWords item={item} />
  if (!item.href) return <span {...look}>{words}</span>
  return (
    <a
      {...look}
      href={item.href}
      aria-current={isCurrent(item.href, path)}
      target={item.blank ? '_blank' : undefined}
      rel={item.blank ? 'noopener' : undefined}
    >
      {words}
      {item.blank && <span className="visually-hidden"> {newWindow}</span>}
    </a>
  )
}

/** Content of a menu entry: icon, label, description and badge. */
export function MenuWords({ item }: { item: MenuEntry }) {
  return (
    <>
      {item.icon && <Icon icon={item.icon} />}
      {item.description ? (
        <span className="menu-words">
          <span>{item.label}</span> <span className="menu-description">{item.description}</span>
        </span>
      ) : (
        item.label
      )}
      {item.badge && (
        <>
          {' '}
          <bdi className="menu-badge">{item.badge}</bdi>
        </>
      )}
    </>
  )
}

/** Whether an entry or a descendant links to the current page or its ancestors. */
export function isWithin(item: MenuEntry, path: string): boolean {
  return (
    isCurrent(item.href, path) !== undefined ||
    (item.children ?? []).some(child => isWithin(child, path))
  )
}

function isCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (!href) return undefined
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
