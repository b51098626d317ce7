import { Value } from 'typebox/value'
import { createId } from '#base'
import type { Database } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { TableCells } from '../import-jobs/table-cells.ts'
import type { TableContext, TableDefinition, Verdict } from '../import-jobs/table-definition.ts'
import { createTableImporter } from '../import-jobs/table-importer.ts'
import { codeKey, DiscountEdit, type DiscountType, MAX_CODE_LENGTH } from './discount.ts'
import { DISCOUNT_COLUMNS } from './discount-columns.ts'
import { findCategories, findProducts } from './find-discount-items.ts'
import { newDiscount } from './new-discount.ts'
import { toColumns } from './stored-discount.ts'
import { markOfDiscount, readDiscounts, undoDiscounts } from './undo-discounts.ts'
import { findContradiction } from './write-discount.ts'

/** WooCommerce's names, and those of its older versions. */
const TYPES: Record<string, DiscountType> = {
  percent: 'percent',
  percentage: 'percent',
  percent_product: 'percent',
  fixed_cart: 'fixed_cart',
  fixed_product: 'fixed_product',
  free_shipping: 'free_shipping',
}
const OWN_TYPES = ['buy_x_get_y', 'tiers', 'bundle']
const PER_PERCENT = 100

/** A coupon with names that must be looked up. */
interface ImportedDiscount {
  edit: DiscountEdit
  names: Record<'productIds' | 'excludedProductIds', string[]>
  categories: Record<'productCategories' | 'excludedProductCategories', string[]>
}

function parseDiscount(
  rows: readonly TableCells[],
  { settings }: TableContext,
): ImportedDiscount | undefined {
  const [cells] = rows
  if (!cells) return undefined
  const { currency } = settings
  const code = cells.text('code')
  if (!code) cells.problem('missing', 'code', 'The coupon has no code.')
  if (code.length > MAX_CODE_LENGTH) cells.problem('invalid-value', 'code', 'The code is too long.')
  const written =
    cells
      .text('type')
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_') || 'fixed_cart'
  const rules = readRules(cells)
  const isOwn = OWN_TYPES.includes(written)
  const type = isOwn ? (written as DiscountType) : TYPES[written]
  if (!type || (isOwn && !rules)) {
    cells.problem(
      'invalid-type',
      'type',
      `“${written.slice(0, 60)}” is not a type of coupon.`,
      written,
    )
    return undefined
  }
  const isPercent = type === 'percent'
  const percent = isPercent
    ? cells.read('amount', value => readPercent(value), 'a percentage from 0 to 100')
    : undefined
  const amount = isPercent ? undefined : cells.amount('amount', currency)
  const edit: DiscountEdit = {
    ...newDiscount,
    ...rules,
    ...{ code, type, label: cells.text('label').slice(0, 200) },
    percent: percent ?? rules?.percent ?? 0,
    amount: Math.max(0, amount ?? 0),
    enabled: !/^(0|no|nein|false|draft|trash|disabled|pending)$/i.test(cells.text('enabled')),
    startsAt: cells.date('starts') ?? null,
    expiresAt: cells.date('expires') ?? null,
    usageLimit: cells.count('usage limit') || null,
    usageLimitPerUser: cells.count('usage limit per user') || null,
    limitUsageToXItems: cells.count('limit items') || null,
    minimumAmount: positive(cells.amount('minimum amount', currency)),
    maximumAmount: positive(cells.amount('maximum amount', currency)),
    freeShipping: type === 'free_shipping' || cells.flag('free shipping'),
    individualUse: cells.flag('individual use'),
    excludeSaleItems: cells.flag('exclude sale items'),
    emailRestrictions: emailsOf(cells),
  }
  const refusal = findContradiction(edit)
  if (refusal && code) {
    cells.problem(
      'contradiction',
      'amount',
      `The values of “${code}” contradict each other, or its amount is missing.`,
    )
  }
  return {
    edit,
    names: {
      productIds: cells.list('products'),
      excludedProductIds: cells.list('excluded products'),
    },
    categories: {
      productCategories: cells.list('categories'),
      excludedProductCategories: cells.list('excluded categories'),
    },
  }
}

const positive = (amount: number | undefined) => (amount && amount > 0 ? amount : null)

function readPercent(value: string): number | undefined {
  const percent = Number(value.replace('%', '').replace(',', '.').trim())
  return percent >= 0 && percent <= 100 ? Math.round(percent * PER_PERCENT) : undefined
}

function emailsOf(cells: TableCells): string[] {
  return cells.list('allowed emails', /[,;|]/).filter(email => {
    if (email.includes('@') && email.length <= 254) return true
    cells.problem(
      'invalid-value',
      'allowed emails',
      `“${email.slice(0, 60)}” is not an email address.`,
      email,
    )
    return false
  })
}

function readRules(cells: TableCells): Partial<DiscountEdit> | undefined {
  return cells.read(
    'rules',
    text => {
      try {
        const rules: unknown = JSON.parse(text)
        const edit = { ...newDiscount, ...(rules as object), type: 'percent' }
        return Value.Check(DiscountEdit, edit) ? (rules as Partial<DiscountEdit>) : undefined
      } catch {
        return undefined
      }
    },
    'rules as exported',
  )
}

/** Writes the ids of products and categories into the rules; returns the first unknown name. */
async function resolve(
  db: Database,
  { edit, names, categories }: ImportedDiscount,
): Promise<{ edit: DiscountEdit; unknown?: undefined } | { unknown: string; edit?: undefined }> {
  const resolved = { ...edit }
  const { getProductIds, bundleItems } = edit
  const products = Object.entries({ ...names, getProductIds }) as ['productIds', string[]][]
  for (const [rule, wanted] of products) {
    const found = await findProducts(db, wanted)
    if (found.unknown !== undefined) return { unknown: found.unknown }
    resolved[rule] = found.ids
  }
  resolved.bundleItems = []
  for (const { productId, quantity } of bundleItems) {
    const found = await findProducts(db, [productId])
    if (found.unknown !== undefined) return { unknown: found.unknown }
    resolved.bundleItems.push({ productId: found.ids[0] ?? '', quantity })
  }
  for (const [rule, wanted] of Object.entries(categories) as ['productCategories', string[]][]) {
    const found = await findCategories(db, wanted)
    if (found.unknown !== undefined) return { unknown: found.unknown }
    resolved[rule] = found.ids
  }
  return { edit: resolved }
}

async function checkDiscounts(
  { db, options }: TableContext,
  items: readonly ImportedDiscount[],
): Promise<Verdict[]> {
  const known = await readDiscounts(db, 'code_key', items.map(keyOf))
  const byKey = new Map([...known.values()].map(row => [row.code_key, row]))
  const verdicts: Verdict[] = []
  for (const item of items) {
    const { unknown, edit } = await resolve(db, item)
    const value = unknown ?? item.edit.code
    const own = byKey.get(keyOf(item))
    if (!edit) {
      const message = `There is no product or category “${value}” for the coupon “${item.edit.code}”.`
      verdicts.push({ problem: { code: 'unknown', message, value, refused: true } })
    } else if (!own) verdicts.push({ kind: 'created' })
    else if (isSame(own, edit)) verdicts.push({ kind: 'unchanged' })
    else if (options.updateExisting) verdicts.push({ kind: 'updated' })
    else {
      const message = `There is already a coupon “${value}”.`
      verdicts.push({ problem: { code: 'exists', message, value, refused: true } })
    }
  }
  return verdicts
}

const keyOf = ({ edit }: ImportedDiscount) => codeKey(edit.code)

function isSame(row: object, edit: DiscountEdit): boolean {
  const stored = new Map(Object.entries(row))
  return Object.entries(toColumns(edit)).every(([column, value]) => stored.get(column) === value)
}

const writeDiscounts: TableDefinition<ImportedDiscount>['write'] = async (
  { db, nowMs },
  items,
  journal,
) => {
  const keys = items.map(({ item }) => keyOf(item))
  const before = await readDiscounts(db, 'code_key', keys)
  const idOf = new Map([...before.values()].map(row => [row.code_key, row.id]))
  await journal?.add(
    db,
    [...before.values()].map(row => ({
      ...{ item: row.id, kind: 'updated', label: row.code, before: row },
    })),
  )
  const written: string[] = []
  for (const { item } of items) {
    const { edit } = await resolve(db, item)
    if (!edit) continue
    const columns = toColumns(edit)
    const known = idOf.get(keyOf(item))
    const id = known ?? createId({ now: () => nowMs })
    if (known) {
      await db
        .updateTable('discounts')
        .set({ ...columns, updated_at: nowMs })
        .where('id', '=', id)
        .execute()
    } else {
      await db
        .insertInto('discounts')
        .values({ ...columns, id, batch_id: null, created_at: nowMs, updated_at: nowMs })
        .execute()
      await journal?.add(db, [{ item: id, kind: 'created', label: edit.code }])
    }
    written.push(id)
  }
  const after = await readDiscounts(db, 'id', written)
  await journal?.mark(db, new Map([...after].map(([id, row]) => [id, markOfDiscount(row)])))
}

/** Coupons of WooCommerce and of this program. */
export function createDiscountImporter(deps: ShopDeps) {
  return createTableImporter<ImportedDiscount>(deps, {
    kind: 'discounts',
    columns: DISCOUNT_COLUMNS,
    isComplete: has => has('code') && (has('amount') || has('type')),
    needs: 'This is not a table of coupons: it needs the columns “Code” and “Amount”.',
    amounts: ['amount', 'minimum amount', 'maximum amount'],
    dates: ['starts', 'expires'],
    parse: parseDiscount,
    keyOf,
    labelOf: item => item.edit.code,
    check: checkDiscounts,
    write: writeDiscounts,
    undo: undoDiscounts,
  })
}
