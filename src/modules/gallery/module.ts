import { defineModule, type Responsive, toVariants } from '#module-kit'
import { Gallery } from './Gallery.island.tsx'
import { Props } from './props.ts'

/** What is not said for smaller screens: three columns at most on tablets, two on phones. */
function toColumns(columns: Responsive<number>) {
  const { desktop, tablet, phone } = toVariants(columns)
  return {
    desktop,
    tablet: tablet ?? Math.min(desktop, 3),
    phone: phone ?? Math.min(tablet ?? desktop, 2),
  }
}

export default defineModule({
  label: 'Gallery',
  icon: 'gallery',
  category: 'Media',
  description: 'Images in a paged grid or a slider, each with a lightbox.',
  props: Props,
  component: Gallery,
  hydrate: 'visible',
  variables: ({ columns, layout }) =>
    layout === 'grid' ? { '--gallery-columns': toColumns(columns) } : {},
})
