import type { ModuleProps } from '#module-kit/client'
import { GalleryGrid } from './GalleryGrid.tsx'
import { GallerySlides } from './GallerySlides.tsx'
import type { Props } from './props.ts'

/** GA-1. Without script every picture is there, each a link to its original. */
export function Gallery(props: ModuleProps<typeof Props>) {
  const Layout = props.layout === 'slider' ? GallerySlides : GalleryGrid
  // A picture that was taken out of the library leaves no gap.
  return <Layout {...props} items={props.items.filter(item => item.image)} />
}
