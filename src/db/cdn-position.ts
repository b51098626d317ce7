import type { Database } from './connect.ts'
import type { InvalidationPosition } from './read-invalidations.ts'

/** Up to where the invalidations were purged from a content delivery network. */
export interface CdnPosition {
  /** The network and the release of the pages that it stores. */
  provider: string
  position: InvalidationPosition
  movedAt: number
}

export async function readCdnPosition(db: Database): Promise<CdnPosition | undefined> {
  const row = await db.selectFrom('cdn_position').selectAll().where('id', '=', 1).executeTakeFirst()
  return row && { provider: row.provider, position: row.position, movedAt: row.moved_at }
}

export async function storeCdnPosition(db: Database, { provider, position, movedAt }: CdnPosition) {
  const row = { provider, position, moved_at: movedAt }
  await db
    .insertInto('cdn_position')
    .values({ id: 1, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute()
}
