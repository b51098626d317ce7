import { type ModuleProps, useTexts } from '#module-contract'
import { Icon, MenuLinks } from '#ui'
import type { MenuData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/**
 * A menu of the site. On phones a horizontal one may be behind a button: a `details` element that
 * styles open on wider screens.
 */
export function Menu(props: ModuleProps<typeof Props, MenuData>) {
  const { root, data, title, buttonLabel, layout, phones, parents, open, panels, ...look } = props
  const t = useTexts<typeof texts>()
  const shared = {
    path: data.path,
    name: `${root.id}-submenu`,
    opensOnly: parents === 'open',
    newWindow: t('newWindow'),
    panels: panels ?? {},
  }
  const isFolded = layout === 'horizontal' && phones === 'button'
  const links = (
    <MenuLinks
      {...shared}
      items={data.items}
      isBar={layout === 'horizontal'}
      isOpen={layout === 'vertical' && open}
    />
  )
  return (
    <nav
      {...root}
      aria-label={look.label || data.name || t('menu')}
      data-layout={layout}
      data-style={look.style}
      data-align={look.align}
      data-phones={layout === 'horizontal' ? phones : undefined}
      hidden={data.items.length === 0}
    >
      {title && layout === 'vertical' && <p className="menu-title">{title}</p>}
      {isFolded ? (
        <details className="menu-fold" data-phone-menu="">
          <summary className="menu-button">
            <Icon name="menu" />
            {buttonLabel || t('menu')}
          </summary>
          <div className="menu-sheet">
            {links}
            {data.secondary && data.secondary.length > 0 && (
              <div className="menu-secondary">
                <MenuLinks {...shared} items={data.secondary} />
              </div>
            )}
          </div>
        </details>
      ) : (
        links
      )}
    </nav>
  )
}
