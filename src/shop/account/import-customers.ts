import { createId } from '#base'
import type { Database } from '#db'
import { groupNameKey } from '../customer-groups/create-customer-groups.ts'
import { isCustomerEmail, MAX_CUSTOMER_NAME_LENGTH, normalizeEmail } from '../customers/customer.ts'
import type { ShopDeps } from '../deps.ts'
import { readAddress } from '../import-jobs/address-columns.ts'
import type { TableCells } from '../import-jobs/table-cells.ts'
import type { TableContext, TableDefinition, Verdict } from '../import-jobs/table-definition.ts'
import { createTableImporter } from '../import-jobs/table-importer.ts'
import { CUSTOMER_COLUMNS, type ImportedAddress } from './customer-columns.ts'
import { markOfCustomer, readCustomers, undoCustomers } from './undo-customers.ts'

const MAX_NOTE = 5000
const MAX_TAGS = 50
const MAX_TAG = 60
const CONSENT_TAG = 'newsletter'

export interface ImportedCustomer {
  email: string
  /** Undefined where the file has no such column, so that customers keep theirs. */
  name: string | undefined
  note: string | undefined
  tags: string[] | undefined
  /** Name of the group; empty for none. */
  group: string | undefined
  addresses: ImportedAddress[]
  createdAt: number | undefined
}

function parseCustomer(rows: readonly TableCells[]): ImportedCustomer | undefined {
  const [cells] = rows
  if (!cells) return undefined
  const email = normalizeEmail(cells.text('email') || cells.text('billing email'))
  if (!email) {
    cells.problem('missing', 'email', 'The customer has no email address.')
    return undefined
  }
  if (!isCustomerEmail(email)) {
    cells.problem(
      'invalid-value',
      'email',
      `“${email.slice(0, 60)}” is not an email address.`,
      email,
    )
    return undefined
  }
  const billing = readAddress(cells, 'billing')
  const shipping = readAddress(cells, 'shipping')
  const names = [cells.text('first name'), cells.text('last name')].filter(Boolean).join(' ')
  const ofAddress = billing ? `${billing.first_name} ${billing.last_name}`.trim() : ''
  const name = (cells.text('name') || names || ofAddress).slice(0, MAX_CUSTOMER_NAME_LENGTH)
  const isSame = JSON.stringify(billing) === JSON.stringify(shipping)
  return {
    email,
    name: name || undefined,
    note: cells.has('note') ? cells.text('note').slice(0, MAX_NOTE) : undefined,
    tags: cells.has('tags') ? tagsOf(cells) : undefined,
    group: cells.has('group') ? cells.text('group') : undefined,
    addresses: [
      ...(billing ? [{ address: billing, isBilling: true, isShipping: isSame || !shipping }] : []),
      ...(shipping && !isSame
        ? [{ address: shipping, isBilling: !billing, isShipping: true }]
        : []),
    ],
    createdAt: cells.date('created at'),
  }
}

/** Consent to a newsletter in the file becomes a tag, but subscribes no one. */
function tagsOf(cells: TableCells): string[] {
  const tags = cells.list('tags', /[,;|]/).map(tag => tag.slice(0, MAX_TAG))
  const consent = cells.flag('consent') ? [CONSENT_TAG] : []
  return [...new Set([...tags, ...consent])].slice(0, MAX_TAGS)
}

async function checkCustomers(
  { db, options }: TableContext,
  items: readonly ImportedCustomer[],
): Promise<Verdict[]> {
  const known = await readCustomers(
    db,
    'email',
    items.map(item => item.email),
  )
  const byEmail = new Map([...known.values()].map(one => [one.customer.email, one]))
  const groupOf = await loadGroupNames(db, items)
  return items.map(item => {
    const group = groupOf(item)
    if (item.group && !group) {
      const message = `There is no customer group “${item.group.slice(0, 60)}”.`
      return {
        problem: { code: 'unknown', message, value: item.group.slice(0, 60), refused: true },
      }
    }
    const own = byEmail.get(item.email)
    if (!own) return { kind: 'created' }
    const { customer, addresses } = own
    const isSame =
      (item.name === undefined || item.name === customer.name) &&
      (item.note === undefined || item.note === customer.note) &&
      (item.tags === undefined || JSON.stringify(item.tags) === customer.tags) &&
      (item.group === undefined || group === (customer.group_id ?? null)) &&
      item.addresses.every(({ address }) =>
        addresses.some(one => one.address === JSON.stringify(address)),
      )
    if (isSame) return { kind: 'unchanged' }
    if (options.updateExisting) return { kind: 'updated' }
    const message = `There is already a customer “${item.email}”.`
    return { problem: { code: 'exists', message, value: item.email, refused: true } }
  })
}

/** Finds the id of the group of an imported customer: null for none, undefined if it is unknown. */
async function loadGroupNames(db: Database, items: readonly ImportedCustomer[]) {
  const rows = items.some(item => item.group)
    ? await db.selectFrom('customer_groups').select(['id', 'name_key']).execute()
    : []
  const ids = new Map(rows.map(row => [row.name_key, row.id]))
  return ({ group }: ImportedCustomer): string | null | undefined =>
    group ? ids.get(groupNameKey(group)) : null
}

const writeCustomers: TableDefinition<ImportedCustomer>['write'] = async (
  { db, nowMs },
  items,
  journal,
) => {
  const emails = items.map(({ item }) => item.email)
  const before = await readCustomers(db, 'email', emails)
  const idOf = new Map([...before.values()].map(one => [one.customer.email, one.customer.id]))
  await journal?.add(
    db,
    [...before.values()].map(one => ({
      ...{ item: one.customer.id, kind: 'updated', label: one.customer.email, before: one },
    })),
  )
  const groupOf = await loadGroupNames(
    db,
    items.map(({ item }) => item),
  )
  const written: string[] = []
  for (const { item } of items) {
    const known = idOf.get(item.email)
    const id = known ?? createId({ now: () => nowMs })
    const values = {
      ...(item.name !== undefined && { name: item.name }),
      ...(item.note !== undefined && { note: item.note }),
      ...(item.tags !== undefined && { tags: JSON.stringify(item.tags) }),
      ...(item.group !== undefined && { group_id: groupOf(item) ?? null }),
      updated_at: nowMs,
    }
    if (known) await db.updateTable('customers').set(values).where('id', '=', id).execute()
    else {
      const created_at = item.createdAt ?? nowMs
      const row = { id, email: item.email, name: '', imported_at: nowMs, created_at, ...values }
      await db.insertInto('customers').values(row).execute()
      await journal?.add(db, [{ item: id, kind: 'created', label: item.email }])
    }
    const own = before.get(id)?.addresses ?? []
    for (const { address, isBilling, isShipping } of item.addresses) {
      const stored = JSON.stringify(address)
      if (own.some(one => one.address === stored)) continue
      const isFirst = own.length === 0
      await db
        .insertInto('customer_addresses')
        .values({
          id: createId({ now: () => nowMs }),
          ...{ customer_id: id, address: stored, created_at: nowMs },
          is_billing: isFirst && isBilling ? 1 : 0,
          is_shipping: isFirst && isShipping ? 1 : 0,
        })
        .execute()
    }
    written.push(id)
  }
  const after = await readCustomers(db, 'id', written)
  await journal?.mark(db, new Map([...after].map(([id, state]) => [id, markOfCustomer(state)])))
}

/**
 * Customers of WooCommerce, Shopify and this program. They have no password and have not proved their
 * address, so that they see neither orders nor addresses before they have used a link.
 */
export function createCustomerImporter(
  deps: ShopDeps,
  { countOrders }: { countOrders(): Promise<unknown> },
) {
  return createTableImporter<ImportedCustomer>(deps, {
    kind: 'customers',
    columns: CUSTOMER_COLUMNS,
    isComplete: has => has('email') || has('billing email'),
    needs: 'This is not a table of customers: it needs the column “Email”.',
    dates: ['created at'],
    parse: parseCustomer,
    keyOf: item => item.email,
    labelOf: item => item.email,
    check: checkCustomers,
    write: writeCustomers,
    undo: undoCustomers,
    afterwards: async () => {
      await countOrders()
    },
  })
}
