import type { Kysely } from 'kysely'

interface Tables {
  audit_log: { action: string }
}

/** The audit log says of a page in the trash what the screen says. */
export async function up(db: Kysely<Tables>) {
  await db
    .updateTable('audit_log')
    .set({ action: 'page.trashed' })
    .where('action', '=', 'page.discarded')
    .execute()
}
