import { inTransaction, okIfAffected } from '#db'
import type { PageDeps } from './page-deps.ts'

/** Validity of preview links, which are signed and not stored. */
export function createPagePreviews({ db, clock }: Pick<PageDeps, 'db' | 'clock'>) {
  return {
    /** Invalidates all links issued so far. */
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

    /** UTC milliseconds; 0 if never revoked. */
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
