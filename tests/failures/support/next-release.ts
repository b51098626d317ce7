import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySources, runNode } from '../../support/production.ts'

/** A change that the present release does not know and can live with: a column, an index, a table. */
const MIGRATION = `import type { Kysely } from 'kysely'

export async function up(db: Kysely<any>) {
  await db.schema.alterTable('orders').addColumn('campaign', 'text').execute()
  await db.schema.createIndex('orders_by_campaign').on('orders').column('campaign').execute()
  await db.schema.createTable('campaigns').addColumn('id', 'text', c => c.primaryKey()).execute()
  await db.updateTable('orders').set({ campaign: 'none' }).execute()
}
`

/** Builds a release that is like this one with another migration. Returns its root. */
export async function buildNextRelease(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-next-'))
  copySources(root)
  writeFileSync(join(root, 'src/db/migrations/9000-campaigns.ts'), MIGRATION)
  const { code, stderr } = await runNode([join(root, 'bin/build.js'), '--quiet'])
  if (code !== 0) throw new Error(stderr)
  return root
}
