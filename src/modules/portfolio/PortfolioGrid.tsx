import { categoryHref, FurtherPages, isGrowing, PagedList } from '#content/client'
import { type ModuleProps, useTexts } from '#module-contract/client'
import { IndexRow } from './IndexRow.tsx'
import type { PortfolioData } from './load.server.ts'
import { ProjectCard } from './ProjectCard.tsx'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/**
 * PF-2. Categories and pages are links; the page script replaces only this part and keeps the state
 * in the hash (NAV-1).
 */
export function PortfolioGrid(props: ModuleProps<typeof Props, PortfolioData> & { name: string }) {
  const { root, data, layout, ratio, name, filter, pagination } = props
  const { items, total, pages, address, categories, added } = data
  const t = useTexts<typeof texts>()
  return (
    <div {...root} data-layout={layout} data-ratio={ratio}>
      <PagedList
        id={root.id}
        isSwapped={layout !== 'carousel' && (filter || pagination !== 'none')}
        address={address}
        categories={categories}
        inHash
        says={{
          filter: t('filterOf', { name }),
          all: t('all'),
          status:
            pages > 1 && !isGrowing(pagination)
              ? t('pageOf', { number: address.page, count: pages })
              : t('projectsShown', { shown: items.length, count: total }),
          failed: t('notLoaded'),
          retry: t('retry'),
          empty: address.category ? t('emptyCategory') : t('empty'),
          seeAll: t('seeAll'),
        }}
        pages={
          <FurtherPages
            pagination={pagination}
            page={address.page}
            pages={pages}
            hrefOf={page => categoryHref(address, { category: address.category, page })}
            isLandmark={address.isFirst}
            label={t('pagesOf', { name })}
          />
        }
      >
        {items.length > 0 && (
          <ul
            className="plain-list paged-items portfolio-items"
            data-count={items.length}
            aria-label={name}
          >
            {items.map((item, index) => (
              <li key={item.id} data-added={added > 0 && index === added ? '' : undefined}>
                {layout === 'index' ? (
                  <IndexRow {...props} item={item} />
                ) : (
                  <ProjectCard {...props} item={item} index={index} />
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
