import type { MenuEntry } from '#module-contract'
import { MenuAnchor } from '#ui'
import { ConsentLink } from './ConsentBanner.tsx'
import type { Site } from './site.ts'
import { siteTranslate } from './texts.ts'

/** Captures the number, so that `split` keeps it. */
const PHONE_NUMBER = /(\+\d[\d ()/-]*\d)/

/** Parts of a line: text and phone numbers, which are left to right. */
const toText = (part: string, index: number) =>
  index % 2 === 0 ? (
    part
  ) : (
    <bdi key={`${index} ${part}`} dir="ltr">
      {part}
    </bdi>
  )

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
                <span key={line}>
                  <bdi>{line.split(PHONE_NUMBER).map(toText)}</bdi>
                </span>
              ))}
            </address>
          )}
        </div>
        {site.footerMenus.map(menu => (
          <nav key={menu.title} aria-label={menu.title}>
            <p className="site-footer-title">{menu.title}</p>
            <Links items={menu.items} newWindow={siteTranslate(site.locale)('newWindow')} />
          </nav>
        ))}
      </div>
      <WithdrawalLink site={site} />
      {site.consent && <ConsentLink locale={site.locale} />}
      {site.footerText && (
        <div className="wrap site-footer-end">
          <p>{site.footerText}</p>
        </div>
      )}
    </footer>
  )
}

/** Link to the form to withdraw from contracts, if the shop offers it on every page. */
export function WithdrawalLink({ site: { withdrawalPath, locale } }: { site: Site }) {
  if (!withdrawalPath) return null
  return (
    <p className="wrap foot-link">
      <a href={withdrawalPath}>{siteTranslate(locale)('withdraw')}</a>
    </p>
  )
}

function Links({ items, newWindow }: { items: readonly MenuEntry[]; newWindow: string }) {
  return (
    <ul className="plain-list">
      {items.map((item, index) => (
        <li key={`${index} ${item.href}`}>
          <MenuAnchor item={item} path="" newWindow={newWindow} />
          {item.children && item.children.length > 0 && (
            <Links items={item.children} newWindow={newWindow} />
          )}
        </li>
      ))}
    </ul>
  )
}
