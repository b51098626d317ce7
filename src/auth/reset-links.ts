import type { Database } from '#db'

/** Invalidates all password reset links of an account, after one was used or the password was changed. */
export async function forgetResetLinks(db: Database, userId: string) {
  await db
    .deleteFrom('auth_verifications')
    .where('identifier', 'like', 'reset-password:%')
    .where('value', '=', userId)
    .execute()
}
