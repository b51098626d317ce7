import type { SaveContext } from '../catalog/save-context.ts'
import { saveProduct } from '../catalog/save-product.ts'
import { saveVariant } from '../catalog/save-variant.ts'
import { readOptions } from '../catalog/stored.ts'
import type { Measures, ProductOption } from '../catalog/view.ts'
import type { ImportReport } from '../import-jobs/report.ts'
import type { ShopSettings } from '../model/settings.ts'
import { readBatches } from './batches.ts'
import { fillCategories } from './category-details.ts'
import { findKnown, INCOMPLETE, type Known, type KnownNames, namesIn } from './identity.ts'
import { linkBundles } from './link-bundles.ts'
import { mergeOptions } from './options.ts'
import type { BundleReference, ImportedRow } from './parse-row.ts'
import { toSwatches } from './parse-swatches.ts'
import type { FetchedPictures } from './pictures.ts'
import type { ProductFile } from './read-rows.ts'
import { linkProducts } from './relations.ts'
import { picturesOf, resolvePicture, resolvePictures } from './row-pictures.ts'

export interface WriteContext {
  /** Context of the current batch. */
  save: SaveContext
  /** New products become drafts, and existing ones keep their status. */
  asDrafts?: boolean
  /** Called with the existing products that a batch may change. */
  beforeWrite?(ids: string[]): Promise<void>
  /** Rows per batch. */
  batchSize?: number
  /** Wraps the writing of a batch, for example in a transaction; may replace `save`. */
  inBatch?(work: () => Promise<string[]>, rows: number): Promise<void>
  settings: ShopSettings
  file: ProductFile
  /** Rows to skip. */
  refused: ReadonlySet<number>
  pictures: FetchedPictures
  placeholderId: string | undefined
  /** Categories that this import created. */
  newCategories: ReadonlySet<string>
  /** Called with the categories that got texts and images. */
  onFilled?(ids: readonly string[]): void
}

/** Writes products first, then variations, regardless of their order in the file. */
export async function writeRows(context: WriteContext, report: ImportReport): Promise<Set<string>> {
  const touched = new Set<string>()
  const written: { id: string; row: ImportedRow }[] = []
  const bundles: { id: string; bundle: readonly BundleReference[] }[] = []
  let hasVariations = false
  /** Weight and size of products with variations, which apply to those without their own. */
  const measures = new Map<string, Measures>()
  const inBatch = async (work: () => Promise<string[]>, rows: number) => {
    const counted = async () => {
      const ids = await work()
      for (const id of ids) touched.add(id)
      return ids
    }
    if (context.inBatch) await context.inBatch(counted, rows)
    else await counted()
  }
  for await (const rows of batches(context)) {
    const products = rows.filter(row => row.kind !== 'variation')
    if (products.length < rows.length) hasVariations = true
    await inBatch(async () => {
      const known = await knownTo(context, products)
      const mayChange = (row: ImportedRow) => known.own(row)?.digest !== row.digest
      const existing = products.filter(mayChange).flatMap(row => known.own(row)?.productId ?? [])
      await context.beforeWrite?.(existing)
      const ids: string[] = []
      for (const row of products) {
        const id = await writeProduct(context, row, known, report)
        const productId = id ?? known.own(row)?.id
        if (productId && row.kind === 'variable' && row.variant.measures) {
          measures.set(productId, row.variant.measures)
        }
        if (!id) continue
        ids.push(id)
        if (row.bundle && (row.bundle.length > 0 || known.own(row)))
          bundles.push({ id, bundle: row.bundle })
        const links = row.grouped.length + row.upsells.length + row.crossSells.length
        if (links > 0) written.push({ id, row })
      }
      return ids
    }, products.length)
  }
  for (let i = 0; i < written.length; i += LINKED_AT_ONCE) {
    const some = written.slice(i, i + LINKED_AT_ONCE)
    await inBatch(async () => {
      await linkProducts(context.save.db, some)
      return some.map(one => one.id)
    }, 0)
  }
  for await (const rows of hasVariations ? batches(context) : []) {
    const variations = rows.filter(row => row.kind === 'variation')
    await inBatch(
      () => writeVariations(context, { rows: variations, measures }, report),
      variations.length,
    )
  }
  for (let i = 0; i < bundles.length; i += LINKED_AT_ONCE) {
    const some = bundles.slice(i, i + LINKED_AT_ONCE)
    await inBatch(async () => {
      await linkBundles(context.save.db, some)
      return some.map(({ id }) => id)
    }, 0)
  }
  return touched
}

const LINKED_AT_ONCE = 100

async function writeVariations(
  context: WriteContext,
  { rows, measures }: { rows: readonly ImportedRow[]; measures: ReadonlyMap<string, Measures> },
  report: ImportReport,
): Promise<string[]> {
  const known = await knownTo(context, rows)
  await context.beforeWrite?.(rows.flatMap(row => known.product(row.parent)?.id ?? []))
  const options = new Map<string, ProductOption[]>()
  for (const row of rows) {
    const inherited = measures.get(known.product(row.parent)?.id ?? '')
    const productId = await writeVariation(context, inherit(row, inherited), known, report)
    if (!productId) continue
    options.set(productId, [...(options.get(productId) ?? []), ...row.attributes])
  }
  await mergeOptions(context.save.db, options)
  return [...options.keys()]
}

/** A variation with the measures of its product where it has none. */
function inherit(row: ImportedRow, measures: Measures = {}): ImportedRow {
  const own = row.variant.measures ?? {}
  const missing = Object.entries(measures).filter(([part]) => !(part in own))
  if (missing.length === 0) return row
  return {
    ...row,
    variant: { ...row.variant, measures: { ...Object.fromEntries(missing), ...own } },
  }
}

async function* batches(context: WriteContext): AsyncGenerator<ImportedRow[]> {
  const { file, settings, refused, batchSize } = context
  for await (const batch of readBatches(file, settings, batchSize)) {
    yield batch.rows.filter(row => !refused.has(row.row))
  }
}

function knownTo(context: WriteContext, rows: readonly ImportedRow[]): Promise<KnownNames> {
  const { skus, externalIds } = namesIn(rows.flatMap(row => row.parent || []))
  return findKnown(context.save.db, {
    skus: [...skus, ...rows.flatMap(row => row.sku ?? [])],
    externalIds: [...externalIds, ...rows.map(row => row.externalId)],
  })
}

/** Id of the product if it was written. */
async function writeProduct(
  context: WriteContext,
  row: ImportedRow,
  known: KnownNames,
  report: ImportReport,
) {
  const own = known.own(row)
  const images = resolvePictures(context, row)
  if (isUnchanged(own, row, images.complete, context)) {
    report.unchanged++
    return undefined
  }
  const existing = own && (await loadExisting(context, own.id))
  const before = new Map(existing?.options.map(option => [option.key, option]))
  const id = await saveProduct(
    context.save,
    {
      ...row.product,
      ...(context.asDrafts && { status: existing?.status ?? 'draft' }),
      type: row.kind === 'variation' ? 'simple' : row.kind,
      sku: row.sku,
      externalId: known.isTaken(row, own?.id) ? undefined : row.externalId,
      options: row.attributes.map(option => ({
        ...option,
        ...keptOf(before.get(option.key)),
        ...swatchesOf(context, row, option.key),
      })),
      images: images.ids,
      ...(row.socialImage !== undefined && {
        socialImage: (row.socialImage && resolvePicture(context, row.socialImage)) || null,
      }),
      variant: row.variant,
      importDigest: images.complete ? row.digest : row.digest + INCOMPLETE,
    },
    existing,
  )
  if (row.categories.length > 0) {
    const filled = await fillCategories(context.save, row.categories, {
      created: context.newCategories,
      findImage: url => resolvePicture(context, url),
    })
    context.onFilled?.(filled)
  }
  if (own) report.updated++
  else report.created++
  return id
}

/** Values kept if the file does not contain them. */
function keptOf({ variation = false, swatches }: Partial<ProductOption> = {}) {
  return swatches ? { variation, swatches } : { variation }
}

function swatchesOf(context: WriteContext, { swatches }: ImportedRow, key: string) {
  const cells = swatches[key]
  return cells && { swatches: toSwatches(cells, url => resolvePicture(context, url)) }
}

async function loadExisting({ save }: WriteContext, id: string) {
  const row = await save.db
    .selectFrom('products')
    .select(['id', 'slug', 'created_at', 'options', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const status = row.status as 'published' | 'draft' | 'trash'
  return { ...row, status, options: readOptions(row.options) }
}

/** Id of the variation's product if it was written. */
async function writeVariation(
  context: WriteContext,
  row: ImportedRow,
  known: KnownNames,
  report: ImportReport,
) {
  const own = known.own(row)
  const parent = known.product(row.parent)
  if (!parent) {
    const message = `The product “${row.parent}” was deleted during the import.`
    const problem = { row: row.row, column: 'Parent', code: 'unknown-parent', message } as const
    report.skipped++
    report.problems = [...report.problems, { ...problem, value: row.parent, refused: true }]
    return undefined
  }
  const images = resolvePictures(context, row)
  if (own?.productId === parent.id && isUnchanged(own, row, images.complete, context)) {
    report.unchanged++
    const hasChanged = await updateMeasures(context, own.id, row)
    return hasChanged ? parent.id : undefined
  }
  const chosen = row.attributes.flatMap(({ key, values }) =>
    values.length > 0 ? [[key, values.join(', ')]] : [],
  )
  await saveVariant(
    context.save,
    parent.id,
    {
      ...row.variant,
      sku: row.sku,
      externalId: known.isTaken(row, own?.id) ? undefined : row.externalId,
      options: Object.fromEntries(chosen),
      image: images.ids[0],
      importDigest: images.complete ? row.digest : row.digest + INCOMPLETE,
    },
    own?.id,
  )
  if (own) report.updated++
  else report.created++
  return parent.id
}

/** The row of a variation stays the same when the measures of its product change. */
async function updateMeasures({ save }: WriteContext, id: string, row: ImportedRow) {
  const measures = JSON.stringify(row.variant.measures ?? {})
  const { numUpdatedRows } = await save.db
    .updateTable('variants')
    .set({ measures })
    .where('id', '=', id)
    .where('measures', '!=', measures)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the row is unchanged and no missing image became available. */
function isUnchanged(
  own: Known | undefined,
  row: ImportedRow,
  complete: boolean,
  { pictures }: WriteContext,
): boolean {
  if (own?.digest === row.digest) return true
  if (own?.digest !== row.digest + INCOMPLETE || complete) return false
  return !picturesOf(row).some(url => pictures.has(url))
}
