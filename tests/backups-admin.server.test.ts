import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { ROLES } from '#auth/schema'
import { DAY, MINUTE } from '#base'
import { addBackupJob, listBackupJobs, startBackupJob } from '#db'
import { listBackups, verifyBackup } from '../src/server/backup/site-backups.ts'
import { readEnv } from '../src/server/env.ts'
import { contentOf, environmentOf, openSite } from './support/backup.ts'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { runHere } from './support/run-command.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { PASSWORD, type StaffBrowser, signInAs } from './support/staff-browser.ts'

const never = AbortSignal.any([])
const NAME = '2027-01-04T09-00-01-000Z'

describeDatabases('backups in the admin', openDatabase => {
  async function open(environment: Record<string, string> = {}) {
    const folder = join(mkdtempSync(join(inject('runFolder'), 'backups-admin-')), 'backups')
    const clock = createManualClock(Date.now())
    const settings = { BACKUP_TO: folder, BACKUP_AT: 'off', ...environment }
    const services = await openTestServices(openDatabase, settings, clock)
    const app = await buildTestApp(services)
    const owner = await signInAs({ services, app }, 'owner')
    const runTask = (name: string, signal = never) =>
      services.backups.tasks.find(task => task.name === name)?.run(signal)
    const backUp = async () => {
      await owner.call('POST', '/backups')
      await runTask('back-up')
    }
    const actions = async () =>
      (await services.db.selectFrom('audit_log').select(['action', 'target_label']).execute())
        .filter(({ action }) => action.startsWith('backup.'))
        .map(({ action }) => action)
    return { services, app, clock, owner, folder, runTask, backUp, actions, db: services.db }
  }
  const stateOf = async (owner: StaffBrowser) => (await owner.call('GET', '/backups/state')).body
  const listOf = async (owner: StaffBrowser) => (await owner.call('GET', '/backups')).body

  it('are off without a place, and every action says so', async () => {
    const { owner } = await open({ BACKUP_TO: '' })
    expect(await stateOf(owner)).toMatchObject({ settings: null, jobs: [] })
    for (const [method, path, body] of [
      ['GET', '/backups', undefined],
      ['POST', '/backups', undefined],
      ['POST', `/backups/${NAME}/verify`, undefined],
      ['POST', `/backups/${NAME}/delete`, { password: PASSWORD }],
      ['POST', `/backups/${NAME}/download`, { password: PASSWORD }],
    ] as const) {
      const answer = await owner.call(method, path, body)
      expect([path, answer.status, answer.body.error]).toEqual([path, 409, 'backups-off'])
    }
  })

  it('show the place, encryption, schedule and rules of the settings', async () => {
    const { owner, folder } = await open({ BACKUP_KEY: 'a key', BACKUP_AT: '02:30' })
    const { settings, setup } = await stateOf(owner)
    expect(settings).toMatchObject({
      ...{ place: folder, isFolder: true, keySetting: 'BACKUP_KEY', dailyAt: 150 },
      keep: { last: 3, daily: 7, weekly: 5, monthly: 12 },
    })
    expect(setup).toMatchObject({ storage: 'disk', workers: 1, hasSecretKey: false })
    // Before the first backup.
    expect(await listOf(owner)).toMatchObject({ isEncrypted: true, items: [], total: 0 })
  })

  it('are made on request, once for several clicks, and show who asked', async () => {
    const { owner, runTask, db, clock } = await open()
    const asked = await owner.call('POST', '/backups')
    expect(asked.body).toMatchObject({ kind: 'backup', state: 'waiting' })
    expect((await owner.call('POST', '/backups')).body.id).toBe(asked.body.id)
    expect((await stateOf(owner)).jobs).toMatchObject([{ state: 'waiting' }])
    await runTask('back-up')
    const [job] = (await stateOf(owner)).jobs
    expect(job).toMatchObject({ state: 'done', requestedBy: 'The owner', problem: null })
    const { items } = await listOf(owner)
    expect(items).toMatchObject([
      {
        id: job.backup,
        problem: null,
        origin: 'staff',
        requestedBy: 'The owner',
        verification: null,
      },
    ])
    expect(items[0].rows).toBeGreaterThan(0)
    expect(items[0].addedBytes).toBeGreaterThan(0)
    await addBackupJob(db, { kind: 'backup', backup: null, requestedBy: null }, clock.now())
    await runTask('back-up')
    expect((await listOf(owner)).items.map((one: { origin: string }) => one.origin)).toEqual([
      'schedule',
      'staff',
    ])
  })

  it('go on in another process when theirs ends, and fail after three attempts', async () => {
    const { owner, runTask, db, clock } = await open()
    await owner.call('POST', '/backups')
    const end = new AbortController()
    end.abort(new Error('the server stops'))
    await expect(runTask('back-up', end.signal)).rejects.toThrow('the server stops')
    expect((await stateOf(owner)).jobs).toMatchObject([{ state: 'waiting', problem: null }])
    // A server that is stopped did not fail.
    for (let stop = 0; stop < 3; stop++) {
      await expect(runTask('back-up', end.signal)).rejects.toThrow('the server stops')
    }
    await runTask('back-up')
    expect((await stateOf(owner)).jobs).toMatchObject([{ state: 'done' }])

    const asked = { kind: 'backup', backup: null, requestedBy: null } as const
    let job = await addBackupJob(db, asked, clock.now())
    for (let attempt = 0; attempt < 3; attempt++) {
      await startBackupJob(db, job, clock.now())
      job = (await listBackupJobs(db)).find(one => one.id === job.id) ?? job
    }
    await expect(runTask('back-up')).rejects.toThrow('The server ended 3 times')
    const [failed] = (await stateOf(owner)).jobs
    expect(failed).toMatchObject({ state: 'failed', problem: { code: 'BACKUP_INTERRUPTED' } })
  })

  it('wait while another process uses the place, and then say why they failed', async () => {
    const { owner, folder, runTask, clock, backUp } = await open()
    await backUp()
    const lock = { id: 'x', purpose: 'a test', expiresAt: 1e15 }
    mkdirSync(join(folder, 'locks'), { recursive: true })
    writeFileSync(join(folder, 'locks/writer.json'), JSON.stringify(lock))
    await owner.call('POST', '/backups')
    await runTask('back-up')
    const waiting = (await stateOf(owner)).jobs[0]
    expect(waiting).toMatchObject({ state: 'waiting', problem: { code: 'BACKUP_LOCKED' } })
    const [{ id }] = (await listOf(owner)).items
    const removed = await owner.call('POST', `/backups/${id}/delete`, { password: PASSWORD })
    expect([removed.status, removed.body.problem.code]).toEqual([503, 'BACKUP_LOCKED'])
    clock.advance(16 * MINUTE)
    await expect(runTask('back-up')).rejects.toThrow('are in use')
    const state = await stateOf(owner)
    expect(state.jobs[0]).toMatchObject({ state: 'failed', problem: { code: 'BACKUP_LOCKED' } })
    expect(state.failure).toMatchObject({ message: expect.stringContaining('are in use') })
  })

  it.each([null, 'someone'])('wait for the lock of a killed process, requested by %s', async by => {
    const { owner, folder, runTask, clock, db } = await open()
    const asked = { kind: 'backup', backup: null, requestedBy: by } as const
    const job = await addBackupJob(db, asked, clock.now())
    await startBackupJob(db, job, clock.now())
    // It was killed after half an hour.
    clock.advance(30 * MINUTE)
    const lock = { id: 'x', purpose: 'a backup', expiresAt: Date.now() + 10 * MINUTE }
    mkdirSync(join(folder, 'locks'), { recursive: true })
    const write = (content: object) =>
      writeFileSync(join(folder, 'locks/writer.json'), JSON.stringify(content))
    write(lock)
    for (let waited = 0; waited < 10; waited++) {
      await runTask('back-up')
      const [waiting] = (await stateOf(owner)).jobs
      expect(waiting).toMatchObject({ state: 'waiting', problem: { code: 'BACKUP_LOCKED' } })
      clock.advance(MINUTE)
    }
    write({ ...lock, expiresAt: 0 })
    await runTask('back-up')
    const state = await stateOf(owner)
    expect(state).toMatchObject({ jobs: [{ state: 'done' }], failure: null })
  })

  it('are verified, and keep the result', async () => {
    const { owner, folder, runTask, backUp } = await open()
    await backUp()
    const [{ id, rows, files }] = (await listOf(owner)).items
    const asked = await owner.call('POST', `/backups/${id}/verify`)
    expect(asked.body).toMatchObject({ kind: 'verify', backup: id, state: 'waiting' })
    await runTask('verify-backups')
    const [good] = (await listOf(owner)).items
    expect(good.verification).toMatchObject({
      ...{ rows, files, databases: ['sqlite'], problems: [], problemCount: 0, problem: null },
    })
    expect(good.verification.tables).toBeGreaterThan(50)

    const [blob = ''] = readdirSync(join(folder, 'blobs'))
    rmSync(join(folder, 'blobs', blob))
    await owner.call('POST', `/backups/${id}/verify`)
    await runTask('verify-backups')
    const [bad] = (await listOf(owner)).items
    expect(bad.verification.problems).toEqual([expect.stringContaining('is missing')])
    const download = await owner.call('POST', `/backups/${id}/download`, { password: PASSWORD })
    expect([download.status, download.body.problem.code]).toEqual([503, 'BACKUP_DAMAGED'])

    await owner.call('POST', `/backups/${NAME}/verify`)
    await expect(runTask('verify-backups')).rejects.toThrow()
    expect((await stateOf(owner)).jobs[0]).toMatchObject({ state: 'failed' })
  })

  it('are deleted with the password of the user', async () => {
    const { owner, backUp, actions } = await open()
    await backUp()
    const [{ id }] = (await listOf(owner)).items
    const remove = (password: string) => owner.call('POST', `/backups/${id}/delete`, { password })
    expect((await remove('wrong')).body.error).toBe('wrong-password')
    expect((await listOf(owner)).total).toBe(1)
    expect((await remove(PASSWORD)).status).toBe(204)
    expect((await listOf(owner)).total).toBe(0)
    expect((await remove(PASSWORD)).status).toBe(404)
    expect(await actions()).toEqual(['backup.requested', 'backup.deleted'])
  })

  it('do not let a stolen session guess the password', async () => {
    const { owner, backUp } = await open({ RATE_LIMIT: '240' })
    await backUp()
    const [{ id }] = (await listOf(owner)).items
    const guess = async (password: string) =>
      (await owner.call('POST', `/backups/${id}/download`, { password })).body.error
    for (let tries = 0; tries < 20; tries++) expect(await guess('wrong')).toBe('wrong-password')
    expect(await guess(PASSWORD)).toBe('too-many')
  })

  it('tell what a restore would lose', async () => {
    const { owner, backUp, services, clock } = await open()
    await backUp()
    const [{ id }] = (await listOf(owner)).items
    expect((await owner.call('GET', `/backups/${id}/losses`)).body).toEqual({
      ...{ orders: 0, messages: 0 },
    })
    clock.advance(DAY)
    await services.db
      .insertInto('submissions')
      .values({
        ...{ id: 'one', form_key: 'page/form', form_title: 'Contact', page_path: '/contact' },
        ...{ fields: '[]', unique_key: 'one', created_at: clock.now() },
      })
      .execute()
    expect((await owner.call('GET', `/backups/${id}/losses`)).body).toMatchObject({ messages: 1 })
  })

  it.each([undefined, 'a key'])(
    'are downloaded as a file that can be verified and restored (key: %s)',
    async key => {
      const { owner, backUp, services, clock, actions, app } = await open(
        key ? { BACKUP_KEY: key } : {},
      )
      await services.pages.settings.set({ siteName: 'Downloaded' })
      await services.productFiles.write('film/film.mp4', Buffer.alloc(5_000_000, 'film'))
      await backUp()
      const before = await contentOf(services.connection)
      await backUp()
      const [, { id }] = (await listOf(owner)).items
      const ask = (password: string) => owner.call('POST', `/backups/${id}/download`, { password })
      expect((await ask('wrong')).body.error).toBe('wrong-password')
      const { url, bytes } = (await ask(PASSWORD)).body
      const other = await signInAs({ services, app }, 'owner')
      expect((await other.get(url)).statusCode).toBe(403)
      const answer = await owner.get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="127.0.0.1-${id}.tar"`,
      )
      expect(answer.rawPayload).toHaveLength(bytes)
      expect(Number(answer.headers['content-length'])).toBe(bytes)
      clock.advance(2 * MINUTE)
      expect((await owner.get(url)).statusCode).toBe(403)
      expect((await actions()).slice(2)).toEqual(['backup.download-requested', 'backup.downloaded'])

      const target = await openSite(await environmentOf('sqlite'))
      const file = join(target.env.dataDir, 'download.tar')
      writeFileSync(file, answer.rawPayload)
      if (key) expect(answer.rawPayload.includes('Downloaded')).toBe(false)
      // The tar program reads it too.
      const names = execFileSync('tar', ['-tf', file]).toString().trim().split('\n')
      expect(names.at(0)).toBe('config/repository.json')
      expect(names.at(-1)).toBe(`snapshots/${id}.json`)
      const env = readEnv({
        ...target.environment,
        ...{ BACKUP_TO: file, ...(key ? { BACKUP_KEY: key } : {}) },
      })
      expect((await listBackups(env)).backups.map(({ name }) => name)).toEqual([id])
      expect(await verifyBackup(env, undefined)).toMatchObject({ name: id, problems: [] })
      const restored = await runHere(['restore', file, '--yes'], {
        ...target.environment,
        ...(key ? { BACKUP_KEY: key } : {}),
      })
      // A slow machine prints progress.
      expect(restored.code, restored.stderr).toBe(0)
      expect(await target.services.productFiles.read('film/film.mp4')).toHaveLength(5_000_000)
      const after = await contentOf(target.services.connection)
      expect({ ...after, audit_log: [] }).toEqual({ ...before, audit_log: [] })

      writeFileSync(file, answer.rawPayload.subarray(0, bytes / 2))
      await expect(listBackups(env)).rejects.toThrow('is not a complete backup')
    },
  )

  it('cannot be downloaded or changed with a made-up link', async () => {
    const { owner, backUp } = await open()
    await backUp()
    const [{ id }] = (await listOf(owner)).items
    expect((await owner.get(`/api/admin/backups/${id}/file?token=abc`)).statusCode).toBe(403)
    expect((await owner.call('GET', '/backups/..%2f..%2fetc/losses')).status).toBe(422)
  })

  it('are for owners only', async () => {
    const { services, app } = await open()
    for (const role of ROLES.filter(one => one !== 'owner')) {
      const browser = await signInAs({ services, app }, role)
      for (const [method, path] of [
        ['GET', '/backups'],
        ['GET', '/backups/state'],
        ['POST', '/backups'],
        ['POST', `/backups/${NAME}/verify`],
        ['POST', `/backups/${NAME}/delete`],
        ['POST', `/backups/${NAME}/download`],
        ['GET', `/backups/${NAME}/file?token=x`],
      ] as const) {
        expect((await browser.call(method, path)).status, `${role} ${path}`).toBe(403)
      }
    }
  })
})

it('an unreachable place is named with its reason', async () => {
  const folder = join(mkdtempSync(join(inject('runFolder'), 'backups-file-')), 'backups')
  const site = await openSite({ ...(await environmentOf('sqlite')), BACKUP_TO: folder })
  writeFileSync(folder, 'not a folder')
  const listed = await site.services.backups.list()
  expect(listed).toMatchObject({ ok: false, reason: 'backups-unavailable' })
})
