import { newProduct, type ProductOption, type VariantEdit } from '#shop/schema'

/** As many as a grid can be worked with. */
export const MOST_VARIANTS = 500

/** A variant for each combination of the options' values: those that are there stay, those that are missing are added. */
export function combineOptions(
  options: readonly ProductOption[],
  variants: readonly VariantEdit[],
): VariantEdit[] {
  const chosen = options.filter(option => option.variation && option.values.length > 0)
  if (chosen.length === 0) return [...variants]
  let choices: Record<string, string>[] = [{}]
  for (const { key, values } of chosen) {
    choices = choices.flatMap(choice => values.map(value => ({ ...choice, [key]: value })))
  }
  const isKnown = (choice: Record<string, string>) =>
    variants.some(variant => chosen.every(({ key }) => variant.options[key] === choice[key]))
  const last = variants.at(-1)
  const added = choices
    .filter(choice => !isKnown(choice))
    .map(
      (choice): VariantEdit => ({
        ...newProduct.goods,
        regularPrice: last?.regularPrice ?? null,
        sku: null,
        options: choice,
        enabled: true,
        image: null,
        descriptionHtml: '',
        taxClass: null,
        stock: last && last.stock === null ? null : { ...newProduct.stock },
      }),
    )
  return [...variants, ...added].slice(0, MOST_VARIANTS)
}
