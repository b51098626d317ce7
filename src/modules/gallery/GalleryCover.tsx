import { type ModuleProps, useTexts } from '#module-contract/client'
import { GalleryItem } from './GalleryItem.tsx'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const LARGE = '(min-width: 1328px) 600px, (min-width: 768px) 46vw, 92vw'
const SMALL = '(min-width: 1328px) 300px, (min-width: 768px) 23vw, 46vw'

/** The first images and the number of others; all are in the lightbox, and without script on the page. */
export function GalleryCover(props: ModuleProps<typeof Props>) {
  const { root, items, ratio, gap, label } = props
  const t = useTexts<typeof texts>()
  const count = Math.min(props.coverCount, items.length)
  const more = items.length - count
  return (
    <div {...root} data-layout="cover" data-ratio={ratio} data-gap={gap} data-count={String(count)}>
      <ul className="gallery-items" aria-label={label || t('gallery')}>
        {items.map((item, index) => {
          const isLast = index === count - 1
          return (
            <li
              key={index}
              className="gallery-item"
              data-state={index < count ? 'shown' : 'hidden'}
            >
              <GalleryItem
                item={item}
                captions={false}
                sizes={index === 0 ? LARGE : SMALL}
                place={[index + 1, items.length]}
                more={isLast ? more : 0}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
