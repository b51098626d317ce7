import type { ProductEdit } from '#shop/schema'

/** Missing detail of a product, with the section of the form that has the field. */
export interface MissingPart {
  part: 'price' | 'image' | 'category' | 'description' | 'weight' | 'taxClass' | 'variants'
  section: string
}

/** Missing details that visitors, shipping costs or taxes need. None of them is required. */
export function findMissing(product: ProductEdit, taxClasses: readonly string[]): MissingPart[] {
  const { type, variants, offer } = product
  const isVariable = type === 'variable'
  const sold = isVariable ? variants.filter(variant => variant.enabled) : [offer]
  const hasImage = product.images.length > 0 || variants.some(({ image }) => image)
  const isSent = type === 'simple' || isVariable
  const parts: (MissingPart | false)[] = [
    isVariable && sold.length === 0 && { part: 'variants', section: 'variants' },
    type !== 'grouped' &&
      sold.some(one => one.regularPrice === null) && {
        part: 'price',
        section: isVariable ? 'variants' : 'price',
      },
    !hasImage && { part: 'image', section: 'pictures' },
    product.categories.length === 0 && { part: 'category', section: 'found' },
    !product.shortHtml && !product.descriptionHtml && { part: 'description', section: 'texts' },
    isSent &&
      sold.some(one => !one.virtual && one.measures.weight === null) && {
        part: 'weight',
        section: isVariable ? 'variants' : 'shipping',
      },
    product.taxClass !== '' &&
      !taxClasses.includes(product.taxClass) && { part: 'taxClass', section: 'more' },
  ]
  return parts.filter(part => part !== false)
}
