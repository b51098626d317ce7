import type { CartItem } from './resolve-cart-item.ts'

/** Fields of a posted form, each once. */
export type PostedTexts = Readonly<Record<string, string>>

/** Values of the fields that begin with a prefix, by the rest of their names. */
export function fieldsWith(fields: PostedTexts, prefix: string): Record<string, string> {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
  )
  return Object.fromEntries(entries)
}

/** What a form adds: `variant`, or `product` with `option-…`, or a group's `quantity-<variant>` fields. */
export function readPostedItems(fields: PostedTexts): CartItem[] {
  const group = Object.entries(fieldsWith(fields, 'quantity-'))
  if (group.length > 0) {
    return group.map(([variantId, quantity]) => ({ variantId, quantity: quantity.trim() || '0' }))
  }
  if (!fields.variant && !fields.product) return []
  return [
    {
      variantId: fields.variant || undefined,
      productId: fields.product || undefined,
      options: fieldsWith(fields, 'option-'),
      quantity: fields.quantity ?? '1',
    },
  ]
}
