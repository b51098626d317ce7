import type { ProductDetail, ProductOption, VariantView } from './view.ts'

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

type Chosen = Pick<ProductDetail, 'type' | 'options' | 'variants'>

/** The variant that is selected; undefined while options are missing. */
export function variantFor({ type, options, variants }: Chosen, choice: Choice) {
  return type === 'simple' ? variants[0] : combine(options, variants, choice).variant
}

/** Media id of the image of the selected variant, or of the first that matches some options. */
export function pictureFor(product: Chosen, choice: Choice): string | undefined {
  const chosen = Object.entries(choice).filter(([, value]) => value !== '')
  const match = product.variants.find(variant =>
    chosen.every(([key, value]) => (variant.options[key] ?? value) === value),
  )
  return (variantFor(product, choice) ?? (chosen.length > 0 ? match : undefined))?.picture
}
