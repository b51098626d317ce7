import type { ProductOption, VariantView } from './view.ts'

type Choice = Record<string, string>

/** What a choice of options amounts to. */
export interface Combination {
  /** Options that are still to be chosen. */
  missing: ProductOption[]
  /** The one variant that is meant, once nothing is missing. */
  variant: VariantView | undefined
  /** Values that some variant for sale has, together with what is chosen of the other options. */
  possible(option: ProductOption, value: string): boolean
}

export function combine(
  options: readonly ProductOption[],
  variants: readonly VariantView[],
  choice: Choice,
): Combination {
  const chosen = options.filter(option => option.variation)
  const missing = chosen.filter(option => !choice[option.key])
  const fits = (variant: VariantView, wanted: Choice) =>
    chosen.every(({ key }) => !wanted[key] || (variant.options[key] ?? wanted[key]) === wanted[key])
  return {
    missing,
    variant: missing.length > 0 ? undefined : variants.find(variant => fits(variant, choice)),
    possible: (option, value) =>
      variants.some(
        variant =>
          variant.price !== undefined &&
          variant.stock.state !== 'out-of-stock' &&
          fits(variant, { ...choice, [option.key]: value }),
      ),
  }
}
