import type { Database } from '#db'
import { MAX_ADDON_FILE_MB, MAX_ADDON_PPM } from '../model/addon.ts'
import { readGtin } from '../model/gtin.ts'
import { MAX_QUANTITY } from '../model/quantity-rule.ts'
import { findBundleProblems } from './find-bundle-problems.ts'
import type { Problem } from './problem.ts'
import type { ProductEdit } from './product-edit.ts'

/** Validation beyond the schema: duplicate SKUs, identical variants, inconsistent prices. */
export async function findProblems(
  db: Database,
  edit: ProductEdit,
  id: string | undefined,
): Promise<Problem[]> {
  const problems = [...findVariantProblems(edit)]
  if (isSaleTooHigh(edit.offer)) {
    problems.push({ path: '/offer/salePrice', message: 'sale-not-lower' })
  }
  problems.push(...findFieldProblems(edit), ...findAddonProblems(edit))
  problems.push(...(await findBundleProblems(db, edit, id)))
  const skus = skusOf(edit)
  for (const [index, { path, sku }] of skus.entries()) {
    if (skus.findIndex(one => one.sku === sku) < index) {
      problems.push({ path, message: 'sku-twice' })
    }
  }
  const taken = await takenSkus(
    db,
    skus.map(one => one.sku),
    id,
  )
  for (const { path, sku } of skus) {
    if (taken.has(sku)) problems.push({ path, message: 'sku-taken' })
  }
  return problems
}

/** Trade numbers and quantity rules of the product and its variants. */
function* findFieldProblems(edit: ProductEdit): Generator<Problem> {
  const parts = [
    { path: '', rule: edit, gtin: edit.type === 'variable' ? null : edit.offer.gtin },
    ...(edit.type === 'variable' ? edit.variants : []).map((variant, index) => ({
      ...{ path: `/variants/${index}`, rule: variant, gtin: variant.gtin },
    })),
  ]
  for (const { path, rule, gtin } of parts) {
    if (gtin && !readGtin(gtin)) {
      yield { path: path ? `${path}/gtin` : '/offer/gtin', message: 'gtin-wrong' }
    }
    const min = rule.minQuantity ?? edit.minQuantity ?? 1
    const max = rule.maxQuantity ?? edit.maxQuantity ?? MAX_QUANTITY
    const step = rule.quantityStep ?? edit.quantityStep ?? 1
    if (min > max) yield { path: `${path}/maxQuantity`, message: 'max-below-min' }
    else if (min % step !== 0 && min !== 1) {
      yield { path: `${path}/minQuantity`, message: 'not-multiple' }
    } else if (max % step !== 0 && max !== MAX_QUANTITY) {
      yield { path: `${path}/maxQuantity`, message: 'not-multiple' }
    }
  }
}

const isFileLimit = (megabytes: number) => megabytes >= 1 && megabytes <= MAX_ADDON_FILE_MB

function* findAddonProblems({ addons, giftCard }: ProductEdit): Generator<Problem> {
  const ids = new Set<string>()
  for (const [index, addon] of addons.entries()) {
    const path = `/addons/${index}`
    if (ids.has(addon.id)) yield { path: `${path}/label`, message: 'addon-twice' }
    ids.add(addon.id)
    const choices = new Set(addon.choices.map(({ id }) => id))
    if (addon.type === 'choice' && choices.size === 0) {
      yield { path: `${path}/choices`, message: 'addon-without-choices' }
    }
    if (choices.size < addon.choices.length) {
      yield { path: `${path}/choices`, message: 'addon-twice' }
    }
    if (addon.type === 'file' && addon.max !== null && !isFileLimit(addon.max)) {
      yield { path: `${path}/max`, message: 'addon-file-limit' }
    }
    if (addon.min !== null && addon.max !== null && addon.min > addon.max) {
      yield { path: `${path}/max`, message: 'max-below-min' }
    }
    const prices = [addon.price, ...addon.choices.map(({ price }) => price)]
    if (prices.some(price => price?.kind === 'percent' && price.amount > MAX_ADDON_PPM)) {
      yield { path: `${path}/price`, message: 'addon-percent' }
    }
    // The value of a gift card is its price.
    if (giftCard && prices.some(price => price && price.amount > 0)) {
      yield { path: `${path}/price`, message: 'addon-of-gift-card' }
    }
  }
}

function skusOf(edit: ProductEdit): { path: string; sku: string }[] {
  const own = edit.sku ? [{ path: '/sku', sku: edit.sku }] : []
  if (edit.type !== 'variable') return own
  const variants = edit.variants.flatMap(({ sku }, index) =>
    sku ? [{ path: `/variants/${index}/sku`, sku }] : [],
  )
  return [...own, ...variants]
}

/** SKUs used by other products or variants. */
async function takenSkus(db: Database, skus: string[], id = ''): Promise<Set<string | null>> {
  if (skus.length === 0) return new Set()
  const products = await db
    .selectFrom('products')
    .select('sku')
    .where('sku', 'in', skus)
    .where('id', '!=', id)
    .execute()
  const variants = await db
    .selectFrom('variants')
    .select('sku')
    .where('sku', 'in', skus)
    .where('product_id', '!=', id)
    .execute()
  return new Set([...products, ...variants].map(row => row.sku))
}

function* findVariantProblems(edit: ProductEdit): Generator<Problem> {
  if (edit.type !== 'variable') return
  const keys = edit.options.filter(option => option.variation).map(option => option.key)
  const seen = new Set<string>()
  for (const [index, variant] of edit.variants.entries()) {
    const choice = JSON.stringify(keys.map(key => variant.options[key] ?? null))
    if (seen.has(choice)) {
      yield { path: `/variants/${index}/options`, message: 'variant-twice' }
    }
    seen.add(choice)
    if (edit.status === 'published' && variant.enabled && variant.regularPrice === null) {
      yield { path: `/variants/${index}/regularPrice`, message: 'price-missing' }
    }
    if (isSaleTooHigh(variant)) {
      yield { path: `/variants/${index}/salePrice`, message: 'sale-not-lower' }
    }
  }
}

function isSaleTooHigh({ regularPrice, salePrice }: ProductEdit['offer']): boolean {
  return regularPrice !== null && salePrice !== null && salePrice >= regularPrice
}
