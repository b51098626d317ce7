import { type ModuleProps, useTexts } from '#module-contract'
import { isCustomKind } from '#pages/schema'
import type { SitemapData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
import type { SitemapItem } from './tree.ts'

/** All pages of the site as nested lists. */
export function Sitemap(props: ModuleProps<typeof Props, SitemapData>) {
  const { root, data, layout, headings, level: Level } = props
  const t = useTexts<typeof texts>()
  return (
    <div {...root} data-layout={layout}>
      {data.groups.length === 0 && <p className="sitemap-none">{t('empty')}</p>}
      {data.groups.map(({ kind, name = '', items }) => {
        const said = isCustomKind(kind) ? name : t(kind)
        const id = `${root.id}-${kind.replace(':', '-')}`
        return (
          <section
            key={kind}
            className="sitemap-group"
            {...(headings ? { 'aria-labelledby': id } : { 'aria-label': said })}
          >
            {headings && (
              <Level className="sitemap-heading" id={id}>
                {said}
              </Level>
            )}
            <Items items={items} />
          </section>
        )
      })}
    </div>
  )
}

function Items({ items }: { items: readonly SitemapItem[] }) {
  return (
    <ul className="plain-list sitemap-items">
      {items.map(({ title, href, children }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          {children.length > 0 && <Items items={children} />}
        </li>
      ))}
    </ul>
  )
}
