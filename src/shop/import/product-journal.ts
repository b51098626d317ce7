import type { Database } from '#db'
import type { NewTerm, TermKind } from '../catalog/terms.ts'
import type { Journal, NewChange } from '../import-jobs/journal.ts'
import { markOf, type ProductSnapshot, readSnapshots } from './snapshots.ts'
import { readTermMarks, toTermChange } from './term-changes.ts'

/** Notes products before and after the batches that write them. */
export function createProductJournal(journal: Journal) {
  /** Created by this run: nothing has to be restored. */
  const created = new Set<string>()
  const updated = new Set<string>()
  let before = new Map<string, ProductSnapshot>()
  let terms: NewTerm[] = []
  let edited: Pick<NewTerm, 'kind' | 'id'>[] = []
  return {
    /** Forgets an attempt that is repeated. */
    restart() {
      before = new Map()
      terms = []
      edited = []
    },
    /** Terms are noted before their products, and so deleted after them. */
    addTerm(term: NewTerm) {
      terms.push(term)
    },
    /** New terms that got their details in a later batch. */
    editTerms(kind: TermKind, ids: readonly string[]) {
      edited.push(...ids.map(id => ({ kind, id })))
    },
    async before(db: Database, ids: readonly string[]) {
      before = await readSnapshots(
        db,
        [...new Set(ids)].filter(id => !created.has(id)),
      )
    },
    async after(db: Database, ids: readonly string[]) {
      const touched = [...new Set(ids)].filter(id => !created.has(id))
      await journal.add(db, terms.map(toTermChange))
      await journal.mark(db, await readTermMarks(db, [...terms, ...edited]))
      if (touched.length === 0) return
      for (const id of before.keys()) updated.add(id)
      const [old, fresh] = [
        touched.filter(id => updated.has(id)),
        touched.filter(id => !updated.has(id)),
      ]
      const after = await readSnapshots(db, old)
      const changes = [...(await readCreated(db, fresh))]
      const marks = new Map<string, string>()
      for (const [id, state] of after) {
        const known = before.get(id)
        if (known) {
          changes.push({ item: id, kind: 'updated', label: known.product.name, before: known })
        }
        marks.set(id, JSON.stringify(markOf(state)))
      }
      for (const id of fresh) created.add(id)
      await journal.add(db, changes)
      await journal.mark(db, marks)
    },
  }
}

async function readCreated(db: Database, ids: readonly string[]): Promise<NewChange[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, name }) => ({ item: id, kind: 'created', label: name }))
}
