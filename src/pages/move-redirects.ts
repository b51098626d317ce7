import type { Database } from '#db'

/**
 * Redirects to the old path now lead to the new one, and the new path is no longer redirected.
 * `lead` also redirects the old path. Within the caller's transaction.
 */
export async function moveRedirects(
  tx: Database,
  from: string,
  to: string,
  { lead, nowMs }: { lead: boolean; nowMs: number },
) {
  await tx.deleteFrom('redirects').where('from_path', '=', to).execute()
  await tx.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute()
  if (!lead) return
  const row = { from_path: from, to_path: to, status: 301, created_at: nowMs }
  await tx
    .insertInto('redirects')
    .values(row)
    .onConflict(conflict => conflict.column('from_path').doUpdateSet(row))
    .execute()
}
