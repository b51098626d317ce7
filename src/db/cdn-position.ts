import type { Database } from './connect.ts'
import type { InvalidationPosition } from './read-invalidations.ts'

/** Up to where the invalidations were purged from a content delivery network. */
export interface CdnPosition {
  /** The network and the release of the pages that it stores. */
  provider: string
  position: InvalidationPosition
  movedAt: number
  /** When everything was purged because of another release; null before the first upgrade. */
  upgradedAt: number | null
}

export async function readCdnPosition(db: Database): Promise<CdnPosition | undefined> {
  const row = await db.selectFrom('cdn_position').selectAll().where('id', '=', 1).executeTakeFirst()
  if (!row) return undefined
  const { provider, position, moved_at: movedAt, upgraded_at: upgradedAt } = row
  return { provider, position, movedAt, upgradedAt }
}

export async function storeCdnPosition(db: Database, stored: CdnPosition) {
  const { provider, position, movedAt, upgradedAt } = stored
  const row = { provider, position, moved_at: movedAt, upgraded_at: upgradedAt }
  await db
    .insertInto('cdn_position')
    .values({ id: 1, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute()
}
