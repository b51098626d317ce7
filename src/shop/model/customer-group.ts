import Type, { type Static } from 'typebox'

/** Parts per million of a whole: 100,000 is 10 %. */
const WHOLE_PPM = 1_000_000
export const MAX_GROUP_NAME_LENGTH = 60
const MAX_GROUP_CATEGORIES = 200

const ppm = Type.Integer({ minimum: 0, maximum: WHOLE_PPM })

/** A group of customers as edited by staff. */
export const CustomerGroupEdit = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: MAX_GROUP_NAME_LENGTH, pattern: '\\S' }),
    /** Share taken off the regular prices of all products. */
    ppm,
    /** Shares for categories and those below them. The largest share of a product counts. */
    categories: Type.Array(
      Type.Object(
        { category: Type.String({ minLength: 1, maxLength: 100 }), ppm },
        { additionalProperties: false },
      ),
      { maxItems: MAX_GROUP_CATEGORIES },
    ),
    taxExempt: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type CustomerGroupEdit = Static<typeof CustomerGroupEdit>

export interface CustomerGroup extends CustomerGroupEdit {
  id: string
}

/** A group in the list for staff. */
export interface CustomerGroupItem extends CustomerGroup {
  /** Number of customers. */
  members: number
}

/** Share of a group for a product in these categories, which include those above them. */
export function shareFor(
  { ppm, categories }: Pick<CustomerGroup, 'ppm' | 'categories'>,
  ofProduct: ReadonlySet<string>,
): number {
  const own = categories.filter(one => ofProduct.has(one.category)).map(one => one.ppm)
  return Math.max(ppm, ...own)
}
