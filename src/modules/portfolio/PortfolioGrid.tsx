import { CategoryLinks, type ModuleProps, PageLinks, useTexts } from '#module-kit/client'
import { isFirst, toHref } from './address.ts'
import type { PortfolioData } from './load.server.ts'
import { ProjectCard } from './ProjectCard.tsx'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/**
 * PF-2. Categories and pages are links to whole pages; the page's script brings this part alone, and keeps what is chosen in
 * the hash (NAV-1).
 */
export function PortfolioGrid(props: ModuleProps<typeof Props, PortfolioData> & { name: string }) {
  const { root, data, layout, ratio, name, filter, pagination } = props
  const { items, total, pages, address, categories } = data
  const t = useTexts<typeof texts>()
  const status =
    pages > 1
      ? t('pageOf', { number: address.page, count: pages })
      : t('projectsCount', { count: total })
  const isSwapped = layout !== 'carousel' && (filter || pagination)
  return (
    <div {...root} data-layout={layout} data-ratio={ratio}>
      <div
        id={`${root.id}-list`}
        className="portfolio-list"
        {...(isSwapped
          ? {
              'data-paginated': `${address.names.category} ${address.names.page}`,
              'data-hash': `${root.id}|all|1`,
              'data-status': status,
              'data-failed': t('notLoaded'),
              'data-retry': t('retry'),
            }
          : {})}
      >
        <CategoryLinks
          label={t('filterOf', { name })}
          all={t('all')}
          categories={categories}
          current={address.category}
          hrefOf={category => toHref(address, { category, page: 1 })}
          isLandmark={isFirst(address)}
        />
        {items.length === 0 ? (
          <p className="portfolio-none">
            {address.category ? t('emptyCategory') : t('empty')}{' '}
            {address.category && (
              <a href={toHref(address, { category: '', page: 1 })} data-swap="category">
                {t('seeAll')}
              </a>
            )}
          </p>
        ) : (
          <ul className="plain-list portfolio-items" data-count={items.length} aria-label={name}>
            {items.map((item, index) => (
              <li key={item.id}>
                <ProjectCard {...props} item={item} index={index} />
              </li>
            ))}
          </ul>
        )}
        <PageLinks
          page={address.page}
          pages={pages}
          hrefOf={page => toHref(address, { category: address.category, page })}
          isLandmark={isFirst(address)}
          label={t('pagesOf', { name })}
        />
      </div>
    </div>
  )
}
