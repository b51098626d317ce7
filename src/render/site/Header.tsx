import { Icon, MenuLinks } from '#module-kit'
import type { Site } from './site.ts'
import { cartLabels, siteTranslate } from './texts.ts'

/** The header of every page. Without script the phone menu is a `details` and the cart a plain link. */
export function Header({ site, path }: { site: Site; path: string }) {
  const t = siteTranslate(site.locale)
  const links = { items: site.menu, path, name: 'site-submenu', newWindow: t('newWindow') }
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
          <MenuLinks {...links} isBar />
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
            <MenuLinks {...links} />
          </nav>
        </details>
      </div>
    </header>
  )
}
