import type { CartItem } from '../cart/resolve-cart-item.ts'

/** Fields of a submitted form, each once. */
export type PostedTexts = Readonly<Record<string, string>>

/** Fields with a name prefix, by the rest of their names. */
export function fieldsWith(fields: PostedTexts, prefix: string): Record<string, string> {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
  )
  return Object.fromEntries(entries)
}

/** Items in a form: `variant`, or `product` with `option-…`, or a group's `quantity-<variant>` fields. */
export function readPostedItems(fields: PostedTexts, uploads?: Record<string, string>): CartItem[] {
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
      addons: fieldsWith(fields, 'addon-'),
      uploads,
      quantity: fields.quantity,
    },
  ]
}
