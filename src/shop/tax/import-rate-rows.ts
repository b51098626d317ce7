import { toSlug } from '#base'
import { readAmount } from '#csv'
import { createTranslate } from '#texts'
import { COUNTRY_CODES } from '../address/countries.ts'
import { findState } from '../address/states.ts'
import type { TableCells } from '../import-jobs/table-cells.ts'
import type { TableContext } from '../import-jobs/table-definition.ts'
import type { ShopSettings } from '../model/settings.ts'
import { settingsTexts } from '../model/settings-texts.ts'
import { toPpm, WHOLE } from '../money/tax.ts'
import { checkTaxRate, MAX_CITIES, MAX_POSTCODES, type TaxRateEdit } from './tax-rate-edit.ts'

const MAX_CLASSES = 50
const MAX_CLASS_LENGTH = 60
const MAX_PRIORITY = 1000
const MAX_NAME_LENGTH = 100
const MAX_POSTCODE_LENGTH = 50

export type TaxClass = ShopSettings['tax']['classes'][number]

export interface ImportedRate {
  rate: Omit<TaxRateEdit, 'position'>
  /** Its class, if the shop does not have it. */
  newClass: TaxClass | undefined
}

/** A rate from its row; problems are kept by the cells. */
export function parseRate(
  rows: readonly TableCells[],
  { settings }: TableContext,
): ImportedRate | undefined {
  const [cells] = rows
  if (!cells) return undefined
  const wrong = (column: string, expected: string) => {
    const text = cells.text(column).slice(0, 60)
    cells.problem('invalid-value', column, `“${text}” is not ${expected}.`, text)
  }
  const country = toAny(cells.text('country')).toUpperCase()
  if (country !== '' && !COUNTRY_CODES.includes(country)) {
    wrong('country', 'a country code such as DE')
  }
  const percent = readAmount(cells.text('percent').replace(/\s*%$/, ''))
  const ppm = percent === undefined ? Number.NaN : toPpm(Number(percent))
  if (!(ppm >= 0 && ppm <= WHOLE)) wrong('percent', 'a rate from 0 to 100')
  const priority = cells.text('priority') === '' ? 1 : Number(cells.text('priority'))
  if (!Number.isInteger(priority) || priority < 1 || priority > MAX_PRIORITY) {
    wrong('priority', `a whole number from 1 to ${MAX_PRIORITY}`)
  }
  const classed = findClass(cells.text('tax class'), settings.tax.classes)
  if (!classed) wrong('tax class', 'a tax class that can be added')
  const unnamed = createTranslate(settingsTexts, { locale: settings.locale })('vat')
  const state = toAny(cells.text('state'))
  const edit = {
    ...{ country, state: findState(country, state) ?? state, ppm, priority, position: 0 },
    postcodes: toList(cells.text('postcodes')),
    cities: toList(cells.text('cities')),
    name: cells.text('name') || unnamed,
    taxClass: classed?.id ?? '',
    compound: cells.flag('compound'),
    shipping: cells.flag('shipping'),
  }
  const tooLong = tooLongPart(edit)
  if (tooLong) cells.problem('invalid-value', tooLong, 'The value is too long.')
  if (cells.problems.length > 0) return undefined
  const checked = checkTaxRate(edit)
  if (!checked.ok) {
    wrong('postcodes', 'a postcode, a range such as 12345...12350, or a prefix such as 123*')
    return undefined
  }
  const { position: _, ...rate } = checked.rate
  return { rate, newClass: classed?.isNew ? { id: classed.id, name: classed.name } : undefined }
}

/** Name of the first part that is too long. */
function tooLongPart({ name, state, cities, postcodes }: TaxRateEdit): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return 'name'
  if (state.length > MAX_NAME_LENGTH) return 'state'
  const isLong = (texts: readonly string[], most: number, longest: number) =>
    texts.length > most || texts.some(text => text.length > longest)
  if (isLong(cities, MAX_CITIES, MAX_NAME_LENGTH)) return 'cities'
  return isLong(postcodes, MAX_POSTCODES, MAX_POSTCODE_LENGTH) ? 'postcodes' : undefined
}

/** A tax class by id or name; unknown ones are new. */
function findClass(text: string, known: readonly TaxClass[]) {
  if (/^(standard( rate)?)?$/i.test(text)) return { id: '', name: '', isNew: false }
  const id = toSlug(text)
  const same = known.find(one => one.id === id || one.name.toLowerCase() === text.toLowerCase())
  if (same) return { ...same, isNew: false }
  const isPossible = id !== '' && id.length <= MAX_CLASS_LENGTH && id !== 'inherit'
  if (!isPossible || known.length >= MAX_CLASSES) return undefined
  return { id, name: text.slice(0, MAX_CLASS_LENGTH), isNew: true }
}

const toAny = (text: string) => (text === '*' ? '' : text)
const toList = (text: string) =>
  text
    .split(';')
    .map(one => one.trim())
    .filter(one => one !== '' && one !== '*')
