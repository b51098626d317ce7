import { createOTP } from '@better-auth/utils/otp'
import type { Database } from '#db'

const STEP_MS = 30_000
/** Accepted clock skew in steps, as in better-auth. */
const WINDOW = 1

/**
 * Marks a one-time password as used. False if a correct code's time step, or a later one, was
 * already used (RFC 6238 §5.2). Wrong codes are left to better-auth. Uses the system clock like
 * better-auth.
 */
export async function spendCode(
  db: Database,
  { userId, secret, code }: { userId: string; secret: string; code: string },
): Promise<boolean> {
  const now = Math.floor(Date.now() / STEP_MS)
  const otp = createOTP(secret)
  let step: number | undefined
  for (let one = now - WINDOW; one <= now + WINDOW; one++) {
    if ((await otp.hotp(one)) === code) step = one
  }
  if (step === undefined) return true
  const spent = await db
    .updateTable('auth_two_factors')
    .set({ last_step: step })
    .where('userId', '=', userId)
    .where(eb => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  return spent.numUpdatedRows > 0n
}
