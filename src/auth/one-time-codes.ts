import { createOTP } from '@better-auth/utils/otp'
import type { Database } from '#db'

const STEP_MS = 30_000
/** How far an authenticator's clock may be off, in steps; as better-auth accepts it. */
const WINDOW = 1

/**
 * Takes a code of an authenticator out of use. False for a right one whose time step, or a later one, was used before
 * (RFC 6238 §5.2); a wrong one is left to better-auth. Its times are the machine's clock, so this reads it too.
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
