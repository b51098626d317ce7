import { createId } from '#base'
import { type Database, invalidate } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { KeptChange } from '../import-jobs/job-view.ts'
import type { Journal, NewChange, StoredChange } from '../import-jobs/journal.ts'
import type { TableContext, Verdict } from '../import-jobs/table-definition.ts'
import { createTableImporter } from '../import-jobs/table-importer.ts'
import { type ImportedRate, parseRate } from './import-rate-rows.ts'
import { RATE_COLUMNS } from './rate-columns.ts'
import type { TaxRateEdit, TaxRateItem } from './tax-rate-edit.ts'
import { TAX_RATES_TAG, type TaxRates, toRule } from './tax-rates.ts'
import { deleteRates, insertRates, moveRates, nextPosition } from './write-rates.ts'

const PPM_PER_PERCENT = 10_000

type Rate = Omit<TaxRateEdit, 'position'>

/** Everything but the order; rates that agree in it are the same. */
const identityOf = (rate: Rate) =>
  JSON.stringify([
    ...[rate.country, rate.state, rate.postcodes, rate.cities, rate.ppm, rate.name, rate.priority],
    ...[rate.compound, rate.shipping, rate.taxClass],
  ])
const labelOf = ({ country, state, name, ppm }: Rate) =>
  [country || '*', state, name, `${ppm / PPM_PER_PERCENT} %`].filter(Boolean).join(' ')

/** Rates of the shop that may equal some of these, by identity. */
async function findRates(db: Database, rates: readonly Rate[]): Promise<Map<string, TaxRateItem>> {
  if (rates.length === 0) return new Map()
  const rows = await db
    .selectFrom('tax_rates')
    .selectAll()
    .where('country', 'in', [...new Set(rates.map(rate => rate.country))])
    .where('postcodes', 'in', [...new Set(rates.map(rate => JSON.stringify(rate.postcodes)))])
    .execute()
  return new Map(rows.map(toRule).map(rule => [identityOf(rule), rule]))
}

async function checkRates(
  { db }: TableContext,
  items: readonly ImportedRate[],
): Promise<Verdict[]> {
  const rates = items.map(item => item.rate)
  const known = await findRates(db, rates)
  return rates.map(rate => ({ kind: known.has(identityOf(rate)) ? 'unchanged' : 'created' }))
}

const noteOf = (kind: NewChange['kind'], rate: TaxRateItem): NewChange => ({
  ...{ item: rate.id, kind, label: labelOf(rate) },
  ...(kind !== 'created' && { before: rate }),
  ...(kind !== 'deleted' && { mark: identityOf(rate) }),
})

async function writeRates(db: Database, rates: readonly TaxRateItem[], journal?: Journal) {
  await insertRates(db, rates)
  await journal?.add(
    db,
    rates.map(rate => noteOf('created', rate)),
  )
}

/** Deletes the rates that the file does not have, so that prices are never without taxes. */
async function removeOthers(db: Database, kept: ReadonlySet<string>, journal?: Journal) {
  if (kept.size === 0) return
  const rows = await db.selectFrom('tax_rates').selectAll().execute()
  const gone = rows.map(toRule).filter(rule => !kept.has(identityOf(rule)))
  await journal?.add(
    db,
    gone.map(rate => noteOf('deleted', rate)),
  )
  await deleteRates(
    db,
    gone.map(rate => rate.id),
  )
}

/** Orders the rates as in the file: of equally specific ones, the first applies. */
async function orderAsFile(db: Database, keys: ReadonlySet<string>, journal?: Journal) {
  const rows = await db.selectFrom('tax_rates').selectAll().execute()
  const byIdentity = new Map(rows.map(toRule).map(rule => [identityOf(rule), rule]))
  const moved = [...keys].flatMap((key, position) => {
    const rate = byIdentity.get(key)
    return rate && rate.position !== position ? [{ rate, position }] : []
  })
  await journal?.add(
    db,
    moved.map(({ rate }) => noteOf('updated', rate)),
  )
  await moveRates(
    db,
    moved.map(({ rate, position }) => ({ id: rate.id, position })),
  )
}

/** Deletes new rates and restores deleted ones and the order. Rates that were edited since are kept. */
async function undoRates(db: Database, changes: readonly StoredChange[]): Promise<KeptChange[]> {
  const kept: KeptChange[] = []
  const ids = changes.map(change => change.item)
  const rows = await db.selectFrom('tax_rates').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map(row => [row.id, toRule(row)]))
  const isEdited = ({ item, kind, mark }: StoredChange) => {
    const now = byId.get(item)
    return kind !== 'deleted' && now !== undefined && identityOf(now) !== mark
  }
  const [gone, back, moved] = [[] as string[], [] as TaxRateItem[], [] as TaxRateItem[]]
  for (const change of changes) {
    if (isEdited(change)) kept.push({ label: change.label, reason: 'edited' })
    else if (change.kind === 'created') gone.push(change.item)
    else if (change.kind === 'updated') moved.push(change.before as TaxRateItem)
    else if (!byId.has(change.item)) back.push(change.before as TaxRateItem)
  }
  await deleteRates(db, gone)
  await insertRates(db, back)
  await moveRates(db, moved)
  return kept
}

/** Tax rates in the format of WooCommerce. */
export function createRateImporter(deps: ShopDeps, taxRates: TaxRates) {
  /** All prices may change. */
  const changed = (db: Database) => invalidate(db, [TAX_RATES_TAG, 'site'])

  return createTableImporter<ImportedRate>(deps, {
    kind: 'tax-rates',
    columns: RATE_COLUMNS,
    isComplete: has => has('country') && has('percent'),
    needs: 'This is not a table of tax rates: it needs the columns “Country Code” and “Rate %”.',
    parse: parseRate,
    keyOf: item => identityOf(item.rate),
    labelOf: item => labelOf(item.rate),
    check: checkRates,
    async write({ db, nowMs }, items, journal) {
      const first = await nextPosition(db)
      const classes = items.flatMap(({ item }) => item.newClass ?? [])
      if (classes.length > 0) await deps.addTaxClasses(db, classes)
      const rates = items.map(({ item }, index) => ({
        ...item.rate,
        ...{ id: createId({ now: () => nowMs }), position: first + index },
      }))
      await writeRates(db, rates, journal)
      await changed(db)
    },
    async finish({ db, options }, keys, journal) {
      if (!options.replaceExisting) return
      await removeOthers(db, keys, journal)
      await orderAsFile(db, keys, journal)
      await changed(db)
    },
    async undo({ db }, changes) {
      const kept = await undoRates(db, changes)
      await changed(db)
      return kept
    },
    afterwards: async () => taxRates.forget(),
  })
}
