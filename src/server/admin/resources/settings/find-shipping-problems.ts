import { parseFormula, type ShippingMethod, type ShopSettings } from '#shop/schema'

/** Formulas must be valid, and shipping classes need different ids. */
export function findShippingProblems({
  zones = [],
  shippingClasses = [],
}: Partial<ShopSettings>): { path: string; message: string }[] {
  const ids = shippingClasses.map(one => one.id)
  const classes = ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [{ path: `/shop/shippingClasses/${index}/id`, message: 'same-key' }]
      : [],
  )
  const formulas = zones.flatMap(({ methods }, zone) =>
    methods.flatMap((method, index) =>
      formulasOf(method)
        .filter(({ formula }) => !parseFormula(formula))
        .map(({ at }) => ({
          path: `/shop/zones/${zone}/methods/${index}/${at}`,
          message: 'no-formula',
        })),
    ),
  )
  return [...classes, ...formulas]
}

function formulasOf({ kind, formula = '', classCosts = [] }: ShippingMethod) {
  if (kind !== 'flat') return []
  return [
    { at: 'formula', formula },
    ...classCosts.map((one, index) => ({
      at: `classCosts/${index}/formula`,
      formula: one.formula,
    })),
  ]
}
