import { expect, it } from 'vitest'
import { chooseTemplates, type TemplateCondition, type TemplateRule } from '#pages/schema'
import { EVENT, PLACE, put, putEntry, saveTypes, typeOf } from './support/content-types.ts'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('content types on the site', openDatabase => {
  it('have templates for all entries, for a category, a single one and their lists', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT, PLACE)
    const opening = await putEntry(site, 'event', 'Opening', {}, { categories: ['Fun'] })
    await putEntry(site, 'event', 'Second', {}, { categories: ['Fun'] })
    await putEntry(site, 'event', 'Third')
    await putEntry(site, 'place', 'Barn')
    const [fun] = await site.services.pages.content.listTerms('type:event', 'category')
    const frame = (text: string, condition: TemplateCondition) =>
      put(site, `/templates/${text}`, [{ type: 'heading', props: { id: 'h', text } }], {
        kind: 'template',
        template: { part: 'body', conditions: { include: [condition], exclude: [] } },
      })
    await frame('every', { kind: 'all', of: 'type:event' })
    await frame('category', { kind: 'category', of: 'type:event', id: fun?.id ?? '' })
    await frame('single', { kind: 'item', of: 'type:event', id: opening })
    await frame('listed', { kind: 'archive', of: 'type:event' })
    const said = async (path: string) =>
      /heading-text">([^<]*)</.exec((await site.read(path)).body)?.[1]
    expect(await said('/events/Opening')).toBe('single')
    expect(await said('/events/Second')).toBe('category')
    expect(await said('/events/Third')).toBe('every')
    expect(await said('/events')).toBe('listed')
    expect(await said('/places/Barn'), 'another type').toBeUndefined()
  })

  it('are offered for menus, with their lists', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT)
    await putEntry(site, 'event', 'Opening')
    const browser = await signInAs(site, 'owner')
    const targets = async (q: string) =>
      (await browser.call('GET', `/menus/targets?q=${q}`)).body.items
    expect(await targets('openi')).toEqual([
      { kind: 'type:event', kindName: 'All events', name: 'Opening', path: '/events/Opening' },
    ])
    expect(await targets('all%20ev')).toEqual([
      { kind: 'archive', name: 'All events', path: '/events' },
    ])
  })

  it('are available in the builder with the values of the shown page', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT, PLACE)
    const id = await putEntry(site, 'event', 'Opening', { seats: 1 })
    await putEntry(site, 'event', 'Opening', { seats: 2 }, { publish: false })
    const browser = await signInAs(site, 'owner')
    const { body } = await browser.call('GET', `/builder?page=${id}`)
    expect(body.page).toEqual({ id, path: '/events/Opening', kind: 'type:event' })
    expect(body.values.fields).toEqual({ seats: { kind: 'number', value: 2 } })
    expect(body.contentTypes.map(({ kind }: { kind: string }) => kind)).toEqual([
      'type:event',
      'type:place',
    ])
    expect(body.main, 'what stands around its content').toContain('Opening')
    const list = { type: 'field-list', props: { id: 'list' } }
    const page = { id, path: '/events/Opening' }
    const data = await browser.call('POST', '/builder/data', { page, nodes: [list] })
    expect(data.body.data.list.rows).toMatchObject([{ key: 'seats', fact: { value: 2 } }])
    const template = await put(site, '/templates/events', [], {
      kind: 'template',
      template: {
        part: 'body',
        conditions: { include: [{ kind: 'archive', of: 'type:event' }], exclude: [] },
      },
    })
    const around = await browser.call('GET', `/builder?page=${template}`)
    expect(around.body.page).toMatchObject({ path: '/events', kind: 'type:event' })
  })

  it('give way to a page at their address, and stay while they have entries', async () => {
    const site = await openSite(openDatabase)
    const { pages } = site.services
    await saveTypes(site, EVENT)
    await putEntry(site, 'event', 'Opening')
    await put(site, '/events', [{ type: 'heading', props: { id: 'h', text: 'By hand' } }])
    expect((await site.read('/events')).body).toContain('By hand')
    expect((await site.read('/events/category/none')).statusCode).toBe(404)
    expect(await pages.contentTypes.delete('event')).toMatchObject({ reason: 'has-pages' })
    expect((await pages.contentTypes.save(typeOf('other', [], { path: '/events' }))).ok).toBe(false)
    const saved = await pages.save({
      path: '/events/category/mine',
      document: { schema: 1, upgrades: {}, root: { props: { title: 'Mine' } }, content: [] },
      author: 't',
      publish: true,
    })
    expect(saved, 'where the lists by category are').toMatchObject({ reason: 'bad-path' })
  })

  it('lead on from where their lists were; entries stay where they are', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT)
    await putEntry(site, 'event', 'Opening', {}, { categories: ['Fun'] })
    const { contentTypes } = site.services.pages
    const answerOf = async (path: string) => {
      const { statusCode, headers } = await site.read(path)
      return [statusCode, headers.location]
    }
    expect((await contentTypes.save({ ...EVENT, path: '/shows' }, 'event')).ok).toBe(true)
    await expect.poll(() => answerOf('/events')).toEqual([301, '/shows'])
    expect(await answerOf('/events/category/fun')).toEqual([301, '/shows/category/fun'])
    expect((await answerOf('/shows/category/fun'))[0]).toBe(200)
    expect((await answerOf('/events/Opening'))[0]).toBe(200)
    expect((await contentTypes.save(EVENT, 'event')).ok).toBe(true)
    await expect.poll(() => answerOf('/shows')).toEqual([301, '/events'])
    expect((await answerOf('/events'))[0]).toBe(200)
  })

  it('show the right entries and counts after a field changed', async () => {
    const site = await openSite(openDatabase)
    const { pages, db } = site.services
    await saveTypes(site, EVENT)
    const id = await putEntry(site, 'event', 'Opening', { date: '2027-03-01T19:30', seats: 3 })
    const counts = async () => {
      const lists = db.selectFrom('page_lists').selectAll().where('pages', '>', 0)
      return (await lists.orderBy('id').execute()).map(row => `${row.id} ${row.pages}`)
    }
    expect(await counts()).toEqual(['type:event 1', 'type:event/date 1', 'type:event/seats 1'])
    const fields = EVENT.fields.map(field =>
      field.key === 'date' ? { ...field, kind: 'number' as const } : field,
    )
    expect((await pages.contentTypes.save({ ...EVENT, fields }, 'event')).ok).toBe(true)
    expect(await counts()).toEqual(['type:event 1', 'type:event/seats 1'])
    expect((await site.read('/events')).body).toContain('Opening')
    expect((await pages.contentTypes.save(EVENT, 'event')).ok).toBe(true)
    expect(await counts(), 'and back').toContain('type:event/date 1')
    await pages.editing.trash(id)
    expect(await counts()).toEqual([])
  })
})

it('takes no entry for one of another type', () => {
  const rule = (id: string, of: 'type:event' | 'type:event-place'): TemplateRule => ({
    ...{ id, name: id, changedAt: 0, isPublished: true, part: 'body' },
    conditions: { include: [{ kind: 'all', of }], exclude: [] },
  })
  const facts = { id: 'x', places: new Set<never>(), terms: new Map(), language: 'en' }
  const chosen = chooseTemplates([rule('a', 'type:event'), rule('b', 'type:event-place')], {
    ...facts,
    kind: 'type:event-place',
    isSignedIn: false,
  })
  expect(chosen.body.chosen?.template.id).toBe('b')
})
