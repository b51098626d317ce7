import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { node, pageDocument } from '#pages/schema'
import { headlineTest } from '../demo/sample-test.ts'
import { up as splitTestSamples } from '../src/db/migrations/0193-split-test-samples.ts'
import { up as splitTestPauses } from '../src/db/migrations/0198-split-test-pauses.ts'
import { describeDatabases } from './support/databases.ts'
import { openTestServices } from './support/services.ts'
import { headline } from './support/split-tests.ts'

const DAY = 86_400_000

/** Reverts the schema to before the migration. */
describeDatabases('split tests of an older program', openDatabase => {
  it('marks tests paused because of sample data as paused by staff; others stay unchanged', async () => {
    const services = await openTestServices(openDatabase)
    const { db, splitTests } = services
    const saved = await services.pages.save({
      path: '/',
      document: pageDocument({ title: 'Home' }, [node('text', 'text')]),
      author: 't',
      publish: true,
    })
    const pageId = saved.ok ? saved.id : ''
    await headlineTest(splitTests, pageId)
    await splitTests.refresh()
    const sample = (await splitTests.all()).get('homeheadline')
    if (!sample) throw new Error('no such test')
    const { definition, sampleUntil = 0 } = sample
    for (const id of ['runs', 'paused']) await splitTests.start(id, pageId, definition)
    await splitTests.pause('paused', 'page-gone')

    await db.schema.alterTable('split_tests').dropColumn('sample_until').execute()
    // Sample data created at noon counts until then.
    await sql`
      update split_tests set status = 'paused', pause_reason = 'sample',
        updated_at = ${sampleUntil + DAY / 2} where id = 'homeheadline'`.execute(db)
    await splitTestSamples(db as unknown as Kysely<unknown>)

    await splitTests.refresh()
    const tests = await splitTests.all()
    const states = [...tests.values()].map(({ id, status, pauseReason, sampleUntil }) => {
      return [id, status, pauseReason, sampleUntil]
    })
    expect(states.sort()).toEqual([
      ['homeheadline', 'paused', 'staff', sampleUntil],
      ['paused', 'paused', 'page-gone', undefined],
      ['runs', 'running', undefined, undefined],
    ])
    const upgraded = tests.get('homeheadline')
    const report = upgraded && (await splitTests.report(upgraded))
    expect(report?.sample.visitors).toBeGreaterThan(4000)
    expect(report?.sample.visitors).toBe(report?.sample.of)
    expect(await splitTests.resume('homeheadline')).toMatchObject({ ok: true })
    expect(await splitTests.deleteSample('homeheadline')).toMatchObject({ ok: true })
  })

  it('sets the pause time of paused tests only', async () => {
    const services = await openTestServices(openDatabase)
    const { db, splitTests } = services
    for (const id of ['still', 'runs']) await splitTests.start(id, 'page', headline)
    await splitTests.pause('still', 'staff')
    for (const column of ['paused_at', 'paused_ms']) {
      await db.schema.alterTable('split_tests').dropColumn(column).execute()
    }
    const at = Date.parse('2031-03-03T12:00:00Z')
    await sql`update split_tests set updated_at = ${at}`.execute(db)
    await splitTestPauses(db as unknown as Kysely<unknown>)
    const tests = await splitTests.all()
    expect(tests.get('still')).toMatchObject({ pausedAt: at, pausedMs: 0 })
    expect(tests.get('runs')).toMatchObject({ pausedAt: undefined, pausedMs: 0 })
  })
})
