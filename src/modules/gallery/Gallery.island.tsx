import type { ModuleProps } from '#module-contract/client'
import { GalleryCover } from './GalleryCover.tsx'
import { GalleryGrid } from './GalleryGrid.tsx'
import { GallerySlides } from './GallerySlides.tsx'
import type { Props } from './props.ts'

/** GA-1. Without script all images are shown as links to their originals. */
export function Gallery(props: ModuleProps<typeof Props>) {
  // Deleted images leave no gap.
  const items = props.items.filter(item => item.image)
  if (items.length === 0) return <div {...props.root} data-empty="" />
  if (props.layout === 'slider') return <GallerySlides {...props} items={items} />
  if (props.layout === 'cover') return <GalleryCover {...props} items={items} />
  return <GalleryGrid {...props} items={items} />
}
