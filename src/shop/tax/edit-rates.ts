import { createId, ok, type Refusal, refuse, type Success } from '#base'
import { type Database, inTransaction, invalidate, type ListOptions } from '#db'
import { createTranslate } from '#texts'
import type { ShopDeps } from '../deps.ts'
import type { TaxRule } from '../model/settings.ts'
import { settingsTexts } from '../model/settings-texts.ts'
import { toPpm } from '../money/tax.ts'
import { EU_RATES, EU_REDUCED_CLASS } from './eu-rates.ts'
import { exportRates } from './export-rates.ts'
import { listRates, type RateFilter } from './list-rates.ts'
import { exampleOf, type PriceExample } from './price-example.ts'
import { checkTaxRate, type TaxRateEdit, type TaxRateItem } from './tax-rate-edit.ts'
import { TAX_RATES_TAG, type TaxRates, toRule } from './tax-rates.ts'
import { deleteRates, insertRates, nextPosition, toRow } from './write-rates.ts'

type EditDeps = Pick<ShopDeps, 'db' | 'clock' | 'settings'>

/** The table of tax rates for staff. Every change reaches the prices in all processes. */
export function createTaxRateEditor(deps: EditDeps, taxRates: TaxRates) {
  const { db, clock } = deps
  const newId = () => createId(clock)

  /** Runs `work` in a transaction and drops everything that shows prices. */
  async function change<Answer extends Success | Refusal>(
    work: (tx: Database) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await inTransaction(deps, async tx => {
      const done = await work(tx)
      if (done.ok) await invalidate(tx, [TAX_RATES_TAG, 'site'])
      return done
    })
    taxRates.forget()
    return answer
  }

  async function load(id: string): Promise<TaxRateItem | undefined> {
    const row = await db.selectFrom('tax_rates').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toRule(row)
  }

  return {
    list: (query: ListOptions & RateFilter) => listRates(db, query),
    load,

    /** Adds a rate; without a position at the end of its class. */
    create: (edit: Omit<TaxRateEdit, 'position'> & { position?: number | undefined }) =>
      change(async tx => {
        const position = edit.position ?? (await nextPosition(tx))
        const checked = checkTaxRate({ ...edit, position })
        if (!checked.ok) return checked
        const id = newId()
        await insertRates(tx, [{ ...checked.rate, id }])
        return ok({ item: { ...checked.rate, id } })
      }),

    async change(id: string, edit: Partial<TaxRateEdit>) {
      const known = await load(id)
      if (!known) return refuse('not-found')
      const { id: _, ...before } = known
      const checked = checkTaxRate({ ...before, ...edit })
      if (!checked.ok) return checked
      return change(async tx => {
        const { id: __, ...row } = toRow({ ...checked.rate, id })
        const { numUpdatedRows } = await tx
          .updateTable('tax_rates')
          .set(row)
          .where('id', '=', id)
          .executeTakeFirst()
        return numUpdatedRows > 0n ? ok({ item: { ...checked.rate, id } }) : refuse('not-found')
      })
    },

    remove: (ids: readonly string[]) =>
      change(async tx => {
        const deleted = await deleteRates(tx, ids)
        return deleted > 0 ? ok({ deleted }) : refuse('not-found')
      }),

    /** Deletes all rates of a class. */
    removeClass: (taxClass: string) =>
      change(async tx => {
        const { numDeletedRows } = await tx
          .deleteFrom('tax_rates')
          .where('tax_class', '=', taxClass)
          .executeTakeFirst()
        return numDeletedRows > 0n ? ok({ deleted: Number(numDeletedRows) }) : refuse('not-found')
      }),

    /** Replaces all rates with those of a settings file that has no table of rates. */
    replaceAll: (rules: readonly TaxRule[]) =>
      change(async tx => {
        await tx.deleteFrom('tax_rates').execute()
        await insertRates(tx, fromRules(rules, newId))
        return ok()
      }),

    /** Inserts the VAT rates of the EU; they replace those of the same countries and classes. */
    async insertEu() {
      const { locale } = await deps.settings()
      const name = createTranslate(settingsTexts, { locale })('vat')
      return change(async tx => {
        await tx
          .deleteFrom('tax_rates')
          .where('country', 'in', [...EU_RATES.keys()])
          .where('tax_class', 'in', ['', EU_REDUCED_CLASS])
          .where('state', '=', '')
          .where('postcodes', '=', '[]')
          .where('cities', '=', '[]')
          .execute()
        const rates = euRates(name, await nextPosition(tx), newId)
        await insertRates(tx, rates)
        return ok({ added: rates.length })
      })
    },

    example: async (asked: PriceExample) => exampleOf(taxRates, await deps.settings(), asked),

    /** Rates in the CSV format of WooCommerce, in chunks. */
    export: (filter: RateFilter) => exportRates(db, filter),
  }
}

const simpleRate = {
  state: '',
  postcodes: [],
  cities: [],
  priority: 1,
  compound: false,
  shipping: true,
}

/** Rates of the same place were added up, so each gets a different priority. */
function fromRules(rules: readonly TaxRule[], newId: () => string): TaxRateItem[] {
  return rules.map(({ country, taxClass, name, percent, shipping }, position) => ({
    ...simpleRate,
    id: newId(),
    country: country === '*' ? '' : country,
    ppm: toPpm(percent),
    name,
    priority:
      1 +
      rules.slice(0, position).filter(one => one.country === country && one.taxClass === taxClass)
        .length,
    shipping,
    taxClass,
    position,
  }))
}

function euRates(name: string, first: number, newId: () => string): TaxRateItem[] {
  return [...EU_RATES].flatMap(([country, { standard, reduced }], index) => {
    const rate = { ...simpleRate, country, name, position: first + 2 * index }
    return [
      { ...rate, id: newId(), ppm: toPpm(standard), taxClass: '' },
      {
        ...rate,
        id: newId(),
        ppm: toPpm(reduced ?? standard),
        taxClass: EU_REDUCED_CLASS,
        position: rate.position + 1,
      },
    ]
  })
}
