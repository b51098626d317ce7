import { type Clock, DAY, HOUR, systemClock } from '#base'
import type { Database } from '#db'

/** How long an invitation that ran out is still shown. */
const KEPT_MS = 30 * DAY

/** Forgets what no longer lets anybody in: sessions, links and counts that ran out. */
export async function pruneAccess(db: Database, clock: Clock) {
  // better-auth writes its times by the machine's clock, so they are read by it.
  const now = systemClock.now()
  const ranOut = new Date(now).toISOString()
  await db.deleteFrom('auth_sessions').where('expiresAt', '<', ranOut).execute()
  await db.deleteFrom('auth_verifications').where('expiresAt', '<', ranOut).execute()
  await db
    .deleteFrom('auth_rate_limits')
    .where('lastRequest', '<', now - HOUR)
    .execute()
  await db
    .deleteFrom('auth_invitations')
    .where('expires_at', '<', clock.now() - KEPT_MS)
    .execute()
}
