import { inTransaction, okIfAffected } from '#db'
import type { PageDeps } from './page-deps.ts'

/** Whether preview links of a page are still valid: the links themselves are signed and not stored. */
export function createPagePreviews({ db, clock }: Pick<PageDeps, 'db' | 'clock'>) {
  return {
    /** Makes every link invalid that was issued until now. */
    revokePreviews: (id: string) =>
      inTransaction({ db }, async tx =>
        okIfAffected(
          await tx
            .updateTable('pages')
            .set({ previews_revoked_at: clock.now() })
            .where('id', '=', id)
            .executeTakeFirst(),
        ),
      ),

    /** UTC milliseconds; 0 for a page whose links were never revoked. */
    async previewsRevokedAt(id: string): Promise<number> {
      const row = await db
        .selectFrom('pages')
        .select('previews_revoked_at')
        .where('id', '=', id)
        .executeTakeFirst()
      return Number(row?.previews_revoked_at ?? 0)
    },
  }
}
