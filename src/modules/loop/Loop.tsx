import { categoryHref, FurtherPages, isGrowing, PagedList } from '#content'
import { type ModuleProps, type Slot, useTexts } from '#module-contract'
import type { LoopData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/**
 * Repeats its content for each item. Pagination links load whole pages; the page script replaces
 * only this part (NAV-9).
 */
export function Loop(props: ModuleProps<typeof Props, LoopData>) {
  const { root, data, layout, gap, wide, every, pagination, content, alternative } = props
  const { items, total, pages, address, added } = data
  const t = useTexts<typeof texts>()
  const name = props.label || t('items')
  const grows = isGrowing(pagination)
  // In the builder there is always one item to edit.
  const shown = items.length > 0 || data.slots ? items : [undefined]
  const edited = { content, alternative }
  return (
    <div {...root} data-layout={layout} data-gap={gap} data-wide={wide}>
      <PagedList
        id={root.id}
        isSwapped={pagination !== 'none'}
        address={address}
        categories={[]}
        says={{
          filter: name,
          all: '',
          status:
            pages > 1 && !grows
              ? t('pageOf', { number: address.page, count: pages })
              : t('shown', { shown: items.length, count: total }),
          failed: t('notLoaded'),
          retry: t('retry'),
          empty: props.empty || t('empty'),
          seeAll: '',
        }}
        pages={
          <FurtherPages
            pagination={pagination}
            page={address.page}
            pages={pages}
            hrefOf={page => categoryHref(address, { category: '', page })}
            isLandmark={address.isFirst}
            label={t('pagesOf', { name })}
          />
        }
      >
        {shown.length > 0 && (
          <ul
            className="plain-list paged-items loop-items"
            aria-label={name}
            {...(layout === 'strip' ? { tabIndex: 0 } : {})}
          >
            {shown.map((item, index) => {
              const slot = item?.slot === 'alternative' ? 'alternative' : 'content'
              const isEdited = index === (slot === 'content' ? 0 : every - 1) || !item
              return (
                <li
                  key={item ? `${index} ${item.page.id}` : ''}
                  data-content={slot}
                  data-added={added > 0 && index === added ? '' : undefined}
                >
                  <Content
                    slot={data.slots?.[index] ?? (isEdited ? edited[slot] : undefined)}
                    html={data.html?.[index]}
                  />
                </li>
              )
            })}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

/** In the builder, repeated content is visible but not editable. */
function Content({ slot: Item, html = '' }: { slot: Slot | undefined; html: string | undefined }) {
  if (Item) return <Item className="loop-item" />
  return <div className="loop-item" inert dangerouslySetInnerHTML={{ __html: html }} />
}
