import type { Site } from './site.ts'

export function Footer({ site }: { site: Site }) {
  return (
    <footer className="site-footer" data-preset="inverse">
      <div className="wrap site-footer-columns">
        <div className="site-footer-about">
          <p className="site-footer-name">{site.name}</p>
          {site.tagline && <p>{site.tagline}</p>}
          {site.address.length > 0 && (
            <address>
              {site.address.map(line => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
        </div>
        {site.footerMenus.map(menu => (
          <nav key={menu.title} aria-label={menu.title}>
            <p className="site-footer-title">{menu.title}</p>
            <ul className="plain-list">
              {menu.items.map(item => (
                <li key={item.href}>
                  <a href={item.href}>{item.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {site.footerText && (
        <div className="wrap site-footer-end">
          <p>{site.footerText}</p>
        </div>
      )}
    </footer>
  )
}
