import { newProduct, type ProductOption, type VariantEdit } from '#shop/schema'

/** Limit for editing in a grid. */
export const MAX_VARIANTS = 500

/** Variants for all combinations of values: keeps existing ones and adds missing ones. */
export function combineOptions(
  options: readonly ProductOption[],
  variants: readonly VariantEdit[],
): VariantEdit[] {
  const chosen = options.filter(option => option.variation && option.values.length > 0)
  if (chosen.length === 0) return [...variants]
  const keyOf = (choice: Record<string, string>) =>
    JSON.stringify(chosen.map(({ key }) => choice[key]))
  const known = new Set(variants.map(variant => keyOf(variant.options)))
  const missing: Record<string, string>[] = []
  for (const choice of choicesOf(chosen)) {
    if (variants.length + missing.length >= MAX_VARIANTS) break
    if (!known.has(keyOf(choice))) missing.push(choice)
  }
  const last = variants.at(-1)
  const added = missing.map(
    (choice): VariantEdit => ({
      ...newProduct.offer,
      regularPrice: last?.regularPrice ?? null,
      sku: null,
      options: choice,
      enabled: true,
      image: null,
      descriptionHtml: '',
      taxClass: null,
      shippingClass: null,
      stock: last && last.stock === null ? null : { ...newProduct.stock },
    }),
  )
  return [...variants, ...added]
}

/** A generator, because there may be millions. The last option varies fastest. */
function* choicesOf(options: readonly ProductOption[]): Generator<Record<string, string>> {
  const [first, ...rest] = options
  if (!first) return yield {}
  for (const value of first.values) {
    for (const choice of choicesOf(rest)) yield { [first.key]: value, ...choice }
  }
}
