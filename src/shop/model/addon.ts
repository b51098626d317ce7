/** Fields that buyers fill in for a product, such as an engraving. */

export const ADDON_TYPES = ['text', 'textarea', 'choice', 'checkbox', 'number', 'date'] as const
export type AddonType = (typeof ADDON_TYPES)[number]

/** A surcharge, in addition to the price of the product. */
export interface AddonPrice {
  /** `percent`: of the price of the product. */
  kind: 'fixed' | 'percent'
  /** Minor units of the base currency, or parts per million. */
  amount: number
  /** Charged for each item, or once per line. */
  per: 'item' | 'line'
}

export interface AddonChoice {
  /** Permanent. */
  id: string
  label: string
  price: AddonPrice | null
}

export interface Addon {
  /** Permanent. */
  id: string
  type: AddonType
  label: string
  help: string
  required: boolean
  /** Of texts, in characters. */
  maxLength: number | null
  /** Of numbers. */
  min: number | null
  max: number | null
  display: 'radio' | 'select'
  choices: AddonChoice[]
  /** Charged if it is filled in; choices have their own. */
  price: AddonPrice | null
}

/** Entered values by id of the add-on: text, number, ISO date, id of a choice, or `1`. */
export type AddonValues = Record<string, string>

export const MAX_ADDONS = 30
export const MAX_ADDON_CHOICES = 50
export const MAX_ADDON_TEXT = 2000
/** 1,000 % */
export const MAX_ADDON_PPM = 10_000_000

export const readAddons = (stored: string | null): Addon[] => JSON.parse(stored ?? '[]')
export const readAddonValues = (stored: string | null): AddonValues => JSON.parse(stored ?? '{}')

/** The surcharges that values cause. */
export function chargedPrices(addons: readonly Addon[], values: AddonValues): AddonPrice[] {
  return addons.flatMap(({ id, type, choices, price }) => {
    const value = values[id]
    if (!value) return []
    const charged = type === 'choice' ? choices.find(one => one.id === value)?.price : price
    return charged ?? []
  })
}

/** Values as orders show them. A ticked box is shown with a check mark. */
export function describeAddons(addons: readonly Addon[], values: AddonValues) {
  return addons.flatMap(({ id, type, label, choices }) => {
    const value = values[id]
    if (!value) return []
    const choice = choices.find(one => one.id === value)?.label
    const shown = type === 'choice' ? choice : type === 'checkbox' ? '✓' : value
    return shown ? [{ name: label, value: shown, addon: true as const }] : []
  })
}
