import type { Kysely } from 'kysely'

interface Tables {
  audit_log: { action: string }
}

/** Uses the screen's wording for trashed pages in the audit log. */
export async function up(db: Kysely<Tables>) {
  await db
    .updateTable('audit_log')
    .set({ action: 'page.trashed' })
    .where('action', '=', 'page.discarded')
    .execute()
}
