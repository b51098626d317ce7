import type { VariantEdit } from '#shop/schema'

/** Computes the changed fields of a variant. */
export type ChangeVariant = (variant: VariantEdit) => Partial<VariantEdit>

/** Identifies a row of the grid; new variants have no id. */
export const variantKey = (variant: VariantEdit): string =>
  variant.id ?? JSON.stringify(variant.options)

export function applyChanges(variant: VariantEdit, changes: readonly ChangeVariant[]): VariantEdit {
  let changed = variant
  for (const change of changes) changed = { ...changed, ...change(changed) }
  return changed
}

/** Applies changes in order to the variants with these keys. */
export function changeVariants(
  variants: readonly VariantEdit[],
  keys: ReadonlySet<string>,
  changes: readonly ChangeVariant[],
): VariantEdit[] {
  return variants.map(variant =>
    keys.has(variantKey(variant)) ? applyChanges(variant, changes) : variant,
  )
}

/** A variant with the values on which all agree; `mixed` names fields with several values. */
export function commonVariant(variants: readonly VariantEdit[]): {
  variant: VariantEdit
  mixed: ReadonlySet<string>
} {
  const [first, ...others] = variants
  if (!first) throw new Error('No variants')
  const mixed = new Set<string>()
  const differs = (read: (variant: VariantEdit) => unknown) => {
    const value = JSON.stringify(read(first))
    return others.some(other => JSON.stringify(read(other)) !== value)
  }
  const variant: VariantEdit = { ...first, measures: { ...first.measures }, sku: null, gtin: null }
  for (const name of EMPTYABLE) {
    if (!differs(one => one[name])) continue
    mixed.add(name)
    variant[name] = null
  }
  for (const name of MEASURES) {
    if (!differs(one => one.measures[name])) continue
    mixed.add(name)
    variant.measures[name] = null
  }
  for (const name of ['enabled', 'downloadable'] as const)
    if (differs(one => one[name])) mixed.add(name)
  if (differs(one => one.stock?.quantity)) {
    mixed.add('quantity')
    variant.stock = first.stock && { ...first.stock, quantity: null }
  }
  return { variant, mixed }
}

export const MEASURES = ['weight', 'length', 'width', 'height'] as const

const EMPTYABLE = [
  'regularPrice',
  'salePrice',
  'saleFrom',
  'saleTo',
  'image',
  'taxClass',
  'mpn',
  'cost',
  'minQuantity',
  'maxQuantity',
  'quantityStep',
  'content',
  'downloadLimit',
  'downloadDays',
] as const
