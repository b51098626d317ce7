import type { Database } from '#db'

/**
 * Moves what is stored by email address to another address of the same person, within the caller's
 * transaction. Otherwise, export and deletion of the account would miss it.
 */
export async function moveAddressData(db: Database, { from, to }: { from: string; to: string }) {
  const waiting = db.selectFrom('stock_alerts').select('variant_id').where('email', '=', to)
  await db
    .deleteFrom('stock_alerts')
    .where('email', '=', from)
    .where('variant_id', 'in', waiting)
    .execute()
  for (const table of ['stock_alerts', 'cart_reminders'] as const) {
    await db.updateTable(table).set({ email: to }).where('email', '=', from).execute()
  }
  await db
    .updateTable('reviews')
    .set({ author_email: to })
    .where('author_email', '=', from)
    .execute()
}
