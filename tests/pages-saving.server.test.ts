import { expect, it, onTestFinished, vi } from 'vitest'
import type { PageDocument } from '#module-contract'
import { describeDatabases } from './support/databases.ts'
import { until } from './support/production.ts'
import { buildTestApp, openOther, openTestServices } from './support/services.ts'

function page(text: string, extra: Record<string, unknown> = {}): PageDocument {
  return {
    schema: 1,
    upgrades: {},
    root: { props: { title: 'Test page' } },
    content: [{ type: 'heading', props: { id: 'title', text, level: 'h1', ...extra } }],
  }
}

describeDatabases('pages that are saved and published', openDatabase => {
  it('refuses an invalid document with JSON pointers and leaves the live page', async () => {
    const { pages } = await openTestServices(openDatabase)
    await pages.save({ path: '/b', document: page('Good'), author: 'test', publish: true })
    const bad = {
      ...page('Bad'),
      content: [
        { type: 'heading', props: { id: 'title', text: 5, level: 'h9' } },
        { type: 'nonsense', props: { id: 'x' } },
        { type: 'text', props: { id: 'title' } },
        {
          type: 'section',
          props: { id: 's', content: [{ type: 'text', props: { id: 't', size: 'huge' } }] },
        },
      ],
    }
    const saved = await pages.save({ path: '/b', document: bad, author: 'test', publish: true })
    expect(saved.ok).toBe(false)
    if (saved.ok || saved.reason !== 'invalid') throw new Error('not refused')
    expect(saved.problems.map(problem => problem.path)).toEqual([
      '/content/0/props/text',
      '/content/0/props/level',
      '/content/1/type',
      '/content/2/props/id',
      '/content/3/props/content/0/props/size',
    ])
    expect((await pages.published('/b'))?.document.content[0]?.props.text).toBe('Good')
    for (const hostile of [null, 5, 'x', [], {}, { schema: 2, content: 'no' }]) {
      const refused = await pages.save({
        path: '/b',
        document: hostile,
        author: 'test',
        publish: true,
      })
      expect(refused.ok).toBe(false)
    }
  })

  it('shows a publish of one process on another within a second', async () => {
    const first = await openTestServices(openDatabase)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const second = await buildTestApp({ ...first, ...(await openOther(first)) })
    await first.pages.save({ path: '/c', document: page('Before'), author: 'test', publish: true })
    await second.ready()
    const read = async () => (await second.inject('/c')).body
    expect(await read()).toContain('Before')
    await first.pages.save({ path: '/c', document: page('After'), author: 'test', publish: true })
    await vi.advanceTimersByTimeAsync(1000)
    // It has polled once by now; the response time of the database varies.
    vi.useRealTimers()
    await until('the other shows it', async () => (await read()).includes('After'), 30_000)
    await second.close()
  })

  it('publishes at the time that was set, and not before', async () => {
    const services = await openTestServices(openDatabase)
    const { pages } = services
    await pages.save({ path: '/d', document: page('Now'), author: 'test', publish: true })
    await pages.save({ path: '/d', document: page('Later'), author: 'test', publish: false })
    await pages.publish('/d', Date.now() + 60_000)
    expect(await pages.publishDue()).toEqual([])
    await services.db
      .updateTable('pages')
      .set({ publish_at: Date.now() - 1 })
      .execute()
    expect(await pages.publishDue()).toEqual(['/d'])
    expect((await pages.published('/d'))?.document.content[0]?.props.text).toBe('Later')
  })

  it('publishes a scheduled draft once, however many processes look', async () => {
    const services = await openTestServices(openDatabase)
    await services.pages.save({ path: '/s', document: page('Due'), author: 'test', publish: false })
    await services.db
      .updateTable('pages')
      .set({ publish_at: Date.now() - 1 })
      .execute()
    const found = await Promise.all([1, 2, 3].map(() => services.pages.publishDue()))
    expect(found.flat()).toEqual(['/s'])
    const events = (await services.pages.revisions('/s')).map(one => one.event)
    expect(events.filter(event => event === 'published')).toHaveLength(1)
  })

  it('two editors saving one version at the same time: one wins', async () => {
    const { pages } = await openTestServices(openDatabase)
    const first = await pages.save({ path: '/t', document: page('x'), author: 'a', publish: false })
    if (!first.ok) throw new Error('not saved')
    const saves = await Promise.all(
      ['b', 'c'].map(author =>
        pages.save({
          path: '/t',
          document: page(author),
          author,
          publish: false,
          version: first.version,
        }),
      ),
    )
    expect(saves.filter(one => one.ok)).toHaveLength(1)
    expect(saves.find(one => !one.ok)).toMatchObject({ reason: 'conflict' })
  })

  it('keeps every revision and restores one', async () => {
    const { pages } = await openTestServices(openDatabase)
    for (const text of ['One', 'Two', 'Three']) {
      await pages.save({ path: '/e', document: page(text), author: 'test', publish: true })
    }
    const revisions = await pages.revisions('/e')
    expect(revisions).toHaveLength(3)
    const oldest = revisions.at(-1)?.id ?? ''
    expect((await pages.restore('/e', oldest, 'test')).ok).toBe(true)
    expect((await pages.draft('/e'))?.document.content[0]?.props.text).toBe('One')
    expect((await pages.published('/e'))?.document.content[0]?.props.text).toBe('Three')
    expect((await pages.restore('/e', 'no-such', 'test')).ok).toBe(false)
  })

  it('reports that the page was saved meanwhile', async () => {
    const { pages } = await openTestServices(openDatabase)
    const saved = await pages.save({ path: '/f', document: page('x'), author: 'a', publish: false })
    if (!saved.ok) throw new Error('not saved')
    const mine = { path: '/f', author: 'b', publish: false, version: saved.version }
    expect((await pages.save({ ...mine, document: page('b') })).ok).toBe(true)
    expect(await pages.save({ ...mine, document: page('c') })).toMatchObject({ reason: 'conflict' })
  })

  it('cleans rich text on the way in', async () => {
    const { pages } = await openTestServices(openDatabase)
    const hostile = {
      ...page('x'),
      content: [
        {
          type: 'text',
          props: {
            id: 't',
            body: '<p onclick="a()">Hi<script>a()</script><a href="javascript:a()">x</a></p>',
          },
        },
      ],
    }
    await pages.save({ path: '/g', document: hostile, author: 'test', publish: true })
    const body = (await pages.published('/g'))?.document.content[0]?.props.body
    expect(body).toBe('<p>Hi<a>x</a></p>')
  })
})
