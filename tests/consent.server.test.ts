import { type Kysely, sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { DAY, htmlToText } from '#base'
import type { PageNode } from '#module-contract'
import type { PageCache } from '#render'
import { up as keepQuestions } from '../src/db/migrations/0200-consent-questions-and-subjects-of-forms.ts'
import { up as noteWhenAsked } from '../src/db/migrations/0202-consent-questions-when-asked.ts'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openOther, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36',
  accept: 'text/html',
}
const NOW = Date.UTC(2026, 10, 23, 4)

const film: PageNode = { type: 'video', props: { id: 'film', url: 'https://vimeo.com/76979871' } }
const words: PageNode = { type: 'text', props: { id: 'words', body: '<p>Words</p>' } }
const nested: PageNode = {
  type: 'section',
  props: {
    id: 'around',
    content: [
      {
        type: 'code',
        props: {
          id: 'counter',
          category: 'statistics',
          code: '<script src="https://count.example/c.js"></script>',
        },
      },
      {
        type: 'map',
        props: { id: 'where', basemap: 'style', styleUrl: 'https://tiles.example/style.json' },
      },
    ],
  },
}

interface Asked {
  version?: string
  /** Id of the question on the page; the current one by default. */
  question?: string
  headers?: Record<string, string>
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}

describeDatabases('consent', openDatabase => {
  const clock = createManualClock(NOW)
  let services: Awaited<ReturnType<typeof openTestServices>>
  let app: Awaited<ReturnType<typeof buildTestApp>>

  beforeAll(async () => {
    services = await openTestServices(openDatabase, {}, clock)
    app = await buildTestApp(services)
  })

  async function put(path: string, content: PageNode[], kind: 'page' | 'block' = 'page') {
    const document = { schema: 1 as const, upgrades: {}, root: { props: { title: path } }, content }
    const saved = await services.pages.save({ path, document, kind, author: 't', publish: true })
    expect(saved).toMatchObject({ ok: true })
    await services.consent.refresh()
  }

  const switchOn = async (changes = {}) => {
    const { consent } = await services.pages.settings.get()
    await services.pages.settings.set({ consent: { ...consent, enabled: true, ...changes } })
    await services.consent.refresh()
  }

  /** The question that a newly opened page shows. */
  const asked = async () => (await services.consent.request()) ?? { version: '', question: '' }

  const choose = async (
    given: unknown,
    { version = '', question = '', headers = {} }: Asked = {},
  ) =>
    app.inject({
      method: 'POST',
      url: '/api/consent',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      payload: { version, question: question || (await asked()).question, given } as object,
    })

  /** As the invalidation watcher does within a second. */
  const drop = (tag: string) => (app as unknown as { cache: PageCache }).cache.drop([tag])

  const get = async (url: string) => {
    drop('site')
    return (await app.inject({ url, headers: BROWSER })).body
  }

  it('finds third parties of the published site at any depth, not in drafts', async () => {
    await put('/plain', [words])
    expect(await services.consent.inventory()).toEqual({ stored: [], hosts: [], categories: [] })
    await put('/films', [film])
    await put('/deep', [nested])
    await services.pages.save({
      path: '/draft',
      kind: 'page',
      author: 't',
      publish: false,
      document: {
        schema: 1,
        upgrades: {},
        root: { props: { title: 'Draft' } },
        content: [{ type: 'comments', props: { id: 'talk' } }],
      },
    })
    await services.consent.refresh()
    const { hosts, categories, stored } = await services.consent.inventory()
    expect(hosts.map(({ host, category, pages }) => [host, category, pages[0]?.path])).toEqual([
      ['tiles.example', 'preferences', '/deep'],
      ['count.example', 'statistics', '/deep'],
      ['player.vimeo.com', 'marketing', '/films'],
    ])
    expect(categories).toEqual(['preferences', 'statistics', 'marketing'])
    expect(stored, 'the player of the video').toEqual([
      'vt_consent',
      'vt-captions',
      'vitrine:resume',
    ])
  })

  it('finds the hosts of videos that products show, while they are for sale', async () => {
    await put('/films', [words])
    const hosts = async () => {
      await services.consent.refresh()
      return (await services.consent.inventory()).hosts
        .filter(({ host }) => !/^(tiles|count)\./.test(host))
        .map(({ host, category, pages }) => [host, category, pages.map(one => one.path).join()])
    }
    expect(await hosts()).toEqual([])
    const at = (url: string) => ({ file: null, url, poster: null })
    const product = (slug: string, urls: string[], more: object = {}) => ({
      type: 'simple' as const,
      name: slug,
      slug,
      status: 'published' as const,
      videos: urls.map(at),
      variant: { regularPrice: 100 },
      ...more,
    })
    const [, , bowl = ''] = await services.shop.catalog.save([
      product('plain', []),
      product('draft', ['https://vimeo.com/76979871'], { status: 'draft' }),
      product('bowl', ['https://youtu.be/aqz-KE-bpKQ', 'https://files.example/film.mp4']),
    ])
    expect(await hosts()).toEqual([
      ['files.example', 'necessary', '/product/bowl'],
      ['www.youtube-nocookie.com', 'marketing', '/product/bowl'],
    ])
    // As soon as it is unavailable, in all processes.
    await services.shop.products.trash(bowl)
    await expect
      .poll(async () => (await services.consent.inventory()).hosts.map(({ host }) => host))
      .not.toContain('files.example')
    const told = '<video controls src="https://told.example/film.mp4"></video>'
    const [vase = ''] = await services.shop.catalog.save([
      product('vase', [], { descriptionHtml: told }),
    ])
    const seen = () =>
      expect.poll(async () => (await services.consent.inventory()).hosts.map(({ host }) => host))
    await seen().toContain('told.example')
    await services.shop.products.trash(vase)
    await seen().not.toContain('told.example')
    await put('/films', [film])
  })

  it('lists the player’s storage for videos in code', async () => {
    const code = '<video controls src="/media/film.mp4"></video>'
    await put('/films', [{ type: 'code', props: { id: 'own', code } }])
    expect((await services.consent.inventory()).stored).toContain('vt-captions')
    await put('/films', [words])
    expect((await services.consent.inventory()).stored).not.toContain('vt-captions')
    await put('/films', [film])
  })

  it('asks nobody while disabled; then every page asks and links to the settings', async () => {
    expect(await get('/plain')).not.toContain('vt-consent')
    await switchOn()
    const page = await get('/plain')
    const version = (await services.consent.request())?.version
    const { question } = await asked()
    expect(page).toContain(
      `<template id="vt-consent" data-version="${version}" data-question="${question}"`,
    )
    expect(page).toContain('data-categories="preferences statistics marketing"')
    expect(page).toContain('href="#cookie-settings"')
    expect(page, 'nothing is ticked beforehand').not.toMatch(
      /name="(preferences|statistics|marketing)"[^>]*checked/,
    )
    const { version: before } = (await services.consent.request()) ?? {}
    await switchOn({ title: 'Biscuits' })
    expect(await get('/plain')).toContain('Biscuits')
    expect((await services.consent.request())?.version).not.toBe(before)
  })

  it('nothing that needs it, no question, though it is on', async () => {
    const other = await openOther(services, clock)
    await other.pages.save({
      path: '/films',
      kind: 'page',
      author: 't',
      publish: true,
      document: { schema: 1, upgrades: {}, root: { props: { title: 'F' } }, content: [words] },
    })
    expect(await services.consent.refresh(), 'asks for less').toBe(true)
    expect((await services.consent.request())?.categories).toEqual(['preferences', 'statistics'])
    await put('/deep', [words])
    expect(await services.consent.request()).toBeUndefined()
    expect(await get('/plain')).not.toContain('vt-consent')
    await put('/deep', [nested])
    expect(await services.consent.refresh(), 'the same is nothing new').toBe(false)
  })

  it('stores the choice for a year in the browser and as an anonymous record', async () => {
    const version = (await services.consent.request())?.version ?? ''
    const answer = await choose(['statistics'], { version, headers: { 'sec-gpc': '1' } })
    expect(answer.json()).toEqual({ ok: true })
    expect(answer.headers['set-cookie']).toBe(
      `vt_consent=${version}.20261123.statistics; Max-Age=31536000; Path=/; SameSite=Lax`,
    )
    await choose([], { version })
    const csv = await textOf(services.consent.records.exportCsv())
    const [head, ...rows] = csv.trim().split('\r\n')
    expect(head).toContain('ID,Date,Version,Given,Global Privacy Control,Question')
    const { question: id } = await asked()
    expect(rows.map(row => row.replace(/^[^,]+/, 'id')).sort()).toEqual([
      `id,2026-11-23T04:00:00.000Z,${version},none,no,${id}`,
      `id,2026-11-23T04:00:00.000Z,${version},statistics,yes,${id}`,
    ])
    expect(await services.consent.records.deleteBefore(NOW)).toBe(0)
    expect(await questions()).not.toEqual([])
    expect(await services.consent.records.deleteBefore(NOW + 1)).toBe(2)
    expect(await questions()).toEqual([])
  })

  const questions = () =>
    services.db.selectFrom('consent_questions').selectAll().orderBy('first_asked_at').execute()

  it('stores each wording of the question once per language', async () => {
    const { locale } = await services.pages.settings.get()
    const answer = async () => {
      const version = (await services.consent.request())?.version ?? ''
      expect((await choose([], { version })).json()).toEqual({ ok: true })
      return version
    }
    const first = await answer()
    clock.advance(DAY)
    await answer()
    await services.pages.settings.set({ locale: 'de-DE' })
    const inGerman = await answer()
    await switchOn({ privacyPage: '/datenschutz' })
    clock.advance(DAY)
    await answer()
    const kept = await questions()
    expect(kept.map(one => [one.version, one.language, one.categories])).toEqual([
      [first, locale, 'preferences statistics'],
      [inGerman, 'de-DE', 'preferences statistics'],
      [inGerman, 'de-DE', 'preferences statistics'],
    ])
    expect(Number(kept[0]?.last_answered_at) - Number(kept[0]?.first_asked_at)).toBe(DAY)
    // The record contains the whole banner text, including future sentences.
    const page = await get('/plain')
    const banner = /<template id="vt-consent"[^>]*>(.*?)<\/template>/s.exec(page)?.[1] ?? ''
    const said = banner.split(/<[^>]*>/).filter(text => text.trim() !== '')
    expect(said.length).toBeGreaterThan(10)
    const { question } = await asked()
    const { words = '' } = kept.find(({ id }) => id === question) ?? {}
    for (const text of said) expect(words).toContain(htmlToText(text))
    expect(words).toContain('/datenschutz')

    const owner = await signInAs({ app, services }, 'owner')
    const answered = await owner.get('/api/admin/consents/questions/export')
    expect(answered.headers['content-type']).toContain('text/csv')
    for (const { id, words: one } of kept) {
      expect(answered.body).toContain(id)
      expect(answered.body).toContain(one.split('\n')[0])
    }
    await services.pages.settings.set({ locale })
    await switchOn({ privacyPage: '' })
    await services.consent.records.deleteBefore(clock.now() + 1)
  })

  it('the record refers to the wording that the page showed', async () => {
    const { locale } = await services.pages.settings.get()
    const records = async () =>
      (await textOf(services.consent.records.exportCsv()))
        .trim()
        .split('\r\n')
        .slice(1)
        .map(row => row.split(',').slice(2))
    const shown = await asked()
    await services.pages.settings.set({ locale: 'fr-FR' })
    const inFrench = await asked()
    expect(inFrench).toMatchObject({ version: shown.version })
    expect(inFrench.question).not.toBe(shown.question)
    expect((await choose(['statistics'], shown)).json(), 'the same question').toEqual({ ok: true })
    expect(await records()).toEqual([[shown.version, 'statistics', 'no', shown.question]])

    // The question has changed and this process never showed the old one: no cookie, and a record
    // of the answer.
    await switchOn({ text: 'Autrement dit' })
    const isKept = async () => (await questions()).some(({ id }) => id === inFrench.question)
    await expect.poll(isKept).toBe(true)
    const other = await openOther(services, clock)
    const choice = { ...inFrench, given: [], gpc: false }
    expect(await other.consent.answer(choice)).toBe(false)
    expect(await records()).toContainEqual([inFrench.version, 'none', 'no', inFrench.question])
    const late = await choose([], inFrench)
    expect(late.json()).toEqual({ ok: false })
    expect(late.headers['set-cookie']).toBeUndefined()

    expect(await other.consent.answer({ ...choice, question: '0'.repeat(16) })).toBe(false)
    expect(await other.consent.answer({ ...choice, version: '00000000' })).toBe(false)
    expect(await records()).toHaveLength(3)
    await services.pages.settings.set({ locale })
    await switchOn({ text: '' })
    await services.consent.records.deleteBefore(clock.now() + 1)
  })

  it('answers from before the words were kept stay, without them', async () => {
    const older = await openTestServices(openDatabase, {}, clock)
    const { db, consent } = older
    await db.schema.dropTable('consent_questions').execute()
    await db.schema.alterTable('consents').dropColumn('question_id').execute()
    await db.schema.alterTable('forms').dropColumn('subject').execute()
    await sql`insert into consents (id, version, given, gpc, created_at)
      values ('before', '0a1b2c3d', 'statistics', 0, ${NOW})`.execute(db)
    await keepQuestions(db as unknown as Kysely<unknown>)
    await sql`insert into consent_questions values
      ('first', '0a1b2c3d', 'en-US', 'statistics', 'Words', ${NOW}, ${NOW + DAY})`.execute(db)
    await noteWhenAsked(db as unknown as Kysely<unknown>)
    expect(await textOf(consent.records.exportCsv())).toContain(
      'before,2026-11-23T04:00:00.000Z,0a1b2c3d,statistics,no,\r\n',
    )
    expect((await consent.records.exportQuestionsCsv()).trim().split('\r\n').slice(1)).toEqual([
      'first,0a1b2c3d,en-US,statistics,Words,2026-11-23T04:00:00.000Z,2026-11-24T04:00:00.000Z',
    ])
  })

  it.each([
    [{ given: ['everything'] }],
    [{ given: ['necessary'] }],
    [{ given: ['statistics', 'statistics'] }],
    [{ given: 'statistics' }],
    [{ given: [], more: 1 }],
    [{ given: [], version: "0a1b2c3d'" }],
    [{ given: [], question: "0'" }],
  ])('refuses what is no choice: %j', async body => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/consent',
      payload: { version: '0a1b2c3d', question: '0'.repeat(16), ...body },
    })
    expect(answer.statusCode).toBe(400)
    expect(await services.consent.records.count()).toBe(0)
  })

  it('an answer to an outdated question is neither recorded nor stored', async () => {
    const answer = await choose(['statistics'], { version: '00000000' })
    expect(answer.json()).toEqual({ ok: false })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await services.consent.records.count()).toBe(0)
    const foreign = await choose([], {
      version: '00000000',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(foreign.statusCode).toBe(403)
  })

  it('AB-1: the cookie of a test lasts 365 days once statistics are given, and ends when they are refused', async () => {
    const version = (await services.consent.request())?.version ?? ''
    const choice = (given: string) => `vt_consent=${version}.20261123.${given}`
    const may = (cookie: string | undefined, gpc = false) =>
      services.consent.maySaveStatistics({ cookie, gpc })
    expect(may(undefined)).toBe(false)
    expect(may(choice('marketing'))).toBe(false)
    expect(may(choice('statistics').replace(version, '00000000'))).toBe(false)
    expect(may(choice('statistics'))).toBe(true)
    expect(may(choice('statistics'), true), 'who has chosen has chosen').toBe(true)
    const given = await choose(['statistics'], { version, headers: { cookie: 'vt_split=a.b' } })
    expect(given.headers['set-cookie']).toContainEqual(
      'vt_split=a.b; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    )
    const withdrawn = await choose([], { version, headers: { cookie: 'vt_split=a.b' } })
    expect(withdrawn.headers['set-cookie']).toContainEqual('vt_split=; Max-Age=0; Path=/')
    const { consent } = await services.pages.settings.get()
    await services.pages.settings.set({ consent: { ...consent, enabled: false } })
    await services.consent.refresh()
    expect(may(undefined), 'nobody is asked').toBe(true)
    expect(may(undefined, true), 'the browser says no').toBe(false)
    await switchOn()
  })

  it('a page lists the inventory, or a message if it is empty', async () => {
    await put('/privacy', [{ type: 'cookie-list', props: { id: 'cookies' } }])
    const list = await get('/privacy')
    for (const found of ['vt_consent', 'tiles.example', 'count.example']) {
      expect(list).toContain(`<code>${found}</code>`)
    }
    await put('/deep', [words])
    drop('consent')
    expect(await get('/privacy')).toContain('sets no cookies')
    await put('/deep', [nested])
  })

  it('deletes records after the retention period', async () => {
    const version = (await services.consent.request())?.version ?? ''
    await choose([], { version })
    const { retention } = await services.pages.settings.get()
    expect(retention.consents).toEqual({ amount: 36, unit: 'months' })
    const { applyRetention } = await import('../src/server/retention.ts')
    const before = await services.consent.records.count()
    await applyRetention(services)
    expect(await services.consent.records.count()).toBe(before)
    clock.advance(37 * 31 * DAY)
    await applyRetention(services)
    expect(await services.consent.records.count()).toBe(0)
  })

  it('takes a choice beside a cookie of a split test that cannot be decoded', async () => {
    await put('/films', [film])
    await switchOn()
    const { version } = await asked()
    for (const value of ['%', '%E0%A4%A', 'a%']) {
      const headers = { cookie: `vt_split=${value}; vt_split_visit=${value}` }
      const answer = await choose(['marketing'], { version, headers })
      expect(answer.statusCode, answer.body).toBe(200)
    }
  })
})
