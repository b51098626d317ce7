import type { ModuleProps } from '#module-kit/client'
import { GalleryCover } from './GalleryCover.tsx'
import { GalleryGrid } from './GalleryGrid.tsx'
import { GallerySlides } from './GallerySlides.tsx'
import type { Props } from './props.ts'

/** GA-1. Without script every picture is there, each a link to its original. */
export function Gallery(props: ModuleProps<typeof Props>) {
  // A picture that was taken out of the library leaves no gap.
  const items = props.items.filter(item => item.image)
  if (items.length === 0) return <div {...props.root} data-empty="" />
  if (props.layout === 'slider') return <GallerySlides {...props} items={items} />
  if (props.layout === 'cover') return <GalleryCover {...props} items={items} />
  return <GalleryGrid {...props} items={items} />
}
