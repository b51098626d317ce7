import { type Clock, createId, type Json } from '#base'
import type { Database } from '#db'

/** Who does something: a member of the staff, or a command on the machine. */
export interface Actor {
  id: string | null
  name: string
  address: string | null
}

/** The program by itself, in the background. */
export const systemActor: Actor = { id: null, name: 'system', address: null }
export const commandActor: Actor = { id: null, name: 'command line', address: null }

export interface AuditEntry {
  actor: Actor
  /** `<what>.<verb>`, such as `page.published`. */
  action: string
  target?: { id: string; label: string }
  /** What changed, without secrets. */
  details?: Json
}

/** Writes down an act, in the caller's transaction when it hands one in. */
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
