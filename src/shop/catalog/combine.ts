import type { ProductOption, VariantView } from './view.ts'

type Choice = Record<string, string>

/** Result of a partial choice of options. */
export interface Combination {
  /** Options not yet chosen. */
  missing: ProductOption[]
  /** The selected variant once all options are chosen. */
  variant: VariantView | undefined
  /** Whether a purchasable variant has this value together with the other choices. */
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
