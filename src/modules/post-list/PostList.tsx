import { categoryHref, FurtherPages, isGrowing, PagedList } from '#content'
import { type ModuleProps, useTexts } from '#module-contract'
import type { PostListData } from './load.server.ts'
import { PostCard } from './PostCard.tsx'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** BL-1. Categories and further posts are links; the page script replaces only this part (NAV-9). */
export function PostList(props: ModuleProps<typeof Props, PostListData>) {
  const { root, data, layout, ratio, filter, pagination } = props
  const { items, total, pages, address, categories, added } = data
  const t = useTexts<typeof texts>()
  const name = props.label || t('posts')
  const grows = isGrowing(pagination)
  const isLead = props.lead && layout === 'grid' && (grows || address.page === 1)
  return (
    <div {...root} data-layout={layout} data-ratio={ratio}>
      <PagedList
        id={root.id}
        isSwapped={filter || pagination !== 'none'}
        address={address}
        categories={categories}
        says={{
          filter: t('filterOf', { name }),
          all: t('all'),
          status:
            pages > 1 && !grows
              ? t('pageOf', { number: address.page, count: pages })
              : t('postsShown', { shown: items.length, count: total }),
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
            className="plain-list paged-items post-list-items"
            data-count={items.length}
            data-lead={isLead ? '' : undefined}
            aria-label={name}
          >
            {items.map((item, index) => (
              <li key={item.id} data-added={added > 0 && index === added ? '' : undefined}>
                <PostCard {...props} item={item} index={index} isLarge={isLead && index === 0} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
