import { type Encoding, fromCell, ok, refuse, toSlug } from '#base'
import { type CsvFormat, detectFormat, readAmount, readRecords, UnreadableCsv } from '#csv'
import type { Database } from '#db'
import { createTranslate } from '#texts'
import { COUNTRY_CODES } from '../address/countries.ts'
import { findState } from '../address/states.ts'
import type { ShopSettings } from '../model/settings.ts'
import { settingsTexts } from '../model/settings-texts.ts'
import { toPpm, WHOLE } from '../money/tax.ts'
import {
  checkTaxRate,
  MAX_CITIES,
  MAX_POSTCODES,
  type TaxRateEdit,
  type TaxRateItem,
} from './tax-rate-edit.ts'
import { toRule } from './tax-rates.ts'
import { insertRates, nextPosition } from './write-rates.ts'

export interface RateImportRequest {
  file: Uint8Array
  /** Language of the site, for files whose bytes are ambiguous. */
  language: string
  encoding?: Encoding | undefined
  /** Deletes the existing rates first. */
  replaces: boolean
  isPreview: boolean
  classes: ShopSettings['tax']['classes']
}

export type RateProblem =
  | 'bad-country'
  | 'bad-rate'
  | 'bad-priority'
  | 'bad-postcode'
  | 'bad-class'
  | 'too-long'

export interface RateImport {
  format: CsvFormat
  /** Rows below the header. */
  rows: number
  added: number
  /** Equal to an existing rate or an earlier row. */
  unchanged: number
  /** Existing rates that are replaced. */
  removed: number
  invalid: number
  /** The first rows that cannot be imported; the header is row 1. */
  problems: { row: number; text: string; reason: RateProblem }[]
  /** Tax classes that the shop did not have. */
  newClasses: ShopSettings['tax']['classes']
  /** The first rows as they would be written. */
  sample: Omit<TaxRateEdit, 'position'>[]
}

const MAX_PROBLEMS = 50
const SAMPLE = 5
const MAX_CLASSES = 50

/** Headers of WooCommerce and of this program, letters only, and those of spreadsheets in German. */
const COLUMNS = {
  country: ['countrycode', 'country', 'land', 'landercode', 'landescode'],
  state: ['statecode', 'state', 'region', 'bundesland'],
  postcodes: ['zippostcode', 'postcodezip', 'postcode', 'zip', 'plz', 'postleitzahl'],
  cities: ['city', 'stadt', 'ort'],
  percent: ['rate', 'ratepercent', 'steuersatz', 'satz', 'percent'],
  name: ['taxname', 'name', 'steuername', 'steuerbezeichnung'],
  priority: ['priority', 'prioritat', 'prioritt'],
  compound: ['compound', 'zusammengesetzt', 'kumuliert'],
  shipping: ['shipping', 'versand'],
  taxClass: ['taxclass', 'class', 'steuerklasse'],
}
type Column = keyof typeof COLUMNS

/** Imports rates from a CSV file in WooCommerce's format, within the caller's transaction. */
export async function importRates(db: Database, request: RateImportRequest, newId: () => string) {
  const records: { row: number; values: string[] }[] = []
  let format: CsvFormat
  try {
    const open = async function* () {
      yield request.file
    }
    format = await detectFormat(open, request)
    for await (const record of readRecords(open, format)) records.push(record)
  } catch (error) {
    if (error instanceof UnreadableCsv) return refuse(`csv-${error.problem}`)
    throw error
  }
  const [header, ...rows] = records
  const headings = (header?.values ?? []).map(name => name.toLowerCase().replace(/[^a-z]/g, ''))
  const at = (column: Column) => headings.findIndex(name => COLUMNS[column].includes(name))
  if (at('country') < 0 || at('percent') < 0) return refuse('no-tax-rate-columns')

  const report: RateImport = {
    ...{ format, rows: rows.length, added: 0, unchanged: 0, removed: 0, invalid: 0 },
    ...{ problems: [], newClasses: [], sample: [] },
  }
  const existing = await db.selectFrom('tax_rates').selectAll().execute()
  if (request.replaces) report.removed = existing.length
  const known = new Set(request.replaces ? [] : existing.map(row => identityOf(toRule(row))))
  const classes = createClasses(request.classes, report.newClasses)
  const first = request.replaces ? 0 : await nextPosition(db)
  const unnamed = createTranslate(settingsTexts, { locale: request.language })('vat')
  const rates: TaxRateItem[] = []
  for (const { row, values } of rows) {
    const cell = (column: Column) => fromCell(values[at(column)] ?? '').trim()
    const read = readRow(cell, { classes, unnamed })
    if (!read.ok) {
      report.invalid++
      const text = values.join(' ').slice(0, 80)
      if (report.problems.length < MAX_PROBLEMS) {
        report.problems.push({ row, text, reason: read.reason })
      }
      continue
    }
    const identity = identityOf(read.rate)
    if (known.has(identity)) {
      report.unchanged++
      continue
    }
    known.add(identity)
    if (report.sample.length < SAMPLE) report.sample.push(read.rate)
    rates.push({ ...read.rate, id: newId(), position: first + rates.length })
  }
  report.added = rates.length
  if (request.isPreview) return ok({ report })
  if (request.replaces && rates.length > 0) await db.deleteFrom('tax_rates').execute()
  await insertRates(db, rates)
  return ok({ report })
}

/** Finds tax classes by id or name; adds unknown ones. */
function createClasses(known: RateImportRequest['classes'], added: RateImport['newClasses']) {
  return (text: string): string | undefined => {
    if (/^(standard( rate)?)?$/i.test(text)) return ''
    const all = [...known, ...added]
    const id = toSlug(text)
    const same = all.find(one => one.id === id || one.name.toLowerCase() === text.toLowerCase())
    if (same) return same.id
    if (!id || id.length > 60 || id === 'inherit' || all.length >= MAX_CLASSES) return undefined
    added.push({ id, name: text.slice(0, 60) })
    return id
  }
}

function readRow(
  cell: (column: Column) => string,
  { classes, unnamed }: { classes: (text: string) => string | undefined; unnamed: string },
) {
  const country = toAny(cell('country')).toUpperCase()
  if (country !== '' && !COUNTRY_CODES.includes(country)) return refuse('bad-country')
  const percent = readAmount(cell('percent').replace(/\s*%$/, ''))
  const ppm = percent === undefined ? Number.NaN : toPpm(Number(percent))
  if (!(ppm >= 0 && ppm <= WHOLE)) return refuse('bad-rate')
  const priority = cell('priority') === '' ? 1 : Number(cell('priority'))
  if (!Number.isInteger(priority) || priority < 1 || priority > 1000) return refuse('bad-priority')
  const postcodes = toList(cell('postcodes'))
  const cities = toList(cell('cities'))
  const name = cell('name') || unnamed
  const state = toAny(cell('state'))
  const isTooLong =
    Math.max(name.length, state.length, ...cities.map(city => city.length)) > 100 ||
    postcodes.some(postcode => postcode.length > 50) ||
    postcodes.length > MAX_POSTCODES ||
    cities.length > MAX_CITIES
  if (isTooLong) return refuse('too-long')
  const taxClass = classes(cell('taxClass'))
  if (taxClass === undefined) return refuse('bad-class')
  const checked = checkTaxRate({
    ...{ country, state: findState(country, state) ?? state, postcodes, cities, ppm, name },
    ...{ priority, taxClass, position: 0 },
    compound: isOn(cell('compound')),
    shipping: isOn(cell('shipping')),
  })
  if (!checked.ok) return refuse(checked.reason === 'bad-postcode' ? 'bad-postcode' : 'too-long')
  const { position: _, ...rate } = checked.rate
  return ok({ rate })
}

const toAny = (text: string) => (text === '*' ? '' : text)
const toList = (text: string) =>
  text
    .split(';')
    .map(one => one.trim())
    .filter(one => one !== '' && one !== '*')
const isOn = (text: string) => /^(1|yes|true|ja|wahr|oui|x)$/i.test(text)

/** Everything but the order; rates that agree in it are the same. */
const identityOf = ({
  country,
  state,
  postcodes,
  cities,
  ppm,
  name,
  ...rate
}: Omit<TaxRateEdit, 'position'>) =>
  JSON.stringify([
    ...[country, state, postcodes, cities, ppm, name, rate.priority, rate.compound],
    ...[rate.shipping, rate.taxClass],
  ])
