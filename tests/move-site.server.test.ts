import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { moveSite } from '../src/server/move/move-site.ts'
import { targetEnv } from '../src/server/move/target.ts'
import { openServices } from '../src/server/services/create-services.ts'
import { type S3Double, startS3 } from './doubles/s3-server.ts'
import { cleanups, environmentOf, newFolder, openFullSite, openSite } from './support/backup.ts'
import { createDatabase } from './support/databases.ts'
import { spawnNode, startProduction, until, vitrine, productionRoot } from './support/production.ts'
import { checkoutFields } from './support/test-shop.ts'

let s3: S3Double
let prefixes = 0
const nextPrefix = () => `move-${++prefixes}`
beforeAll(async () => {
  s3 = await startS3({ folder: await mkdtemp(join(inject('runFolder'), 's3-site-')) })
})
afterAll(() => s3.stop())

type Site = Awaited<ReturnType<typeof openFullSite>>

/** Rows that a backup leaves out and a move keeps. */
async function addShortLivedRows({ services }: Site) {
  const { db } = services
  const at = Date.now()
  await db
    .insertInto('webhook_changes')
    .values(['a', 'b', 'c'].map(id => ({ topic: 'order.created', subject_id: id, created_at: at }) as never))
    .execute()
  await db
    .insertInto('product_imports')
    .values({ id: 'import', file_name: 'rows.csv', state: 'uploading', created_at: at } as never)
    .execute()
  await db
    .insertInto('product_import_parts')
    .values({ import_id: 'import', part: 0, content: Buffer.from([0, 255, 10, 13]) } as never)
    .execute()
}

it('prints the columns', async () => {
  const site = await openFullSite('sqlite')
  const { sql } = await import('kysely')
  for (const t of ['webhook_changes', 'product_imports', 'product_import_parts', 'feeds', 'auth_sessions','customer_sessions','newsletter_sign_ups']) {
    const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema where name=${t}`.execute(site.services.db)
    console.log(rows[0]?.sql)
  }
})
