import { type Clock, ok, systemClock } from '#base'
import { type Database, okIfAffected } from '#db'
import { STAFF_LOCALES, type StaffLocale } from './staff-locales.ts'

/** A session in the user's list of sessions. */
export interface OpenSession {
  id: string
  userAgent: string
  address: string
  /** UTC milliseconds; `seenAt` is updated once a day. */
  startedAt: number
  seenAt: number
}

export interface Passkey {
  id: string
  name: string
  createdAt: number | null
}

/** Settings that users change for their own account. Every function acts on the given user only. */
export function createAccount({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async rename(userId: string, name: string) {
      await db
        .updateTable('auth_users')
        .set({ name, updatedAt: new Date(clock.now()).toISOString() })
        .where('id', '=', userId)
        .execute()
      return ok()
    },

    /** Language chosen in the admin on any device; undefined to follow the browser. */
    async locale(userId: string): Promise<StaffLocale | undefined> {
      const row = await db
        .selectFrom('auth_users')
        .select('locale')
        .where('id', '=', userId)
        .executeTakeFirst()
      return STAFF_LOCALES.find(one => one === row?.locale)
    },

    async setLocale(userId: string, locale: StaffLocale) {
      await db.updateTable('auth_users').set({ locale }).where('id', '=', userId).execute()
      return ok()
    },

    async sessions(userId: string): Promise<OpenSession[]> {
      const rows = await db
        .selectFrom('auth_sessions')
        .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'updatedAt'])
        .where('userId', '=', userId)
        // better-auth writes dates by the system clock, so read them by it.
        .where('expiresAt', '>', new Date(systemClock.now()).toISOString())
        .orderBy('updatedAt', 'desc')
        .execute()
      return rows.map(row => ({
        id: row.id,
        userAgent: row.userAgent ?? '',
        address: row.ipAddress ?? '',
        startedAt: Date.parse(row.createdAt),
        seenAt: Date.parse(row.updatedAt),
      }))
    },

    async endSession(userId: string, id: string) {
      const ended = await db
        .deleteFrom('auth_sessions')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return okIfAffected(ended)
    },

    async endOtherSessions(userId: string, kept: string) {
      await db
        .deleteFrom('auth_sessions')
        .where('userId', '=', userId)
        .where('id', '!=', kept)
        .execute()
      return ok()
    },

    async passkeys(userId: string): Promise<Passkey[]> {
      const rows = await db
        .selectFrom('auth_passkeys')
        .select(['id', 'name', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute()
      return rows.map(({ id, name, createdAt }) => ({
        id,
        name: name ?? '',
        createdAt: createdAt === null ? null : Date.parse(createdAt),
      }))
    },

    async renamePasskey(userId: string, id: string, name: string) {
      const done = await db
        .updateTable('auth_passkeys')
        .set({ name })
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return okIfAffected(done)
    },

    async removePasskey(userId: string, id: string) {
      const done = await db
        .deleteFrom('auth_passkeys')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return okIfAffected(done)
    },
  }
}
