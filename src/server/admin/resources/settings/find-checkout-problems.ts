import type { ShopSettings } from '#shop/schema'

/** Checkout fields need different ids, and selects need options. */
export function findCheckoutProblems({
  fields,
}: ShopSettings['checkout']): { path: string; message: string }[] {
  return fields.flatMap(({ id, kind, options }, index) => {
    const at = `/shop/checkout/fields/${index}`
    const isTaken = fields.findIndex(field => field.id === id) < index
    return [
      ...(isTaken ? [{ path: `${at}/id`, message: 'same-key' }] : []),
      ...(kind === 'select' && options.length === 0
        ? [{ path: `${at}/options`, message: 'value-missing' }]
        : []),
    ]
  })
}
