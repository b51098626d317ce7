import { isGrowing, PageLinks } from '#content/client'
import { type ModuleProps, useTexts } from '#module-contract/client'
import { useEnhanced } from '#ui/client'
import { FilterBar } from './FilterBar.tsx'
import { filtersOf, hasFilters, tagsOf } from './filters.ts'
import { GalleryItem } from './GalleryItem.tsx'
import { MoreImages } from './MoreImages.tsx'
import { pageCount, pageOf } from './pages.ts'
import type { Props } from './props.ts'
import { gridSizes, placeOf, rowSizes } from './sizes.ts'
import type { texts } from './texts.ts'
import { useView } from './use-view.ts'

/**
 * One page of images at a time: grid, masonry or rows. Before the script CSS shows the first page;
 * without script all are shown.
 */
export function GalleryGrid(props: ModuleProps<typeof Props>) {
  const { root, items, layout, ratio, gap, perPage, pagination } = props
  const t = useTexts<typeof texts>()
  const label = props.label || t('gallery')
  const words = hasFilters(items) ? filtersOf(items) : []
  const view = useView(root.id, words, pageCount(items.length, perPage))
  const enhanced = useEnhanced()
  let matching = 0
  const places = items.map(item =>
    !view.word || tagsOf(item).includes(view.word) ? matching++ : undefined,
  )
  const count = pageCount(matching, perPage)
  const page = Math.min(view.page, count)
  const grows = isGrowing(pagination)
  // Growing galleries show their pages together.
  const isOn = (place: number) => {
    const own = pageOf(place, perPage)
    return grows ? own <= page : own === page
  }
  const shownCount = places.filter(place => place !== undefined && isOn(place)).length
  const keepsAspect = layout === 'masonry' || layout === 'justified'
  const captionStyle = keepsAspect && props.captionStyle === 'below' ? 'veil' : props.captionStyle
  return (
    <div
      {...root}
      data-layout={layout}
      data-ratio={keepsAspect ? undefined : ratio}
      data-gap={gap}
      data-captions={props.captions ? captionStyle : undefined}
      data-moving={view.moving ? (grows ? 'more' : '') : undefined}
    >
      {words.length > 0 && (
        <FilterBar words={words} chosen={view.word} count={matching} onChoose={view.choose} />
      )}
      <ul className="gallery-items" aria-label={label}>
        {items.map((item, index) => {
          const place = places[index]
          const shown = place !== undefined && isOn(place)
          return (
            <li
              key={index}
              className="gallery-item"
              style={keepsAspect ? placeOf(item.image) : undefined}
              suppressHydrationWarning
              data-state={shown ? 'shown' : 'hidden'}
              data-new={shown && grows && pageOf(place, perPage) === page ? '' : undefined}
              data-filtered={place === undefined ? '' : undefined}
              hidden={enhanced && !shown}
            >
              <GalleryItem
                item={item}
                captions={props.captions}
                sizes={
                  layout === 'justified'
                    ? rowSizes(props.rowHeight, item.image)
                    : gridSizes(props.columns)
                }
                place={[index + 1, items.length]}
              />
            </li>
          )
        })}
      </ul>
      {grows ? (
        <MoreImages
          key={view.word}
          href={`#${root.id}%7C${page + 1}`}
          isLast={page === count}
          isEndless={pagination === 'endless'}
          shown={shownCount}
          count={matching}
          onMore={step => view.go(page + 1, step === 'pressed' ? 'push' : 'replace')}
        />
      ) : (
        <PageLinks
          page={page}
          pages={count}
          hrefOf={to => `#${root.id}%7C${to}`}
          isLandmark
          label={t('pagesOf', { name: label })}
          onPage={view.go}
        />
      )}
    </div>
  )
}
