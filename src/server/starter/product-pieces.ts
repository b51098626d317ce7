import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

interface Arrangement {
  images?: Record<string, unknown>
  /** Columns of images and text on wide screens. */
  columns?: string
  buyBar: 'none' | 'phones' | 'all'
  panels: 'below' | 'tabs' | 'accordion'
}

const column = (id: string, ...content: PageNode[]) => node('column', id, { content })

/** A product page of single modules, which owners rearrange in the builder. */
export const productPieces = ({
  images,
  columns = '3-2',
  buyBar,
  panels,
}: Arrangement): PageNode[] => [
  node('row', 'product-row', {
    layout: { desktop: columns, tablet: '1-1', phone: '1' },
    gap: 'wide',
    columns: [
      column(
        'product-start',
        node('product-images', 'product-images', {
          zoom: true,
          ...images,
          design: {
            sticky: {
              desktop: { edge: 'top', topOffset: 'space-5' },
              phone: { edge: 'none' },
            },
          },
        }),
      ),
      column(
        'product-end',
        node('product-badges', 'product-badges'),
        node('product-title', 'product-title'),
        node('product-rating', 'product-rating'),
        node('product-price', 'product-price'),
        node('product-excerpt', 'product-excerpt'),
        node('product-buy', 'product-buy', { buyBar }),
        node('wishlist-button', 'wishlist'),
        node('product-meta', 'product-meta', { categories: false }),
      ),
    ],
  }),
  node('product-together', 'product-together'),
  node('product-description', 'product-description', {
    panels,
    reviews: [node('product-reviews', 'reviews')],
  }),
  node('product-grid', 'product-upsells', {
    source: 'upsells',
    controls: false,
    perPage: 4,
    quickAdd: true,
  }),
]
