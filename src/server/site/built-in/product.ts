import type { PageNode } from '#module-kit'
import { node } from '#pages/schema'

/** A product's page; products have no document of their own. */
export const productModules: PageNode[] = [
  node('section', 'product-section', {
    space: 'small',
    content: [node('breadcrumbs', 'breadcrumbs'), node('product', 'product')],
  }),
]
