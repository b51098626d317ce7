import { expect, it } from 'vitest'
import { ensurePlaceholders } from '../src/server/adapters/placeholders.ts'
import { createPreviewTokens } from '../src/server/site/page/preview-token.ts'
import {
  EVENT,
  field,
  PLACE,
  put,
  putEntry,
  type Site,
  saveTypes,
  typeOf,
} from './support/content-types.ts'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'

const ENTRIES = { include: [{ kind: 'all', of: 'type:event' }], exclude: [] }

/** Adds a heading per field around every event. */
async function putTemplate(site: Site, fields: string[]) {
  const content = fields.map((one, at) => ({
    type: 'heading',
    props: { id: `h${at}`, text: `page:field?name=${one}` },
  }))
  const template = { part: 'body', conditions: ENTRIES }
  await put(site, '/templates/event', content, { kind: 'template', template })
}

async function headings(site: Site, path: string) {
  const { body } = await site.read(path)
  return Array.from(body.matchAll(/heading-text">([^<]+)</g), ([, words]) => words)
}

describeDatabases('what an entry says in the fields of its type', openDatabase => {
  it('stands where modules take it, in the words of the site’s language', async () => {
    const site = await openSite(openDatabase)
    await site.services.pages.settings.set({ locale: 'de', timeZone: 'America/New_York' })
    await saveTypes(site, EVENT, PLACE)
    const [bowl = ''] = await site.services.shop.catalog.save([
      { type: 'simple', name: 'Bowl', sku: 'B-1', variant: { regularPrice: 2900 } },
    ])
    const barn = await putEntry(site, 'place', 'Barn')
    const names = ['date', 'seats', 'free', 'topics', 'place', 'also', 'site', 'mail']
    await putTemplate(site, [...names, 'date&format=year', 'notes&fallback=Keine'])
    await putEntry(site, 'event', 'Opening', {
      date: '2027-03-01T19:30',
      seats: 1200.5,
      free: true,
      topics: ['Clay', 'Wood', 'Gone'],
      place: barn,
      also: [bowl],
      site: 'https://example.org/x/',
      mail: 'a@example.org',
    })
    expect(await headings(site, '/events/Opening')).toEqual([
      '1. März 2027 um 19:30',
      '1.200,5',
      'Ja',
      'Clay und Wood',
      'Barn',
      'Bowl',
      'example.org/x',
      'a@example.org',
      '2027',
      'Keine',
    ])
  })

  it('is a link, a number and a picture where that is wanted', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT, PLACE)
    await ensurePlaceholders(site.services.pages)
    const barn = await putEntry(site, 'place', 'Barn')
    await put(
      site,
      '/templates/event',
      [
        ...['place', 'mail'].map(name => ({
          type: 'button',
          props: { id: name, label: name, link: { url: `page:field?name=${name}` } },
        })),
        { type: 'image', props: { id: 'photo', image: { media: 'page:field?name=photo' } } },
        { type: 'number-counter', props: { id: 'count', number: 'page:field?name=seats' } },
      ],
      { kind: 'template', template: { part: 'body', conditions: ENTRIES } },
    )
    const said = { place: barn, mail: 'a@example.org', photo: 'placeholder', seats: 42 }
    await putEntry(site, 'event', 'Opening', said)
    const { body } = await site.read('/events/Opening')
    expect(body).toContain('href="/places/Barn"')
    expect(body).toContain('href="mailto:a@example.org"')
    expect(body).toMatch(/<img[^>]*placeholder/)
    expect(body).toContain('42')
    await putEntry(site, 'event', 'Plain')
    expect((await site.read('/events/Plain')).body).not.toContain('placeholder')
  })

  it('names a related page only while visitors get it', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT, PLACE)
    const barn = await putEntry(site, 'place', 'Barn', {}, { publish: false })
    await putTemplate(site, ['place'])
    await putEntry(site, 'event', 'Opening', { place: barn })
    expect(await headings(site, '/events/Opening'), 'a draft').toEqual([])
    await site.services.pages.publish('/places/Barn')
    await expect.poll(() => headings(site, '/events/Opening')).toEqual(['Barn'])
    await site.services.pages.editing.trash(barn)
    await expect.poll(() => headings(site, '/events/Opening')).toEqual([])
    await site.services.pages.editing.deletePermanently(barn)
    expect((await site.read('/events/Opening')).statusCode).toBe(200)
  })

  it('is that of the draft in a preview', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT, PLACE)
    await putTemplate(site, ['seats'])
    const id = await putEntry(site, 'event', 'Opening', { seats: 1 })
    await putEntry(site, 'event', 'Opening', { seats: 2 }, { publish: false })
    expect(await headings(site, '/events/Opening')).toEqual(['1'])
    const tokens = createPreviewTokens(site.services.secret, site.clock.now)
    expect(await headings(site, `/preview/${tokens.issue(id).token}`)).toEqual(['2'])
  })

  it('ignores values of another type and unknown fields', async () => {
    const site = await openSite(openDatabase)
    const many = Array.from({ length: 57 }, (_, at) => field(`f${at}`, 'text'))
    const odd = ['tostring', 'valueof', 'seats'].map(key => field(key, 'number'))
    await saveTypes(site, typeOf('event', [...odd, ...many]))
    await putTemplate(site, ['tostring', 'valueof', 'seats', 'f56', 'constructor'])
    await putEntry(site, 'event', 'Opening', { tostring: 7, seats: 'many', f56: 'last' })
    expect(await headings(site, '/events/Opening')).toEqual(['7', 'last'])
  })

  it('surrounds its content without a template, and shows it after the type was deleted', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT, PLACE)
    const barn = await putEntry(site, 'place', 'Barn')
    const content = [{ type: 'heading', props: { id: 'h', text: 'Come all' } }]
    const said = { date: '2027-03-01T19:30', place: barn, seats: 0 }
    await putEntry(site, 'event', 'Opening', said, { content })
    const { body } = await site.read('/events/Opening')
    expect(body).toMatch(/<h1[^>]*>Opening</)
    expect(body).toContain('<dt>date</dt>')
    expect(body).toContain('<time dateTime="2027-03-01T19:30">March 1, 2027 at 7:30 PM</time>')
    expect(body).toContain('<bdi><a href="/places/Barn">Barn</a></bdi>')
    expect(body).toContain('Come all')
    expect(body, 'nothing of what is not said').not.toContain('<dt>mail</dt>')
    await site.services.pages.settings.set({ contentTypes: [] })
    const bare = await site.read('/events/Opening?again')
    expect(bare.statusCode).toBe(200)
    expect(bare.body).toContain('Come all')
  })
})
