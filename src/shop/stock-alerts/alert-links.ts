import { ok, type Result, refuse } from '#base'
import type { Database } from '#db'
import { nameOptions, writeChoice } from '../catalog/choice-address.ts'
import { isPublished, readChoice, readOptions } from '../catalog/stored.ts'
import { hashToken } from '../customers/tokens.ts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { CONFIRM_MS, type StockAlertState, type StockAlertView } from './stock-alert.ts'

type Context = Pick<ShopDeps, 'db' | 'clock'> & { settings: ShopSettings }
type Answer = Result<{ alert: StockAlertView }, 'unknown-link'>

/** The request of a link; undefined if the link is unknown or too old. */
export async function findStockAlert(
  { db, clock, settings }: Context,
  token: string,
): Promise<StockAlertView | undefined> {
  const row = await selectAlert(db, token)
  if (!row || isExpired(row, clock.now())) return undefined
  const { email, state, locale, slug } = row
  const path = isPublished(row) ? pathOf(settings, slug, row) : ''
  const product = alertName(row)
  return { email, state: state as StockAlertState, locale, path, product }
}

const selectAlert = (db: Database, token: string) =>
  db
    .selectFrom('stock_alerts')
    .innerJoin('variants', 'variants.id', 'stock_alerts.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['stock_alerts.id', 'email', 'state', 'locale', 'mailed_at'])
    .select(['products.name', 'products.slug', 'products.status'])
    .select(['products.options', 'variants.options as chosen'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()

const isExpired = (row: { state: string; mailed_at: number | null }, nowMs: number) =>
  row.state === 'pending' && (row.mailed_at ?? 0) <= nowMs - CONFIRM_MS

interface Named {
  name: string
  /** JSON of the product and of the variant. */
  options: string
  chosen: string
}

/** Name of the product with the options of the variant. */
export function alertName({ name, options, chosen }: Named): string {
  const choice = readChoice(chosen)
  const values = readOptions(options).flatMap(option => choice[option.key] ?? [])
  return [name, ...(values.length > 0 ? [values.join(', ')] : [])].join(' – ')
}

/** Path of the product with the options of the variant chosen. */
export function pathOf(
  { paths }: ShopSettings,
  slug: string,
  { options, chosen }: Omit<Named, 'name'>,
): string {
  const known = readOptions(options)
  const names = nameOptions(known, name => name)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(writeChoice(known, names, readChoice(chosen)))) {
    if (value !== undefined) query.set(name, value)
  }
  return `${paths.product}${slug}${query.size > 0 ? `?${query}` : ''}`
}

/** Confirms a request. A second press has the same result. */
export async function confirmStockAlert(context: Context, token: string): Promise<Answer> {
  const alert = await findStockAlert(context, token)
  if (!alert) return refuse('unknown-link')
  await context.db
    .updateTable('stock_alerts')
    .set({ state: 'confirmed', mails: 0, confirmed_at: context.clock.now() })
    .where('token_hash', '=', hashToken(token))
    .where('state', '=', 'pending')
    .execute()
  return ok({ alert })
}

/** Deletes a request. */
export async function endStockAlert(context: Context, token: string): Promise<Answer> {
  const alert = await findStockAlert(context, token)
  if (!alert) return refuse('unknown-link')
  await context.db.deleteFrom('stock_alerts').where('token_hash', '=', hashToken(token)).execute()
  return ok({ alert })
}
