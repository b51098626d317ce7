import { defineModule, fallingColumns } from '#module-contract'
import { hasFilters } from './filters.ts'
import { Gallery } from './Gallery.island.tsx'
import { pageCount } from './pages.ts'
import { Props } from './props.ts'
import { rowHeightsOn } from './sizes.ts'

export default defineModule({
  label: 'Gallery',
  icon: 'gallery',
  category: 'Media',
  description:
    'Images in a grid, masonry, rows, behind a cover or as a slider, each with a lightbox.',
  props: Props,
  emptyState: {
    when: ({ items }) => items.every(({ image }) => !image),
    option: 'items',
    button: 'Add images',
    shape: 'grid',
  },
  component: Gallery,
  // The lightbox belongs to the page; only filters, pages and slides need a script.
  patterns: ['dialog', 'carousel'],
  hydrate: ({ items, layout, perPage }) => {
    if (layout === 'slider') return 'visible'
    const isStill = pageCount(items.length, perPage) === 1 && !hasFilters(items)
    return layout === 'cover' || isStill ? 'never' : 'visible'
  },
  variables: ({ columns, rowHeight, layout }) => {
    if (layout === 'grid' || layout === 'masonry') {
      return { '--gallery-columns': fallingColumns(columns) }
    }
    return layout === 'justified' ? { '--gallery-row': rowHeightsOn(rowHeight) } : {}
  },
})
