import { type Addon, type AddonValues, readAddons } from './addon.ts'

/** A product that is part of each item of a bundle. */
export interface BundlePart {
  variantId: string
  quantity: number
  /** Name when it was chosen, for staff. */
  label: string
  /** Buyers choose among the variants of the product to which `variantId` belongs. */
  choice?: boolean
}

export const MAX_BUNDLE_PARTS = 20
export const MAX_BUNDLE_QUANTITY = 100

export const readBundle = (stored: string | null): BundlePart[] => JSON.parse(stored ?? '[]')

/** Id of the add-on that asks for the variant of a part. Other add-ons have no underscore. */
export const choiceIdOf = ({ variantId }: BundlePart) => `part_${variantId}`

/** What buyers fill in: the variants of parts, and the add-ons of the product. */
export function readAllAddons(row: {
  addons: string | null
  bundle_choices: string | null
}): Addon[] {
  return [...readAddons(row.bundle_choices), ...readAddons(row.addons)]
}

/** Parts with the variants that the buyer has chosen. */
export function withChosenParts(
  parts: readonly BundlePart[],
  choices: readonly Addon[],
  entered: AddonValues,
): BundlePart[] {
  return parts.map(part => {
    const id = choiceIdOf(part)
    const offered = part.choice ? choices.find(one => one.id === id)?.choices : undefined
    const chosen = offered?.find(one => one.id === entered[id])
    return chosen ? { ...part, variantId: chosen.id } : part
  })
}
