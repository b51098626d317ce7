import { type Clock, DAY, HOUR, systemClock } from '#base'
import type { Database } from '#db'

/** How long expired invitations stay listed. */
const RETENTION_MS = 30 * DAY

/** Deletes expired sessions, links and counters. */
export async function pruneAccess(db: Database, clock: Clock) {
  // better-auth writes dates by the system clock, so compare by it.
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
    .where('expires_at', '<', clock.now() - RETENTION_MS)
    .execute()
}
