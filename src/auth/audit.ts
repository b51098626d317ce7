import { type Clock, createId, type Json } from '#base'
import type { Database } from '#db'

/** The user or command that performs an action. */
export interface Actor {
  id: string | null
  name: string
  address: string | null
}

/** Background work of the program. */
export const systemActor: Actor = { id: null, name: 'system', address: null }
export const commandActor: Actor = { id: null, name: 'command line', address: null }

export interface AuditEntry {
  actor: Actor
  /** `<entity>.<verb>`, such as `page.published`. */
  action: string
  target?: { id: string; label: string }
  /** Changes, without secrets. */
  details?: Json
}

/** Writes an audit entry, within the given transaction if any. */
export async function writeAudit(db: Database, clock: Clock, entry: AuditEntry) {
  const at = clock.now()
  await db
    .insertInto('audit_log')
    .values({
      id: createId({ now: () => at }),
      at,
      user_id: entry.actor.id,
      user_name: entry.actor.name,
      action: entry.action,
      target_id: entry.target?.id ?? null,
      target_label: entry.target?.label ?? '',
      details: JSON.stringify(entry.details ?? {}),
      address: entry.actor.address,
    })
    .execute()
}
