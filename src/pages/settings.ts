import { Value } from 'typebox/value'
import { type Clock, isRecord, ok, refuse } from '#base'
import { type Database, invalidate } from '#db'
import { type Settings, SettingsSchema } from './schema.ts'

/** Site settings. Read on every uncached page, so cached until they change. */
export function createSettings({ db, clock }: { db: Database; clock: Clock }) {
  let settings: Promise<Settings> | undefined
  let lastKnown: Settings | undefined

  async function readSettings(): Promise<Settings> {
    const rows = await db.selectFrom('settings').selectAll().execute()
    const stored: Record<string, unknown> = {}
    for (const row of rows) stored[row.key] = JSON.parse(row.value)
    lastKnown = Value.Clean(SettingsSchema, Value.Default(SettingsSchema, stored)) as Settings
    return lastKnown
  }

  /** Writes several values in one transaction. */
  const write = (values: Record<string, unknown>) =>
    db.transaction().execute(tx => writeIn(tx, values))

  async function writeIn(tx: Database, values: Record<string, unknown>) {
    for (const [key, value] of Object.entries(values)) {
      const row = { key, value: JSON.stringify(value), updated_at: clock.now() }
      await tx
        .insertInto('settings')
        .values(row)
        .onConflict(conflict => conflict.column('key').doUpdateSet(row))
        .execute()
    }
    await invalidate(tx, ['site'])
  }

  async function readOther(inside: Database, key: string): Promise<unknown> {
    const row = await inside
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst()
    return row && (JSON.parse(row.value) ?? undefined)
  }

  /** Locks the row of a key until the transaction ends; creates an empty row if missing. */
  const lock = (tx: Database, key: string) =>
    tx
      .insertInto('settings')
      .values({ key, value: 'null', updated_at: clock.now() })
      .onConflict(conflict => conflict.column('key').doUpdateSet({ updated_at: clock.now() }))
      .execute()

  return {
    get: () => {
      settings ??= readSettings().catch(error => {
        settings = undefined
        throw error
      })
      return settings
    },

    /** Last loaded settings, for use while the database is unavailable. */
    lastKnown: () => lastKnown,

    /** Value stored by another domain; undefined if never set. */
    other: (key: string) => readOther(db, key),

    /** Changes it within the caller's transaction; returning undefined leaves it unchanged. */
    async changeOther(tx: Database, key: string, change: (stored: unknown) => unknown) {
      await lock(tx, key)
      const changed = change(await readOther(tx, key))
      if (changed !== undefined) await writeIn(tx, { [key]: changed })
    },

    setOther: (key: string, value: unknown) => write({ [key]: value }),

    async set(changes: Partial<Settings>) {
      const next = { ...(await readSettings()), ...changes }
      const problems = Value.Errors(SettingsSchema, next)
      if (problems.length > 0 || !isRecord(changes)) {
        return refuse('invalid', {
          problems: problems.map(error => ({ path: error.instancePath, message: error.message })),
        })
      }
      await write(changes)
      settings = undefined
      return ok()
    },

    /** Called after changes by another process. */
    forget() {
      settings = undefined
    },
  }
}
