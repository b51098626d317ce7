import { toSlug } from '#base'
import type { ProductInput } from '../catalog/input.ts'
import { VISIBILITIES } from '../catalog/view.ts'
import type { Cells } from './cells.ts'

const TAX_STATUSES = ['taxable', 'shipping', 'none'] as const

/** Product-level data of a row. */
export function parseProduct(cells: Cells): Omit<ProductInput, 'type'> {
  return {
    name: cells.text('name'),
    status: ['0', '-1'].includes(cells.text('published')) ? 'draft' : 'published',
    featured: cells.flag('is featured?'),
    visibility: cells.oneOf('visibility in catalog', VISIBILITIES),
    shortHtml: cells.html('short description'),
    descriptionHtml: cells.html('description'),
    purchaseNote: cells.html('purchase note'),
    taxStatus: cells.oneOf('tax status', TAX_STATUSES),
    taxClass: cells.text('tax class'),
    shippingClass: toSlug(cells.text('shipping class')),
    soldIndividually: cells.flag('sold individually?'),
    reviewsAllowed: cells.flag('allow customer reviews?'),
    externalUrl: cells.text('external url'),
    buttonText: cells.text('button text'),
    position: cells.integer('position'),
    categories: cells.list('categories').map(path => splitPath(path)),
    tags: cells.list('tags'),
  }
}

function splitPath(path: string): string[] {
  return path
    .split('>')
    .map(part => part.trim())
    .filter(Boolean)
}
