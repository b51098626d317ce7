import type { Database } from '#db'
import type { ImportChange, ImportProblem, ProblemCode } from '../import-jobs/report.ts'
import type { ShopSettings } from '../model/settings.ts'
import { readBatches } from './batches.ts'
import { externalIdOf, findKnown, INCOMPLETE, type KnownNames, namesIn } from './identity.ts'
import { categoryPictures, type ImportedRow, type Reference } from './parse-row.ts'
import { swatchPictures } from './parse-swatches.ts'
import type { ProductFile } from './read-rows.ts'

/** Result of checking a whole file. */
export interface Plan {
  rows: number
  problems: ImportProblem[]
  refused: Set<number>
  /** Images of new and changed rows, and those that failed last time, by URL with their location. */
  pictures: Map<string, { row: number; column: string }[]>
  unreadable: boolean
  /** Predicted changes, without fetching images. */
  counts: { created: number; updated: number; unchanged: number }
  /** First rows to be written. */
  changes: ImportChange[]
}

/** Limit of listed rows. */
const MAX_CHANGES = 50

/** Checks every row alone, against the file, and against the catalogue. */
export async function planImport(
  db: Database,
  source: ProductFile,
  settings: ShopSettings,
  onRows: (count: number) => Promise<void> = async () => {},
): Promise<Plan> {
  const plan: Plan = {
    rows: 0,
    problems: [],
    refused: new Set(),
    pictures: new Map(),
    unreadable: false,
    counts: { created: 0, updated: 0, unchanged: 0 },
    changes: [],
  }
  const pending = new Map<number, ImportChange>()
  const file = createFileIndex()
  const questions: Question[] = []
  const report = (problem: ImportProblem) => {
    plan.problems.push(problem)
    if (problem.refused) plan.refused.add(problem.row)
  }

  for await (const batch of readBatches(source, settings)) {
    plan.rows += batch.count
    await onRows(plan.rows)
    batch.problems.forEach(report)
    const known = await findKnown(db, namesOf(batch.rows))
    for (const row of batch.rows) {
      const problem = file.add(row) ?? checkCatalogue(row, known)
      if (problem) {
        report({ row: row.row, ...problem, refused: true })
        continue
      }
      questions.push(...openQuestions(row, known))
      const own = known.own(row)
      const kind = kindOfChange(row, known)
      pending.set(row.row, { row: row.row, kind, sku: row.sku ?? '', name: row.product.name })
      if (own?.digest === row.digest) continue
      const note = (column: string) => (url: string) => {
        const places = plan.pictures.get(url) ?? []
        plan.pictures.set(url, [...places, { row: row.row, column }])
      }
      row.pictures.forEach(note('Images'))
      if (row.socialImage) note('Social image')(row.socialImage)
      swatchPictures(row.swatches).forEach(note('Attribute swatches'))
      categoryPictures(row).forEach(note('Category details'))
    }
    if (batch.unreadable) {
      report(batch.unreadable)
      plan.unreadable = true
      return plan
    }
  }
  for (const { row, reference, isParent } of questions) {
    const target = file.find(reference)
    const found = target && !plan.refused.has(target.row) ? target : undefined
    if (isParent && found?.kind !== 'variable') report(noParent(row, reference, found))
    if (!isParent && !found) report(noProduct(row, reference))
  }
  plan.problems.sort((a, b) => a.row - b.row)
  for (const [row, change] of pending) {
    if (plan.refused.has(row)) continue
    plan.counts[change.kind]++
    if (change.kind !== 'unchanged' && plan.changes.length < MAX_CHANGES) plan.changes.push(change)
  }
  return plan
}

/** The stored digest of a row with missing images has a suffix. */
function kindOfChange(row: ImportedRow, known: KnownNames): ImportChange['kind'] {
  const own = known.own(row)
  if (!own) return 'created'
  const isSame = own.digest === row.digest || own.digest === row.digest + INCOMPLETE
  const stays = row.kind !== 'variation' || own.productId === known.product(row.parent)?.id
  return isSame && stays ? 'unchanged' : 'updated'
}

/** A reference that must be found in the file. */
interface Question {
  row: number
  reference: Reference
  isParent: boolean
}

function namesOf(rows: readonly ImportedRow[]) {
  const { skus, externalIds } = namesIn(rows.flatMap(referencesOf))
  return {
    skus: [...skus, ...rows.flatMap(row => row.sku ?? [])],
    externalIds: [...externalIds, ...rows.map(row => row.externalId)],
  }
}

export function referencesOf(row: ImportedRow): Reference[] {
  const parent = row.kind === 'variation' ? [row.parent] : []
  return [...parent, ...row.grouped, ...row.upsells, ...row.crossSells]
}

function openQuestions(row: ImportedRow, known: KnownNames): Question[] {
  return referencesOf(row).flatMap((reference, index) => {
    const isParent = row.kind === 'variation' && index === 0
    const found = known.product(reference)
    const answered = found && (!isParent || found.type === 'variable')
    return answered ? [] : [{ row: row.row, reference, isParent }]
  })
}

type Finding = { code: ProblemCode; message: string }

function checkCatalogue(row: ImportedRow, known: KnownNames): Finding | undefined {
  const own = known.own(row)
  if (!own || (own.table === 'variants') === (row.kind === 'variation')) return undefined
  const what = own.table === 'variants' ? 'a variation' : 'a product'
  return { code: 'taken', message: `The SKU “${row.sku}” already belongs to ${what}.` }
}

/** Index of the file's rows, which also detects duplicates. */
function createFileIndex() {
  const bySku = new Map<string, ImportedRow>()
  const byId = new Map<string, ImportedRow>()
  return {
    add(row: ImportedRow): Finding | undefined {
      const side = row.kind === 'variation' ? 'variation' : 'product'
      const id = `${side} ${row.externalId}`
      const other = (row.sku && bySku.get(row.sku)) || byId.get(id)
      if (other) {
        const name = row.sku ? `SKU “${row.sku}”` : `ID “${row.externalId}”`
        return { code: 'duplicate', message: `Row ${other.row} already has the ${name}.` }
      }
      const light = { ...row, product: { name: '' }, variant: {} }
      if (row.sku) bySku.set(row.sku, light)
      byId.set(id, light)
      return undefined
    },
    find(reference: Reference): ImportedRow | undefined {
      const id = externalIdOf(reference)
      return id === undefined ? bySku.get(reference) : byId.get(`product ${id}`)
    },
  }
}

function noParent(row: number, reference: Reference, found: ImportedRow | undefined) {
  const message = found
    ? `The parent “${reference}” (row ${found.row}) is not a variable product.`
    : `There is no variable product “${reference}” for this variation, neither in the file nor in the shop.`
  return { row, column: 'Parent', code: 'unknown-parent', message, refused: true } as const
}

function noProduct(row: number, reference: Reference) {
  const message = `There is no product “${reference}”; the link to it is left out.`
  return { row, code: 'unknown-product', message, refused: false } as const
}
