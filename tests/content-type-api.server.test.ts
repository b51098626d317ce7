import { expect, it } from 'vitest'
import { withOffset } from '../src/server/site/seo/entry-json-ld.ts'
import { EVENT, PLACE, putEntry, type Site, saveTypes, typeOf } from './support/content-types.ts'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'

async function openEvents(site: Site) {
  await site.services.pages.settings.set({ timeZone: 'Europe/Berlin' })
  await saveTypes(site, EVENT, PLACE)
  const barn = await putEntry(site, 'place', 'Barn', { address: '1 Long Lane' })
  const content = [{ type: 'heading', props: { id: 'h', text: 'Come all' } }]
  const said = { date: '2027-07-01T19:30', place: barn, seats: 9, topics: ['Clay'] }
  await putEntry(site, 'event', 'Opening', said, {
    content,
    categories: ['Fun'],
    summary: { excerpt: 'The first' },
  })
  await putEntry(site, 'event', 'Past', { date: '2026-01-01T10:00' })
  await putEntry(site, 'event', 'Draft', {}, { publish: false })
}

const get = async ({ app }: Site, url: string, headers = {}) => {
  const answer = await app.inject({ url, headers })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body && answer.json() }
}

describeDatabases('entries of content types for other programs', openDatabase => {
  it('the API lists published entries with their values', async () => {
    const site = await openSite(openDatabase)
    await openEvents(site)
    const { body, headers } = await get(site, '/api/content/event?order=-field:date')
    expect(body).toMatchObject({ total: 2, page: 1, perPage: 20, pages: 1 })
    expect(body.items[0]).toEqual({
      id: expect.any(String),
      title: 'Opening',
      path: '/events/Opening',
      url: 'http://127.0.0.1:3000/events/Opening',
      excerpt: 'The first',
      image: null,
      fields: {
        date: { value: '2027-07-01T19:30', text: 'July 1, 2027 at 7:30 PM' },
        seats: { value: 9, text: '9' },
        topics: { value: ['Clay'], text: 'Clay' },
        place: {
          value: [expect.any(String)],
          text: 'Barn',
          links: ['http://127.0.0.1:3000/places/Barn'],
        },
      },
      categories: [{ slug: 'fun', name: 'Fun' }],
      tags: [],
      publishedAt: expect.stringMatching(/^2027-01-04T/),
    })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    const again = { 'if-none-match': String(headers.etag) }
    const address = '/api/content/event?order=-field:date'
    expect((await get(site, address, again)).status).toBe(304)
    await putEntry(site, 'event', 'Third')
    await expect.poll(async () => (await get(site, address, again)).body?.total).toBe(3)
  })

  it('are narrowed, sorted and cut, and one is found by its name', async () => {
    const site = await openSite(openDatabase)
    await openEvents(site)
    const titles = async (query: string) =>
      (await get(site, `/api/content/event?${query}`)).body.items.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles('')).toEqual(['Past', 'Opening'])
    expect(await titles('upcoming=date')).toEqual(['Opening'])
    expect(await titles('is.topics=Clay&category=fun')).toEqual(['Opening'])
    expect(await titles('is-not.topics=Clay')).toEqual(['Past'])
    expect(await titles('perPage=1&page=2&order=title')).toEqual(['Past'])
    const { body } = await get(site, '/api/content/event/Opening')
    expect(body).toMatchObject({ title: 'Opening', html: expect.stringContaining('Come all') })
    for (const path of ['event/Draft', 'event/Nothing', 'place/Opening', 'event/__proto__']) {
      expect((await get(site, `/api/content/${path}`)).status, path).toBe(404)
    }
    expect((await get(site, '/api/content/recipe')).body).toEqual({ error: 'not-found' })
    for (const query of [
      ...['page=0', 'page=x', 'perPage=101', 'order=price', 'order=field:gone', 'is.gone=1'],
      ...['upcoming=gone', 'what=ever', `is.topics=${'x'.repeat(300)}`, 'is.constructor=1'],
    ]) {
      const refused = await get(site, `/api/content/event?${query}`)
      expect(refused.status, query).toBe(400)
      expect(refused.body.error).toBe('invalid')
    }
  })
})

describeDatabases('entries of content types for search engines', openDatabase => {
  it('are events with a time of the site’s zone and a place, or articles, as the type says', async () => {
    const site = await openSite(openDatabase)
    await openEvents(site)
    const read = async (path: string) => {
      const { body } = await site.read(path)
      return Array.from(body.matchAll(/ld\+json">(.*?)<\/script>/gs), ([, json = '']) =>
        JSON.parse(json),
      )
    }
    const [event] = (await read('/events/Opening')).filter(one => one['@type'] === 'Event')
    expect(event).toMatchObject({
      name: 'Opening',
      url: 'http://127.0.0.1:3000/events/Opening',
      startDate: '2027-07-01T19:30:00+02:00',
      location: { '@type': 'Place', name: 'Barn', address: '1 Long Lane' },
      image: expect.stringContaining('/social/'),
    })
    const described = { kind: 'article' as const, start: '', end: '', place: '' }
    await saveTypes(site, typeOf('note', [], { describedAs: described }))
    await putEntry(site, 'note', 'Hello')
    expect((await read('/notes/Hello')).map(one => one['@type'])).toContain('Article')
    await putEntry(site, 'event', 'Someday')
    expect((await read('/events/Someday')).map(one => one['@type'])).not.toContain('Event')
  })
})

it('says how far the clock of a place is from UTC', () => {
  expect(withOffset('2027-01-04T09:30', 'America/New_York')).toBe('2027-01-04T09:30:00-05:00')
  expect(withOffset('2027-01-04T09:30', 'Asia/Kolkata')).toBe('2027-01-04T09:30:00+05:30')
  expect(withOffset('2027-01-04', 'Asia/Kolkata')).toBe('2027-01-04')
})
