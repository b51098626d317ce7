import type { CSSProperties } from 'react'
import type { ModuleProps } from '#module-contract'
import { Anchor, Icon } from '#ui'
import type { Props } from './props.ts'

/** Links below a button (APG Disclosure Navigation), opened and closed by the browser without script. */
export function Dropdown(props: ModuleProps<typeof Props>) {
  const { root, label, items, style, layout, place } = props
  const id = `${root.id}-links`
  const anchor = `--${root.id}`
  return (
    <nav {...root} data-layout={layout} aria-labelledby={`${root.id}-button`}>
      <button
        type="button"
        className="button"
        id={`${root.id}-button`}
        data-style={style}
        popoverTarget={id}
        style={{ anchorName: anchor } as CSSProperties}
      >
        {label}
        <Icon name="chevron-down" className="dropdown-icon" />
      </button>
      <ul
        id={id}
        popover="auto"
        className="anchored dropdown-links plain-list"
        data-place={place}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {items.map((item, index) => (
          <li key={index}>
            <Anchor link={item.link ?? { href: '#', blank: false }} className="dropdown-link">
              {item.icon && <Icon icon={item.icon} />}
              <span className="dropdown-words">
                <span>{item.label}</span>
                {item.description && layout !== 'list' && (
                  <span className="dropdown-description">{item.description}</span>
                )}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
