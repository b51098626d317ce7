import { type Clock, DAY, isRecord } from '#base'
import { addToOutbox, type Database } from '#db'
import type { FileStore } from '#storage'
import { mediaIdOf, mediaKey } from './schema.ts'

const REMOVE_MEDIA = 'remove-media-files'
/** Longer than a backup, which saves files after the rows that refer to them. */
const REMOVAL_DELAY_MS = DAY

/** Removes the files of replaced and deleted entries after a delay. */
export function createMediaRemoval(deps: { db: Database; clock: Clock; store: FileStore }) {
  const { db, clock, store } = deps
  return {
    /** Called before the change, so that a crash leaves no unused files. */
    async removeLater(key: string) {
      const now = clock.now()
      const entry = { kind: REMOVE_MEDIA, payload: { key }, dueAt: now + REMOVAL_DELAY_MS }
      await addToOutbox(db, entry, now)
    },

    /** Handles an entry of the outbox. A restored entry may use the files again. */
    async removeUnused(payload: unknown) {
      const key = isRecord(payload) ? String(payload.key) : ''
      const row = await db
        .selectFrom('media')
        .select(['id', 'version'])
        .where('id', '=', mediaIdOf(key))
        .executeTakeFirst()
      if (!row || mediaKey(row) !== key) await store.remove(key)
    },
  }
}
