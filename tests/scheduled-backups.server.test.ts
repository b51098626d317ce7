import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#base'
import { addBackupJob, lastBackup, listBackupJobs } from '#db'
import { readLastBackup } from '../src/server/backup/last-backup.ts'
import { backUpSite, listBackups } from '../src/server/backup/site-backups.ts'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

const never = AbortSignal.any([])
const START = Date.parse('2027-01-04T09:00:00Z')

describeDatabases('scheduled backups', openDatabase => {
  async function open() {
    const folder = join(mkdtempSync(join(inject('runFolder'), 'scheduled-')), 'backups')
    const clock = createManualClock(START)
    const settings = { BACKUP_TO: folder, BACKUP_AT: '02:30', BACKUP_KEEP: 'last=2' }
    const services = await openTestServices(openDatabase, settings, clock)
    const { backups, env } = services
    const task = backups.tasks.find(({ name }) => name === 'back-up')
    if (!task) throw new Error('no backups')
    const run = () => task.run(never)
    const count = async () => (await listBackups(env)).backups.length
    return { services, clock, folder, run, count, db: services.db }
  }

  it('are made daily and on request, kept by the rules, and shown in the metrics', async () => {
    const { services, clock, run, count, db } = await open()
    await run()
    await run()
    expect(await count()).toBe(1)
    clock.advance(START + DAY - 7 * HOUR - clock.now())
    await run()
    expect(await count()).toBe(1)
    clock.advance(START + DAY - clock.now())
    await run()
    expect(await count()).toBe(2)
    const asked = { kind: 'backup', backup: null, requestedBy: 'someone' } as const
    await addBackupJob(db, asked, clock.now())
    await run()
    await run()
    expect(await count()).toBe(2)
    const state = await lastBackup(db)
    expect(state).toMatchObject({ succeededAt: clock.now(), failedAt: null })
    const app = await buildTestApp(services)
    const { body } = await app.inject('/metrics')
    expect(body).toContain(
      `\nvitrine_backup_last_success_timestamp_seconds ${clock.now() / 1000}\n`,
    )
    expect(body).toContain('\nvitrine_backup_failing 0\n')
    await app.close()
  })

  it('mail the owners once when they begin to fail, and again after a success', async () => {
    const { services, clock, folder, run, count, db } = await open()
    const app = await buildTestApp(services)
    await signInAs({ services, app }, 'owner')
    await signInAs({ services, app }, 'editor')
    await run()
    const mails = async () =>
      (await db.selectFrom('outbox').select('payload').execute())
        .map(row => JSON.parse(row.payload))
        .filter(({ template }) => template === 'backup-failed')
    const lock = join(folder, 'locks/writer.json')
    const block = () => {
      mkdirSync(join(folder, 'locks'), { recursive: true })
      writeFileSync(lock, JSON.stringify({ id: 'x', purpose: 'a test', expiresAt: 1e15 }))
    }
    /** A backup waits for others before it fails. */
    const fail = async () => {
      await run()
      clock.advance(16 * MINUTE)
      await expect(run()).rejects.toThrow('are in use')
    }
    clock.advance(START + DAY - clock.now())
    block()
    await fail()
    await run()
    expect(await lastBackup(db)).toMatchObject({ failedAt: clock.now() })
    clock.advance(HOUR)
    await fail()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    const composed = await services.composeMail(mail)
    expect(composed?.text).toContain('are in use (a test)')

    writeFileSync(lock, JSON.stringify({ id: 'x', purpose: 'a test', expiresAt: 0 }))
    clock.advance(START + DAY + 3 * HOUR - clock.now())
    await run()
    expect(await count()).toBe(2)
    expect(await lastBackup(db)).toMatchObject({ failedAt: null, error: null })
    clock.advance(START + 2 * DAY - clock.now())
    block()
    await fail()
    expect(await mails()).toHaveLength(2)
    await app.close()
  })

  it('fail while the disk of their place is not mounted, instead of filling another one', async () => {
    const { services, clock, folder, run, count, db } = await open()
    const { env, backups } = services
    const check = async () => {
      const { CHECKS } = await import('../src/server/checks/index.ts')
      const backup = CHECKS.find(({ id }) => id === 'backup')
      const now = () => clock.now()
      const found = await backup?.run({ env, now, lastBackup: () => readLastBackup(db) } as never)
      return found?.map(({ state, text }) => [state, text])
    }
    await run()
    expect(await check()).toEqual([['ok', 'backup.recent']])
    renameSync(folder, `${folder}-unmounted`)
    mkdirSync(folder)
    expect(await check()).toEqual([['error', 'backup.empty']])
    expect(await backups.list()).toMatchObject({
      ok: false,
      problem: { code: 'BACKUP_PLACE_EMPTY' },
    })
    clock.advance(START + DAY - clock.now())
    await expect(run()).rejects.toThrow(`${folder} contained backups and is empty now`)
    expect(readdirSync(folder)).toEqual([])
    const app = await buildTestApp(services)
    const owner = await signInAs({ services, app }, 'owner')
    const { body } = await owner.call('GET', '/backups/state')
    expect(body.jobs[0].problem.code).toBe('BACKUP_PLACE_EMPTY')
    await app.close()

    rmdirSync(folder)
    renameSync(`${folder}-unmounted`, folder)
    clock.advance(HOUR)
    await run()
    expect(await count()).toBe(2)
    rmSync(folder, { recursive: true })
    await backUpSite(services, env, { isNew: true })
    expect(await count()).toBe(1)
  })

  it('succeed although an older backup cannot be read', async () => {
    const { clock, folder, run, count, db } = await open()
    await run()
    const [old = ''] = readdirSync(join(folder, 'snapshots'))
    writeFileSync(join(folder, 'snapshots', old), '{')
    clock.advance(START + DAY - clock.now())
    await run()
    expect(await count()).toBe(2)
    expect(await lastBackup(db)).toMatchObject({ succeededAt: clock.now(), failedAt: null })
    const [job] = await listBackupJobs(db)
    expect(job).toMatchObject({
      problem: null,
      result: { unreadable: [old.replace('.json', '')] },
    })
  })
})
