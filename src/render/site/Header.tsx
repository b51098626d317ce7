import type { ReactNode } from 'react'
import { Icon } from '#module-kit'
import type { Site, SiteMenuItem } from './site.ts'
import { cartLabels, siteTranslate } from './texts.ts'

/** The header of every page. Without script the phone menu is a `details` and the cart a plain link. */
export function Header({ site, path }: { site: Site; path: string }) {
  const t = siteTranslate(site.locale)
  return (
    <header className="site-header" data-fixed-header="">
      <div className="wrap site-header-bar">
        <a className="site-logo" href="/" aria-current={path === '/' ? 'page' : undefined}>
          {site.logo ? (
            <img {...site.logo} alt={site.name} />
          ) : (
            <>
              {site.icon.src && (
                <img className="site-icon" src={site.icon.src} alt="" fetchPriority="low" />
              )}
              <span>{site.name}</span>
            </>
          )}
        </a>
        <nav className="site-nav" aria-label={t('mainMenu')}>
          <Links items={site.menu} path={path} />
        </nav>
        {site.cart && (
          <a className="site-cart" href={site.cart}>
            <Icon name="bag" />
            <span className="site-cart-word">{t('cart')}</span>
            <span
              className="site-cart-count"
              data-cart-count=""
              data-labels={JSON.stringify(cartLabels(site.locale))}
              hidden
            />
          </a>
        )}
        <details className="site-menu" data-site-menu="">
          <summary>
            <Icon name="menu" />
            <span>{t('menu')}</span>
          </summary>
          <nav aria-label={t('menu')}>
            <Links items={site.menu} path={path} />
          </nav>
        </details>
      </div>
    </header>
  )
}

/** An item with others below it is a `details`: it opens by a press, by keyboard and without script. */
function Links({ items, path }: { items: readonly SiteMenuItem[]; path: string }) {
  return (
    <ul className="plain-list">
      {items.map((item, index) => (
        <li key={`${index} ${item.href}`}>
          {item.children?.length ? (
            <details className="site-submenu" name="site-submenu" data-site-submenu="">
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

function MenuLink(props: { item: SiteMenuItem; path: string; children?: ReactNode }) {
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

function isWithin(item: SiteMenuItem, path: string): boolean {
  return (
    isCurrent(item.href, path) !== undefined ||
    (item.children ?? []).some(child => isWithin(child, path))
  )
}

function isCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
