import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { describeDatabases } from './support/databases.ts'
import {
  BROWSER,
  documentOf,
  splitTest,
  text,
  useSplitTestPages,
} from './support/split-test-pages.ts'

const PUBLIC = 'public, max-age=0, s-maxage=1, must-revalidate'
const form: PageNode = { type: 'contact-form', props: { id: 'form', title: 'Ask us' } }

describeDatabases('split tests behind a cache', openDatabase => {
  const site = useSplitTestPages(openDatabase)
  const { newKey, put, start, get, counts } = site

  beforeAll(async () => {
    expect(await site.services.pages.settings.set({ foreignCache: true })).toEqual({ ok: true })
  })
  afterAll(() => site.services.pages.settings.set({ foreignCache: false }))

  const open = async (...more: PageNode[]) => {
    const key = newKey()
    const content = [
      splitTest(key, [text('one', 'First words')], [text('two', 'Other words'), form]),
      ...more,
    ]
    await start(key, await put(`/${key}`, documentOf(...content)))
    return { key, path: `/${key}` }
  }

  const dataOf = (body: string) =>
    JSON.parse(/id="vt-split-tests"[^>]*>([^<]*)</.exec(body)?.[1] ?? '{}')

  const call = (payload: Record<string, string>, headers: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: '/ajax',
      headers: { ...BROWSER, ...headers },
      payload,
    })

  const ask = (
    { key, path, nonce }: { key: string; path: string; nonce: string },
    headers: Record<string, string> = {},
    more: Record<string, string> = {},
  ) =>
    call(
      { action: 'get-split-test-subject', nonce, test_id: key, page: path, view: 'told', ...more },
      headers,
    )

  it('AB-2: the page is the same for all visitors, cacheable, and supports every subject', async () => {
    const { key, path } = await open()
    // Until the changes of `open` have been dropped, a page may be outdated and is sent as private.
    let answers: Awaited<ReturnType<typeof get>>[] = []
    const askOften = async () => {
      answers = []
      for (let times = 0; times < 8; times++) answers.push(await get(path))
      return [...new Set(answers.map(({ headers }) => headers['cache-control']))]
    }
    await expect.poll(askOften, { timeout: 10_000 }).toEqual([PUBLIC])
    const bodies = new Set(answers.map(({ body }) => body))
    for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined()
    expect(bodies.size).toBe(1)
    const [body = ''] = bodies
    expect(body).toContain(`<!--split:${key}-->`)
    expect(body).toContain('First words')
    expect(body).not.toContain('Other words')
    expect(body).toMatch(/@media \(scripting:enabled\)\{html:not\(\[data-split~=/)
    // The form is in the other subject only.
    const texts = JSON.parse(/id="vt-texts">(.*?)<\/script>/.exec(body)?.[1] ?? '{}')
    expect(Object.keys(texts.messages)).toEqual(['contact-form'])
    expect(dataOf(body).tests).toEqual([
      expect.objectContaining({
        test: key,
        subject: 'a',
        later: true,
        modules: ['one', 'two', 'form'],
      }),
    ])
    expect((await counts(key)).map(one => one.view_page)).toEqual([undefined, undefined])
    const listening = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const kept = await fetch(listening + path, { headers: BROWSER })
    expect(kept.headers.get('cache-control')).toBe(PUBLIC)
    expect(kept.headers.getSetCookie()).toEqual([])
  })

  it('AB-2: a visitor gets one subject, keeps it, and is counted once shown', async () => {
    const { key, path } = await open()
    const page = { key, path, nonce: dataOf((await get(path)).body).nonce }
    const found = new Map<string, string>()
    for (let tries = 0; found.size < 2 && tries < 60; tries++) {
      const answer = await ask(page)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      const { id, content } = answer.json()
      expect(content).toContain(id === 'a' ? 'First words' : 'Other words')
      expect(content).not.toContain('<!--')
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
      expect(cookie).toMatch(/^vt_split=/)
      found.set(id, cookie)
    }
    expect([...found.keys()].sort()).toEqual(['a', 'b'])
    expect((await counts(key)).map(one => one.view_page)).toEqual([undefined, undefined])
    for (const [id, cookie] of found) {
      const again = await ask(page, { cookie })
      expect([again.json().id, again.headers['set-cookie']]).toEqual([id, undefined])
      const stat = { test_id: key, subject_id: id, record_type: 'view_page' }
      const stats = [stat, stat, { ...stat, record_type: 'click_goal' }]
      const told = {
        action: 'update-stats',
        nonce: page.nonce,
        stats_data_array: JSON.stringify(stats),
      }
      for (let times = 0; times < 2; times++) {
        expect((await call(told, { cookie })).json()).toEqual({ ok: true })
      }
    }
    expect(await counts(key)).toMatchObject([
      { view_page: 1, click_goal: 1 },
      { view_page: 1, click_goal: 1 },
    ])
  })

  it('AB-2: without consent each call is answered by chance, and stores nothing', async () => {
    const { key, path } = await open()
    const page = { key, path, nonce: dataOf((await get(path)).body).nonce }
    const found = new Set<string>()
    for (let tries = 0; found.size < 2 && tries < 60; tries++) {
      const answer = await ask(page, { 'sec-gpc': '1' })
      expect(answer.headers['set-cookie']).toBeUndefined()
      found.add(answer.json().id)
    }
    expect([...found].sort()).toEqual(['a', 'b'])
  })

  it('AB-2: the address of the page counts: its campaign, and a page without the test is none', async () => {
    const key = newKey()
    const path = `/${key}`
    const content = splitTest(key, [text('one', 'First words')], [text('two', 'Other words')])
    const id = await put(path, documentOf(content))
    await start(key, id, { audience: { campaigns: ['spring'] } })
    const { nonce } = dataOf((await get(path)).body)
    const idOf = async (page: string) => (await ask({ key, path: page, nonce })).json().id
    for (let times = 0; times < 8; times++) expect(await idOf(path)).toBe('a')
    const found = new Set<string>()
    for (let tries = 0; found.size < 2 && tries < 60; tries++) {
      found.add(await idOf(`${path}?utm_campaign=spring`))
    }
    expect([...found].sort()).toEqual(['a', 'b'])
    expect((await ask({ key, path: '/', nonce })).statusCode).toBe(404)
    expect((await ask({ key, path: '//other.example/', nonce })).statusCode).not.toBe(200)
  })

  it('AB-2: a test in a layout block, and one within another, are found on their page', async () => {
    const [outer, inner] = [newKey(), newKey()]
    const within = splitTest(inner, [text('in-one', 'Inner one')], [text('in-two', 'Inner two')])
    const block = await put(
      `/block-${outer}`,
      documentOf(
        splitTest(outer, [text('one', 'First words')], [text('two', 'Other words'), within]),
      ),
      'block',
    )
    const path = `/with-${outer}`
    await put(path, documentOf({ type: 'layout-block', props: { id: 'place', block } }))
    await start(outer, block)
    await start(inner, block)
    const { nonce, tests } = dataOf((await get(path)).body)
    expect(tests.map((one: { test: string }) => one.test)).toEqual([outer, inner])
    let seen = ''
    for (let tries = 0; !seen.includes('Other words') && tries < 60; tries++) {
      seen = (await ask({ key: outer, path, nonce })).json().content
    }
    expect(seen).toContain(`<!--split:${inner}-->`)
    expect((await ask({ key: inner, path, nonce })).json().content).toMatch(/Inner (one|two)/)
  })

  it('AB-2: a test that stands still or has ended needs no script', async () => {
    const { key, path } = await open()
    expect((await get(path)).body).toContain(`<!--split:${key}-->`)
    expect(await site.services.splitTests.pause(key, 'subject-failed')).toMatchObject({ ok: true })
    await expect.poll(async () => (await get(path)).body).not.toContain('<!--split:')
    const { body, headers } = await get(path)
    expect(body).toContain('First words')
    expect(body).not.toContain('vt-split-tests')
    expect(headers['cache-control']).toBe(PUBLIC)
  })
})
