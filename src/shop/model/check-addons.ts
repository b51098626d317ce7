import {
  type Addon,
  type AddonValues,
  DEFAULT_ADDON_FILE_MB,
  MAX_ADDON_TEXT,
  readFileValue,
} from './addon.ts'

export const MEGABYTE = 1_000_000

/** A text about an add-on that was not filled in correctly. */
export type AddonMessage =
  | { key: 'addonMissing'; values: { field: string } }
  | { key: 'addonTooLong'; values: { field: string; max: number } }
  | { key: 'addonNumber'; values: { field: string } }
  | { key: 'addonTooSmall'; values: { field: string; min: number } }
  | { key: 'addonTooLarge'; values: { field: string; max: number } }
  | { key: 'addonDate'; values: { field: string } }
  | { key: 'addonChoice'; values: { field: string } }
  | { key: 'addonFile'; values: { max: number } }
  | { key: 'addonFileNotStored'; values?: undefined }
  | { key: 'addonFileTooLarge'; values: { field: string; max: number } }

export type CheckedAddons =
  /** Values in the order of the add-ons, without empty and unknown ones. */
  { ok: true; values: AddonValues } | { ok: false; id: string; message: AddonMessage }

/** Checks what a buyer entered. Only `uploads`, which were stored before, can be files. */
export function checkAddons(
  addons: readonly Addon[],
  entered: Readonly<Record<string, string>> = {},
  uploads: Readonly<Record<string, string>> = {},
): CheckedAddons {
  const values: AddonValues = {}
  for (const addon of addons) {
    const { [addon.id]: text = '' } = addon.type === 'file' ? uploads : entered
    const value = normalize(addon, text)
    const message = value ? problemOf(addon, value) : missing(addon)
    if (message) return { ok: false, id: addon.id, message }
    if (value) values[addon.id] = value
  }
  return { ok: true, values }
}

function normalize({ type }: Addon, entered: string): string {
  const value = entered.replaceAll('\r\n', '\n').replaceAll('\0', '').trim()
  if (type === 'checkbox') return value ? '1' : ''
  if (type === 'number') return value.replace(',', '.')
  return type === 'text' ? value.replace(/\s+/g, ' ') : value
}

const missing = ({ required, label }: Addon): AddonMessage | undefined =>
  required ? { key: 'addonMissing', values: { field: label } } : undefined

function problemOf(addon: Addon, value: string): AddonMessage | undefined {
  const { type, label: field, maxLength, min, max, choices } = addon
  switch (type) {
    case 'text':
    case 'textarea': {
      const limit = maxLength ?? MAX_ADDON_TEXT
      const isLong = [...value].length > limit
      return isLong ? { key: 'addonTooLong', values: { field, max: limit } } : undefined
    }
    case 'number': {
      if (!/^-?\d{1,9}(\.\d{1,4})?$/.test(value)) return { key: 'addonNumber', values: { field } }
      if (min !== null && Number(value) < min)
        return { key: 'addonTooSmall', values: { field, min } }
      if (max !== null && Number(value) > max)
        return { key: 'addonTooLarge', values: { field, max } }
      return undefined
    }
    case 'date':
      return isDay(value) ? undefined : { key: 'addonDate', values: { field } }
    case 'choice':
      return choices.some(choice => choice.id === value)
        ? undefined
        : { key: 'addonChoice', values: { field } }
    case 'file': {
      const file = readFileValue(value)
      const limit = max ?? DEFAULT_ADDON_FILE_MB
      if (!file) return { key: 'addonMissing', values: { field } }
      const isLarge = file.bytes > limit * MEGABYTE
      return isLarge ? { key: 'addonFileTooLarge', values: { field, max: limit } } : undefined
    }
    case 'checkbox':
      return undefined
  }
}

/** A day that exists, as `2026-02-28`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Whether stored values do not fit the add-ons any more. */
export function haveAddonsChanged(addons: readonly Addon[], values: AddonValues): boolean {
  const checked = checkAddons(addons, values, values)
  return !checked.ok || Object.keys(checked.values).length !== Object.keys(values).length
}
