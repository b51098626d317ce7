import type { ChosenOption } from './shown-values.ts'

/** Fields that buyers fill in for a product, such as an engraving. */

export const ADDON_TYPES = [
  'text',
  'textarea',
  'choice',
  'checkbox',
  'number',
  'date',
  'file',
] as const
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
  /** Of numbers; `max` of files is their size in megabytes. */
  min: number | null
  max: number | null
  display: 'radio' | 'select'
  choices: AddonChoice[]
  /** Charged if it is filled in; choices have their own. */
  price: AddonPrice | null
}

/** Entered values by id of the add-on: text, number, ISO date, id of a choice, `1`, or a file. */
export type AddonValues = Record<string, string>

export const MAX_ADDONS = 30
export const MAX_ADDON_CHOICES = 50
export const MAX_ADDON_TEXT = 2000
/** 1,000 % */
export const MAX_ADDON_PPM = 10_000_000

/** Endings of files that buyers may upload, by their content. */
export const ADDON_FILE_ENDINGS = ['jpg', 'png', 'webp', 'pdf']
export const MAX_ADDON_FILE_MB = 25
export const DEFAULT_ADDON_FILE_MB = 10

/** An uploaded file: folder and file in the private storage, size, and its name. */
export interface AddonFile {
  key: string
  bytes: number
  name: string
}

export const toFileValue = ({ key, bytes, name }: AddonFile) => `${key} ${bytes} ${name}`

export function readFileValue(value: string): AddonFile | undefined {
  const [, key, bytes, name] = /^([a-z0-9-]+\/\d\.[a-z]+) (\d+) (.+)$/s.exec(value) ?? []
  return key && name ? { key, bytes: Number(bytes), name } : undefined
}

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
    if (type === 'file') {
      const file = readFileValue(value)
      return file ? [{ name: label, value: file.name, addon: true as const, file: file.key }] : []
    }
    const choice = choices.find(one => one.id === value)?.label
    const shown = type === 'choice' ? choice : type === 'checkbox' ? '✓' : value
    return shown ? [{ name: label, value: shown, addon: true as const }] : []
  })
}

/**
 * Values as they were entered, from those that an order shows. Undefined if one cannot be entered
 * again: its add-on or choice was removed or renamed, or it is a file, which belongs to the order.
 */
export function recoverAddonValues(
  addons: readonly Addon[],
  shown: readonly ChosenOption[],
): AddonValues | undefined {
  const values: AddonValues = {}
  for (const { name, value } of shown.filter(one => one.addon)) {
    const addon = addons.find(one => one.label === name && one.type !== 'file')
    if (!addon) return undefined
    const choice = addon.choices.find(one => one.label === value)?.id
    const entered = addon.type === 'choice' ? choice : addon.type === 'checkbox' ? '1' : value
    if (entered === undefined) return undefined
    values[addon.id] = entered
  }
  return values
}
