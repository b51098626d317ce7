import { expect, it } from 'vitest'
import {
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

async function find({ services }: Site, text: string) {
  services.search.touch(['*'])
  await services.search.sync()
  const { hits, counts } = await services.search.find({ text, offset: 0, limit: 9 })
  return { hits: hits.map(({ href, kind, kindName }) => ({ href, kind, kindName })), counts }
}

describeDatabases('entries of content types are found', openDatabase => {
  it('by title, content and text fields, under the name of the type', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT, typeOf('event-place', []), PLACE)
    const content = [{ type: 'heading', props: { id: 'h', text: 'Come with a hammer' } }]
    await putEntry(
      site,
      'event',
      'Opening',
      { notes: 'Bring boots', topics: ['Clay'] },
      { content },
    )
    const opening = { href: '/events/Opening', kind: 'type:event', kindName: 'One event' }
    for (const text of ['opening', 'hammer', 'boots', 'clay']) {
      expect(await find(site, text), text).toEqual({ hits: [opening], counts: { 'type:event': 1 } })
    }
    await put(site, '/find', [{ type: 'search-results', props: { id: 'r' } }])
    const { body } = await site.read('/find?q=boots&in=type%3Aevent')
    expect(body).toContain('href="/events/Opening"')
    expect(body).toContain('All events (1)')
    expect(body).toMatch(/<span>One event<\/span>/)
    expect((await site.read('/find?q=boots&in=type%3Aevent-place')).statusCode).toBe(200)
  })

  it('by a search field limited to the type', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT, PLACE)
    await putEntry(site, 'event', 'Opening')
    await put(site, '/about', [{ type: 'heading', props: { id: 'h', text: 'Opening hours' } }])
    const within = (type: string) => ({ within: 'type', ...(type ? { type } : {}) })
    await put(site, '/find', [
      { type: 'search', props: { id: 'events', ...within('type:event') } },
      { type: 'search', props: { id: 'places', ...within('type:place') } },
      { type: 'search', props: { id: 'unfinished', ...within('') } },
    ])
    await find(site, '')
    const { body } = await site.read('/find')
    expect(body.match(/name="in" value="[^"]*"/g)).toEqual([
      'name="in" value="type:event"',
      'name="in" value="type:place"',
    ])
    const suggested = async (id: string) => {
      const answer = await site.app.inject({
        method: 'POST',
        url: '/find',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ _action: `${id}/suggest`, text: 'opening' }).toString(),
      })
      return answer.json().answer.items.map(({ href }: { href: string }) => href)
    }
    expect(await suggested('events')).toEqual(['/events/Opening'])
    expect(await suggested('places')).toEqual([])
    expect((await suggested('unfinished')).sort()).toEqual(['/about', '/events/Opening'])
  })

  it('in the sitemap, llms.txt and their module, unless hidden', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT, PLACE)
    await putEntry(site, 'event', 'Opening')
    await put(site, '/map', [{ type: 'sitemap', props: { id: 'map' } }])
    const { body: xml } = await site.read('/sitemap.xml')
    expect(xml).toContain('<loc>http://127.0.0.1:3000/events/Opening</loc>')
    expect(xml).toContain('<loc>http://127.0.0.1:3000/events</loc>')
    expect(xml, 'no list of nothing').not.toContain('/places<')
    const { body: llms } = await site.read('/llms.txt')
    expect(llms).toContain('## All events\n\n- [Opening](http://127.0.0.1:3000/events/Opening)')
    const { body: map } = await site.read('/map')
    expect(map).toMatch(/All events<\/h2>/)
    expect(map).toContain('href="/events/Opening"')
    await putEntry(site, 'event', 'Second')
    await expect
      .poll(async () => (await site.read('/sitemap.xml')).body)
      .toContain('/events/Second<')
  })

  it('are closed for comments until a page allows them', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT, PLACE)
    const id = await putEntry(site, 'event', 'Opening')
    const { comments } = site.services
    expect((await comments.discussion(id, () => {})).state).toBe('off')
    await putEntry(site, 'event', 'Opening', {}, { summary: { comments: 'on' } })
    expect((await comments.discussion(id, () => {})).state).toBe('open')
  })
})
