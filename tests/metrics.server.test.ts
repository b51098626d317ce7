import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

describeDatabases('metrics', openDatabase => {
  const opened: { close(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close()
  })

  async function open() {
    const services = await openTestServices(openDatabase, { METRICS_TOKEN: 'figures' })
    const saved = await services.pages.save({
      path: '/a',
      document: {
        schema: 1,
        upgrades: {},
        root: { props: { title: 'A' } },
        content: [
          { type: 'heading', props: { id: 'title', text: 'A' } },
          { type: 'contact-form', props: { id: 'form' } },
        ],
      },
      author: 'test',
      publish: true,
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const app = await buildTestApp(services)
    opened.push(app)
    const read = async () => {
      const { body } = await app.inject('/metrics')
      return (name: string) =>
        Number(
          body
            .split('\n')
            .find(line => line.startsWith(`${name} `))
            ?.slice(name.length),
        )
    }
    return { app, read }
  }

  it('counts the queries and modules of a rendered page, and nothing for a cached one', async () => {
    const { app, read } = await open()
    const before = await read()
    await app.inject('/a')
    const rendered = await read()
    await app.inject('/a')
    await app.inject('/a?unknown=1')
    const cached = await read()
    const growth = (name: string) => [rendered(name) - before(name), cached(name) - rendered(name)]
    expect(growth('vitrine_rendered_pages_total')).toEqual([1, 0])
    const [modules = 0, cachedModules] = growth('vitrine_rendered_modules_total')
    expect(modules).toBeGreaterThanOrEqual(2)
    expect(cachedModules).toBe(0)
    const [queries] = growth('vitrine_db_queries_total{source="request"}')
    expect(queries).toBeGreaterThan(0)
    for (const phase of ['resolve', 'load', 'render', 'compress', 'query']) {
      const [seconds] = growth(`vitrine_request_phase_seconds_total{phase="${phase}"}`)
      expect(seconds, phase).toBeGreaterThan(0)
    }
  })

  it('counts the queries of actions, whose body arrives later', async () => {
    const { app, read } = await open()
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const before = await read()
    const posting = request({
      port,
      path: '/a',
      method: 'POST',
      headers: {
        accept: 'application/json',
        origin: 'http://127.0.0.1:3000',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    posting.write('_action=form')
    await new Promise(resolve => setTimeout(resolve, 50))
    posting.end('/submit')
    const [answer] = (await once(posting, 'response')) as [IncomingMessage]
    answer.resume()
    const timing = String(answer.headers['server-timing'])
    const queries = Number(/query;dur=[\d.]+;desc="(\d+)"/.exec(timing)?.[1])
    expect(queries).toBeGreaterThan(0)
    const after = await read()
    const name = 'vitrine_db_queries_total{source="request"}'
    expect(after(name) - before(name)).toBe(queries)
  })

  it('shows visitors only the time of rendering', async () => {
    const { app } = await open()
    const timingFor = async (url: string, headers: Record<string, string>) =>
      (await app.inject({ url, headers })).headers['server-timing']
    const proxied = { 'x-forwarded-for': '203.0.113.9' }
    const trusted = { ...proxied, authorization: 'Bearer figures' }
    expect(await timingFor('/a', proxied)).toMatch(/^render;dur=[\d.]+$/)
    expect(await timingFor('/readyz', proxied)).toBeUndefined()
    const counts = /^render;dur=.*, query;dur=[\d.]+;desc="\d+", pages;desc="0"/
    expect(await timingFor('/readyz', trusted)).toMatch(counts)
  })
})
