import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { node, pageDocument } from '#pages/schema'
import { headlineTest } from '../demo/sample-test.ts'
import { up as splitTestSamples } from '../src/db/migrations/0193-split-test-samples.ts'
import { describeDatabases } from './support/databases.ts'
import { openTestServices } from './support/services.ts'

const DAY = 86_400_000

/** The schema is taken back to what it was before the step. */
describeDatabases('split tests of an older program', openDatabase => {
  it('what sample data had paused is paused by staff, with its counts marked; others stay as they are', async () => {
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
    // It was made up at noon of a day, up to which it counts.
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
})
