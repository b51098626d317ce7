import { newProduct, type ProductOption, type VariantEdit } from '#shop/schema'

/** Limit for editing in a grid. */
export const MAX_VARIANTS = 500

/** Options whose values make variants. */
export const variationsOf = (options: readonly ProductOption[]) =>
  options.filter(option => option.variation && option.values.length > 0)

/** Number of combinations of all values; 0 without options. */
export function countCombinations(options: readonly ProductOption[]): number {
  const chosen = variationsOf(options)
  if (chosen.length === 0) return 0
  return chosen.reduce((count, { values }) => count * values.length, 1)
}

/**
 * Combinations of values without a variant of their own. Undefined if the product would have more
 * than `MAX_VARIANTS`, without computing them.
 */
export function missingCombinations(
  options: readonly ProductOption[],
  variants: readonly VariantEdit[],
): Record<string, string>[] | undefined {
  const chosen = variationsOf(options)
  const count = countCombinations(options)
  if (count > MAX_VARIANTS) return undefined
  if (count === 0) return []
  const keyOf = (choice: Record<string, string>) =>
    JSON.stringify(chosen.map(({ key }) => choice[key]))
  const known = new Set(variants.map(variant => keyOf(variant.options)))
  const missing = choicesOf(chosen).filter(choice => !known.has(keyOf(choice)))
  return variants.length + missing.length > MAX_VARIANTS ? undefined : missing
}

/** Adds a variant per choice, with the price of the last one. */
export function addVariants(
  variants: readonly VariantEdit[],
  choices: readonly Record<string, string>[],
): VariantEdit[] {
  const last = variants.at(-1)
  const added = choices.map(
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

/** The last option varies fastest. */
function choicesOf(options: readonly ProductOption[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (choices, { key, values }) =>
      choices.flatMap(choice => values.map(value => ({ ...choice, [key]: value }))),
    [{}],
  )
}
