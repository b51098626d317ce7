import { type Database, invalidate } from '#db'
import { catalogTags } from '../catalog/reader.ts'
import type { NewTerm, TermKind } from '../catalog/terms.ts'
import { facetTags } from '../facets/facet-tags.ts'
import type { KeptChange } from '../import-jobs/job-view.ts'
import type { NewChange, StoredChange } from '../import-jobs/journal.ts'

const TABLES = { category: 'categories', tag: 'tags', brand: 'brands' } as const
const ITEM = /^(category|tag|brand):(.+)$/

export const isTermChange = ({ item }: { item: string }) => ITEM.test(item)

/** Changes of the journal for terms that an import created. */
export const toTermChange = ({ kind, id, name }: NewTerm): NewChange => ({
  ...{ item: `${kind}:${id}`, kind: 'created', label: name },
})

/** States of terms, to find out whether staff edited them. */
export async function readTermMarks(
  db: Database,
  terms: readonly Pick<NewTerm, 'kind' | 'id'>[],
): Promise<Map<string, string>> {
  const marks = new Map<string, string>()
  for (const { kind, id } of terms) {
    const mark = await readMark(db, kind, id)
    if (mark !== undefined) marks.set(`${kind}:${id}`, mark)
  }
  return marks
}

async function readMark(db: Database, kind: TermKind, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom(TABLES[kind] as 'categories')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && JSON.stringify(row)
}

/** Deletes terms that an import created, unless they were edited or something uses them. */
export async function undoTerms(
  db: Database,
  changes: readonly StoredChange[],
): Promise<KeptChange[]> {
  const kept: KeptChange[] = []
  let isChanged = false
  for (const { item, label, mark } of changes) {
    const [, kind = '', id = ''] = ITEM.exec(item) ?? []
    const now = await readMark(db, kind as TermKind, id)
    if (now === undefined) continue
    if (now !== mark) kept.push({ label, reason: 'edited' })
    else if (await isUsed(db, kind as TermKind, id)) kept.push({ label, reason: 'used' })
    else {
      if (kind === 'brand') {
        await db
          .updateTable('products')
          .set({ brand_id: null })
          .where('brand_id', '=', id)
          .execute()
      }
      await db
        .deleteFrom(TABLES[kind as TermKind])
        .where('id', '=', id)
        .execute()
      await db.deleteFrom('product_lists').where('id', '=', id).execute()
      isChanged = true
    }
  }
  if (isChanged) await invalidate(db, [catalogTags.lists, catalogTags.terms, facetTags.terms])
  return kept
}

/** Whether a product outside the trash, a category, a coupon or a customer group has the term. */
async function isUsed(db: Database, kind: TermKind, id: string): Promise<boolean> {
  const products = db.selectFrom('products').select('products.id').where('status', '!=', 'trash')
  const query =
    kind === 'brand'
      ? products.where('brand_id', '=', id)
      : kind === 'tag'
        ? products
            .innerJoin('product_tags', 'product_tags.product_id', 'products.id')
            .where('tag_id', '=', id)
        : products
            .innerJoin('product_categories', 'product_categories.product_id', 'products.id')
            .where('category_id', '=', id)
  if (await query.limit(1).executeTakeFirst()) return true
  if (kind !== 'category') return false
  const below = db.selectFrom('categories').select('id').where('parent_id', '=', id).limit(1)
  if (await below.executeTakeFirst()) return true
  const named = `%"${id}"%`
  const coupons = db.selectFrom('discounts').select('id').where('rules', 'like', named)
  if (await coupons.limit(1).executeTakeFirst()) return true
  const groups = db.selectFrom('customer_groups').select('id').where('categories', 'like', named)
  return (await groups.limit(1).executeTakeFirst()) !== undefined
}
