import { sql } from 'kysely'
import { createId, ok, plainText, type Refusal, refuse, type Success } from '#base'
import { contains, type Database, inTransaction, invalidate, type ListOptions, readList } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { CustomerGroupEdit, CustomerGroupItem } from '../model/customer-group.ts'
import { CUSTOMER_GROUPS_TAG, type KnownGroups, toGroup } from './known-groups.ts'

export const CUSTOMER_GROUP_SORTS = ['name', 'members', 'ppm'] as const

/** Customers of a group, or those without one. */
export interface MembersOfGroup {
  group: string | null
  ids: string[]
}

/** Groups of customers for staff. Changes reach the prices in all processes. */
export function createCustomerGroups(
  { db, clock }: Pick<ShopDeps, 'db' | 'clock'>,
  known: KnownGroups,
) {
  /** Runs `work` in a transaction. The first group and the last one change the caching of all pages. */
  async function change<Answer extends Success | Refusal>(
    work: (tx: Database) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await inTransaction({ db }, async tx => {
      const before = await hasGroups(tx)
      const done = await work(tx)
      if (!done.ok) return done
      const isFirstOrLast = before !== (await hasGroups(tx))
      await invalidate(tx, [CUSTOMER_GROUPS_TAG, ...(isFirstOrLast ? ['site'] : [])])
      return done
    })
    known.forget()
    return answer
  }

  return {
    list: (query: ListOptions) => listGroups(db, query),

    async load(id: string): Promise<CustomerGroupItem | undefined> {
      const row = await selectItems(db).where('customer_groups.id', '=', id).executeTakeFirst()
      return row && toItem(row)
    },

    /** Creates a group, or updates the one with this id. */
    save: (edit: CustomerGroupEdit, id?: string) =>
      change(async tx => {
        const own = id ?? createId(clock)
        const row = await toRow(tx, edit, own)
        if (!row) return refuse('taken')
        const nowMs = clock.now()
        if (id === undefined) {
          const stamps = { created_at: nowMs, updated_at: nowMs }
          await tx
            .insertInto('customer_groups')
            .values({ id: own, ...row, ...stamps })
            .execute()
          return ok({ id: own })
        }
        const { numUpdatedRows } = await tx
          .updateTable('customer_groups')
          .set({ ...row, updated_at: nowMs })
          .where('id', '=', id)
          .executeTakeFirst()
        return numUpdatedRows > 0n ? ok({ id: own }) : refuse('not-found')
      }),

    /** Its members stay customers, and orders keep its name. */
    delete: (id: string) =>
      change(async tx => {
        const { numDeletedRows } = await tx
          .deleteFrom('customer_groups')
          .where('id', '=', id)
          .executeTakeFirst()
        return numDeletedRows > 0n ? ok() : refuse('not-found')
      }),

    /** Puts customers into a group, or into none. Returns those that changed, by their group before. */
    assign: ({ group, ids }: MembersOfGroup) =>
      inTransaction({ db }, async tx => {
        if (group !== null && !(await isGroup(tx, group))) return refuse('unknown-group')
        const rows = await tx
          .selectFrom('customers')
          .select(['id', 'group_id'])
          .where('id', 'in', ids)
          .execute()
        const moved = rows.filter(row => row.group_id !== group)
        if (moved.length > 0) {
          await tx
            .updateTable('customers')
            .set({ group_id: group, updated_at: clock.now() })
            .where(
              'id',
              'in',
              moved.map(row => row.id),
            )
            .execute()
        }
        const before: MembersOfGroup[] = [...Map.groupBy(moved, row => row.group_id)].map(
          ([from, those]) => ({ group: from, ids: those.map(row => row.id) }),
        )
        return ok({ changed: moved.length, before })
      }),
  }
}

/** Key under which a name is unique. */
export const groupNameKey = (name: string) => name.toLowerCase()

async function hasGroups(db: Database): Promise<boolean> {
  const found = await db.selectFrom('customer_groups').select('id').limit(1).executeTakeFirst()
  return found !== undefined
}

export async function isGroup(db: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('customer_groups')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

const selectItems = (db: Database) =>
  db
    .selectFrom('customer_groups')
    .selectAll('customer_groups')
    .select(eb =>
      eb
        .selectFrom('customers')
        .select(eb.fn.countAll<number | string>().as('count'))
        .whereRef('customers.group_id', '=', 'customer_groups.id')
        .as('members'),
    )

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['executeTakeFirstOrThrow']>>

const toItem = (row: ItemRow): CustomerGroupItem => ({
  ...toGroup(row),
  members: Number(row.members ?? 0),
})

async function listGroups(db: Database, query: ListOptions) {
  let select = selectItems(db)
  if (query.ids) select = select.where('customer_groups.id', 'in', query.ids.split(','))
  if (query.q) select = select.where(contains(query.q, 'customer_groups.name'))
  const sort = CUSTOMER_GROUP_SORTS.find(name => name === query.sort) ?? 'name'
  const column = sort === 'name' ? 'customer_groups.name_key' : sort
  const sorted = select.orderBy(sql.ref(column), query.order).orderBy('customer_groups.id')
  const { items, total } = await readList(sorted, query)
  return { total, items: items.map(toItem) }
}

/** Undefined if another group has the name. Categories that were deleted are left out. */
async function toRow(db: Database, edit: CustomerGroupEdit, id: string) {
  const name = plainText(edit.name).trim()
  const same = await db
    .selectFrom('customer_groups')
    .select('id')
    .where('name_key', '=', groupNameKey(name))
    .where('id', '!=', id)
    .executeTakeFirst()
  if (same || !name) return undefined
  const asked = edit.categories.map(one => one.category)
  const rows =
    asked.length > 0
      ? await db.selectFrom('categories').select('id').where('id', 'in', asked).execute()
      : []
  const found = new Set(rows.map(row => row.id))
  const categories = edit.categories
    .filter(one => found.has(one.category))
    .map(({ category, ppm }) => ({ category, ppm }))
  return {
    name,
    name_key: groupNameKey(name),
    ppm: edit.ppm,
    categories: JSON.stringify(categories),
    tax_exempt: edit.taxExempt ? 1 : 0,
  }
}
