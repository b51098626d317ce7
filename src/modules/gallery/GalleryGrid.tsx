import { useRef } from 'react'
import { type ModuleProps, useEnhanced, useTexts } from '#module-kit/client'
import { GalleryItem } from './GalleryItem.tsx'
import { PageLinks } from './PageLinks.tsx'
import { pageOf } from './pages.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
import { useLightbox } from './use-lightbox.ts'
import { usePages } from './use-pages.ts'

const SIZES = '(min-width: 1328px) 400px, (min-width: 768px) 31vw, 46vw'

/** One page of pictures at a time. Before the script CSS shows the first; without script all are shown. */
export function GalleryGrid(props: ModuleProps<typeof Props>) {
  const { root, items, ratio, captions, perPage } = props
  const t = useTexts<typeof texts>()
  const label = props.label || t('gallery')
  const { page, count, moving, go } = usePages(root.id, items.length, perPage)
  const enhanced = useEnhanced()
  const box = useRef<HTMLDivElement>(null)
  const openLightbox = useLightbox(root.id, box)
  return (
    <div
      {...root}
      data-layout="grid"
      data-ratio={ratio}
      data-moving={moving ? '' : undefined}
      ref={box}
    >
      <ul className="gallery-items" aria-label={label}>
        {items.map((item, index) => {
          const shown = pageOf(index, perPage) === page
          return (
            <li
              key={index}
              className="gallery-item"
              data-state={shown ? 'shown' : 'hidden'}
              hidden={enhanced && !shown}
            >
              <GalleryItem
                item={item}
                captions={captions}
                sizes={SIZES}
                place={[index + 1, items.length]}
                onOpen={openLightbox}
              />
            </li>
          )
        })}
      </ul>
      {count > 1 && <PageLinks id={root.id} label={label} page={page} count={count} onPage={go} />}
    </div>
  )
}
