import { expect, it } from 'vitest'
import type { ContentQuery } from '#pages/schema'
import {
  addMany,
  EVENT,
  PLACE,
  put,
  putEntry,
  type Site,
  saveTypes,
  typeOf,
} from './support/content-types.ts'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'

const ITEM = [
  { type: 'heading', props: { id: 'item', text: 'page:title', level: 'h3' } },
  {
    type: 'heading',
    props: { id: 'when', text: 'page:field?name=date&format=short', level: 'h4' },
  },
]
const loop = (props: object) => [
  {
    type: 'loop',
    props: { id: 'loop', source: 'type', type: 'type:event', content: ITEM, ...props },
  },
]

async function shown(site: Site, path: string, level = 'h3') {
  const { body } = await site.read(path)
  const pattern = new RegExp(`<${level}[^>]*>(.*?)</${level}>`, 'g')
  return [...body.matchAll(pattern)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))
}

async function openEvents(site: Site) {
  await saveTypes(site, EVENT, PLACE)
  const barn = await putEntry(site, 'place', 'Barn')
  await putEntry(site, 'event', 'March', { date: '2027-03-01T19:30', topics: ['Clay'], seats: 9 })
  await putEntry(
    site,
    'event',
    'Someday',
    { topics: ['Wood', 'Clay'], free: true },
    { categories: ['Fun'] },
  )
  await putEntry(site, 'event', 'Past', { date: '2026-03-01T10:00', seats: 100, place: barn })
  await putEntry(site, 'event', 'Today', { date: '2027-01-04T10:30', place: barn, free: false })
  return barn
}

describeDatabases('lists of entries of a content type', openDatabase => {
  it('use the order of the type or a field, with missing values last', async () => {
    const site = await openSite(openDatabase)
    await openEvents(site)
    const orders = {
      type: ['Past', 'Today', 'March', 'Someday'],
      newest: ['Today', 'Past', 'Someday', 'March'],
      title: ['March', 'Past', 'Someday', 'Today'],
      field: ['March', 'Past', 'Today', 'Someday'],
      'field-reverse': ['Past', 'March', 'Today', 'Someday'],
    }
    for (const [order, titles] of Object.entries(orders)) {
      await put(site, '/list', loop({ order, orderBy: 'seats' }))
      await expect.poll(() => shown(site, '/list'), { message: order }).toEqual(titles)
    }
    await put(site, '/list', loop({ order: 'type', perPage: 1, skip: 1 }))
    await expect.poll(() => shown(site, '/list')).toEqual(['Today'])
    expect(await shown(site, '/list', 'h4')).toEqual(['1/4/27, 10:30 AM'])
  })

  it('filter by value or date and update when a date passes', async () => {
    const site = await openSite(openDatabase)
    await site.services.pages.settings.set({ timeZone: 'Europe/Berlin' })
    const barn = await openEvents(site)
    const lists: [object, string[]][] = [
      [{ onlyField: 'topics', only: 'is', onlyValue: 'Clay' }, ['March', 'Someday']],
      [{ onlyField: 'topics', only: 'is-not', onlyValue: 'Clay' }, ['Past', 'Today']],
      [{ onlyField: 'free', only: 'is', onlyValue: 'true' }, ['Someday']],
      [{ onlyField: 'seats', only: 'is', onlyValue: '9' }, ['March']],
      [{ onlyField: 'seats', only: 'is', onlyValue: 'nine' }, []],
      [{ onlyField: 'place', only: 'is', onlyValue: barn }, ['Past', 'Today']],
      [{ onlyField: 'date', only: 'past' }, ['Past']],
      [{ onlyField: 'seats', only: 'past' }, []],
      [{ onlyField: 'gone', only: 'is', onlyValue: 'x' }, []],
      [{ onlyField: 'topics', only: 'is', onlyValue: '' }, ['Past', 'Today', 'March', 'Someday']],
      [{ onlyField: 'date', only: 'upcoming' }, ['Today', 'March']],
    ]
    for (const [props, titles] of lists) {
      await put(site, '/list', loop({ order: 'type', ...props }))
      await expect
        .poll(() => shown(site, '/list'), { message: JSON.stringify(props) })
        .toEqual(titles)
    }
    // 10:00 in Berlin is 9:00 UTC: 31 minutes later the first event is over.
    site.clock.advance(29 * 60_000)
    expect(await shown(site, '/list')).toEqual(['Today', 'March'])
    site.clock.advance(2 * 60_000)
    expect(await shown(site, '/list')).toEqual(['March'])
  })

  it('contain entries related to the page, and selected ones', async () => {
    const site = await openSite(openDatabase)
    await openEvents(site)
    const content = loop({ order: 'type', onlyField: 'place', only: 'related' }) as never
    await putEntry(site, 'place', 'Barn', {}, { content })
    expect(await shown(site, '/places/Barn')).toEqual(['Past', 'Today'])
    const { items } = await site.services.pages.content.listContent({
      kind: 'type:event',
      order: 'type',
      offset: 1,
      limit: 2,
    })
    await put(
      site,
      '/list',
      loop({
        entries: items
          .map(({ id }) => id)
          .reverse()
          .join('\n'),
      }),
    )
    expect(await shown(site, '/list')).toEqual(['March', 'Today'])
    const terms = await site.services.pages.content.listTerms('type:event', 'category')
    await put(site, '/fun', loop({ typeCategories: terms[0]?.id }))
    expect(await shown(site, '/fun')).toEqual(['Someday'])
  })

  it('previous and next follow the type’s order, or the publication date', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(
      site,
      EVENT,
      PLACE,
      typeOf('word', [], { order: { by: 'title', direction: 'desc' } }),
    )
    const { content } = site.services.pages
    const around = async (id: string, kind: 'type:event' | 'type:word') => {
      const { older, newer } = await content.findNeighbours(id, kind)
      return [older?.title, newer?.title]
    }
    const march = await putEntry(site, 'event', 'March', { date: '2027-03-01T10:00' })
    const silent = await putEntry(site, 'event', 'Someday')
    const january = await putEntry(site, 'event', 'January', { date: '2027-01-01T10:00' })
    const again = await putEntry(site, 'event', 'Again', { date: '2027-03-01T10:00' })
    expect(await around(january, 'type:event')).toEqual([undefined, 'March'])
    expect(await around(march, 'type:event')).toEqual(['January', 'Again'])
    expect(await around(again, 'type:event')).toEqual(['March', undefined])
    expect(await around(silent, 'type:event')).toEqual(['March', 'January'])
    await putEntry(site, 'word', 'Zinc')
    const ash = await putEntry(site, 'word', 'Ash')
    expect(await around(ash, 'type:word')).toEqual([undefined, 'Zinc'])
  })

  it('have their own URL, with dates of events', async () => {
    const site = await openSite(openDatabase)
    await openEvents(site)
    const { body } = await site.read('/events')
    expect(body).toMatch(/<h1[^>]*>All events</)
    expect(await shown(site, '/events', 'h2')).toEqual(['Past', 'Today', 'March', 'Someday'])
    expect(body).toContain('<time dateTime="2027-03-01T19:30">March 1, 2027 at 7:30 PM</time>')
    expect(await shown(site, '/events/category/fun', 'h2')).toEqual(['Someday'])
    await site.services.pages.editing.unpublish(
      (await site.services.pages.published('/events/Today'))?.id ?? '',
    )
    await expect.poll(() => shown(site, '/events', 'h2')).toEqual(['Past', 'March', 'Someday'])
  })

  it('are the same walked along as sorted, from both ends', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT, PLACE)
    const { services } = site
    const dates = await addMany(services.db, 1500)
    const read = async (more: Partial<ContentQuery>) =>
      services.pages.content.listContent({
        kind: 'type:event',
        order: 'type',
        offset: 0,
        limit: 3,
        ...more,
      })
    const titles = async (more: Partial<ContentQuery>) =>
      (await read(more)).items.map(item => item.title)
    const sorted = [...dates].filter(([, date]) => date).sort((a, b) => (a[1] < b[1] ? -1 : 1))
    const silent = [...dates]
      .filter(([, date]) => !date)
      .map(([title]) => title)
      .reverse()
    const all = [...sorted.map(([title]) => title), ...silent]
    for (const offset of [0, 700, 1195, 1198, 1200, 1400, 1497]) {
      expect(await titles({ offset }), String(offset)).toEqual(all.slice(offset, offset + 3))
    }
    const order = { field: 'date', direction: 'desc' } as const
    expect(await titles({ order })).toEqual(
      sorted
        .slice(-3)
        .reverse()
        .map(([title]) => title),
    )
    expect((await read({})).total).toBe(1500)
    const where = [{ field: 'date', is: 'upcoming' as const }]
    const coming = sorted.filter(([, date]) => date >= '2027-01-04T09:00')
    expect(await read({ where })).toMatchObject({ total: coming.length })
    expect(await titles({ where, offset: coming.length - 2 })).toEqual(
      coming.slice(-2).map(([title]) => title),
    )
    const clay = [{ field: 'topics', is: 'is' as const, value: 'Clay' }]
    expect((await read({ where: clay, order: 'newest' })).total).toBe(1200)
    const wood = [{ field: 'topics', is: 'is-not' as const, value: 'Clay' }]
    expect((await read({ where: wood, order: 'newest' })).total).toBe(300)
    expect((await read({ where: [...where, ...wood] })).total).toBe(0)
  })
})
