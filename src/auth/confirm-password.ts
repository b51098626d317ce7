import { ok, type Refusal, refuse, type Success } from '#base'
import type { Database } from '#db'
import { clearAttempts, countTry } from './account-limits.ts'

/** Checks the password of a signed-in user before a dangerous action. */
export async function confirmPassword(
  {
    db,
    isLimited,
    verify,
  }: {
    db: Database
    isLimited: boolean
    verify(given: { hash: string; password: string }): Promise<boolean>
  },
  userId: string,
  password: string,
): Promise<Success | Refusal<'wrong-password' | 'too-many'>> {
  if (isLimited && !(await countTry(db, 'confirm', userId))) return refuse('too-many')
  const account = await db
    .selectFrom('auth_accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  const hash = account?.password
  if (!hash || !(await verify({ hash, password }))) return refuse('wrong-password')
  if (isLimited) await clearAttempts(db, 'confirm', userId)
  return ok()
}
