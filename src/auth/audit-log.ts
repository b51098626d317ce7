import { contains, type Database, type ListOf, type ListOptions, readList, type Tables } from '#db'

export interface AuditItem {
  id: string
  /** UTC milliseconds. */
  at: number
  userName: string
  action: string
  targetId: string | null
  targetLabel: string
  details: unknown
  address: string | null
}

export interface AuditQuery extends Omit<ListOptions, 'sort'> {
  /** User id. */
  user?: string | undefined
  /** First part of the action: `page`, `media`, `session`. */
  what?: string | undefined
  /** Inclusive start and exclusive end in UTC milliseconds. */
  from?: number | undefined
  to?: number | undefined
}

/** Reads the audit log. Entries are written by `writeAudit` and never changed. */
export function createAuditLog(db: Database) {
  return {
    async list(query: AuditQuery): Promise<ListOf<AuditItem>> {
      // Ids are unique and sort by time.
      let rows = db.selectFrom('audit_log').selectAll().orderBy('id', query.order)
      if (query.ids) rows = rows.where('id', 'in', query.ids.split(','))
      if (query.user) rows = rows.where('user_id', '=', query.user)
      if (query.what) rows = rows.where('action', 'like', `${query.what}.%`)
      if (query.from !== undefined) rows = rows.where('at', '>=', query.from)
      if (query.to !== undefined) rows = rows.where('at', '<', query.to)
      if (query.q) rows = rows.where(contains(query.q, 'user_name', 'target_label', 'action'))
      const { items, total } = await readList(rows, query)
      return { items: items.map(toItem), total }
    },

    async find(id: string): Promise<AuditItem | undefined> {
      const row = await db
        .selectFrom('audit_log')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row && toItem(row)
    },

    /** Values for the filters. */
    async filters(): Promise<{ users: { id: string; name: string }[]; kinds: string[] }> {
      const [users, actions] = await Promise.all([
        db.selectFrom('auth_users').select(['id', 'name']).orderBy('name').execute(),
        db.selectFrom('audit_log').select('action').distinct().execute(),
      ])
      const kinds = new Set(actions.map(row => row.action.split('.')[0] ?? ''))
      return { users, kinds: [...kinds].sort() }
    },
  }
}

function toItem(row: Tables['audit_log']): AuditItem {
  return {
    id: row.id,
    at: row.at,
    userName: row.user_name,
    action: row.action,
    targetId: row.target_id,
    targetLabel: row.target_label,
    details: JSON.parse(row.details) as unknown,
    address: row.address,
  }
}
