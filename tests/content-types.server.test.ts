import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

const event = {
  key: 'event',
  name: 'Events',
  singular: 'Event',
  path: '/events',
  fields: [
    { key: 'date', label: 'Date', kind: 'date-time', required: true },
    { key: 'place', label: 'Place', kind: 'text' },
    { key: 'seats', label: 'Seats', kind: 'number' },
    { key: 'form', label: 'Form', kind: 'choice', choices: ['Talk', 'Course'], multiple: true },
  ],
}

describeDatabases('content types of the owner', openDatabase => {
  async function open() {
    const site = await openSite(openDatabase)
    const owner = await signInAs(site, 'owner')
    const add = (type: object) => owner.call('POST', '/content-types', type)
    const rows = (id: string) =>
      site.services.db
        .selectFrom('page_fields')
        .selectAll()
        .where('page_id', '=', id)
        .orderBy('field')
        .orderBy('position')
        .execute()
    return { ...site, owner, add, rows }
  }

  it('are made with fields, changed, and deleted while they have no pages', async () => {
    const { owner, add } = await open()
    const made = await add(event)
    expect(made.body).toMatchObject({ id: 'event', kind: 'type:event', pages: 0, hasArchive: true })
    expect(made.body.fields[1]).toMatchObject({ key: 'place', required: false, multiple: false })
    expect((await add(event)).body.error).toBe('taken')
    expect((await add({ ...event, key: 'show' })).body.error).toBe('path-taken')
    for (const path of ['/product', '/product/lamps', '/blog/category', '/events/tag']) {
      expect((await add({ ...event, key: 'show', path })).body.error, path).toBe('path-taken')
    }
    for (const path of ['/search', '/cart', '/checkout', '/order-received', '/404']) {
      expect((await add({ ...event, key: 'show', path })).body.error, path).toBe('path-reserved')
    }
    for (const path of ['/newsletter/confirm', '/comments/unsubscribe']) {
      const unseen = await owner.call('POST', '/pages', { kind: 'page', path, title: 'Unseen' })
      expect(unseen.body.error, path).toBe('bad-path')
    }
    const twice = [event.fields[0], event.fields[0]]
    expect((await add({ ...event, key: 'a', path: '/a', fields: twice })).body.error).toBe(
      'same-fields',
    )
    const likeCode = [{ ...event.fields[1], key: 'constructor' }]
    for (const wrong of [
      { key: 'A b' },
      { path: 'events' },
      { path: '/admin/x' },
      { name: ' ' },
      { fields: likeCode },
    ]) {
      expect(
        (await add({ ...event, key: 'x', path: '/x', ...wrong })).status,
        JSON.stringify(wrong),
      ).toBe(422)
    }
    const page = await owner.call('POST', '/pages', {
      kind: 'type:event',
      path: '/events/opening',
      title: 'Opening',
    })
    expect(page.status).toBe(200)
    expect((await owner.call('DELETE', '/content-types/event')).body.error).toBe('has-pages')
    const changed = await owner.call('PATCH', '/content-types/event', { name: 'What is on' })
    expect(changed.body).toMatchObject({ name: 'What is on', key: 'event', pages: 1 })
    expect((await owner.call('PATCH', '/content-types/event', { key: 'other' })).status).toBe(404)
    expect((await owner.call('DELETE', '/content-types/none')).status).toBe(404)
  })

  it('have draft values until published, which then sort lists', async () => {
    const { owner, add, rows, services } = await open()
    await add(event)
    const { body: page } = await owner.call('POST', '/pages', {
      kind: 'type:event',
      path: '/events/opening',
      title: 'Opening',
    })
    const fill = (fields: object) => owner.call('PATCH', `/pages/${page.id}`, { fields })
    const empty = await fill({ place: 'Oslo', date: '', seats: 'many' })
    expect(empty.status).toBe(422)
    expect(empty.body.problems).toMatchObject([
      { path: '/fields/date', message: 'value-missing' },
      { path: '/fields/seats', message: 'value-invalid' },
    ])
    const fields = { date: '2027-02-28T19:30', place: 'Oslo', seats: 12, form: ['Talk', 'Course'] }
    expect((await fill({ ...fields, other: 'x' })).body.fields).toEqual(fields)
    expect(await rows(page.id)).toEqual([])
    await owner.call('POST', `/pages/${page.id}/publish`, {})
    expect((await rows(page.id)).map(row => [row.field, row.text_value, row.number_value])).toEqual(
      [
        ['type:event/date', '2027-02-28T19:30', null],
        ['type:event/form', 'Talk', null],
        ['type:event/form', 'Course', null],
        ['type:event/place', 'Oslo', null],
        ['type:event/seats', '', 12],
      ],
    )
    const live = await services.pages.publishedById(page.id)
    expect(live?.document.root.props.fields).toEqual(fields)

    // Values that do not fit the field's new type are hidden, and reappear with the old type.
    const [date, place, seats, form] = event.fields
    const kinds = (kind: string) => ({ fields: [date, { ...place, kind }, seats, form] })
    await owner.call('PATCH', '/content-types/event', kinds('number'))
    expect((await rows(page.id)).map(row => row.field)).not.toContain('type:event/place')
    const asked = async () => (await owner.call('GET', `/pages/${page.id}`)).body.fields
    const { place: _, ...fitting } = fields
    expect(await asked()).toEqual(fitting)
    expect((await fill({ ...(await asked()), seats: 13 })).status).toBe(200)
    await owner.call('PATCH', '/content-types/event', kinds('text'))
    expect(await asked()).toEqual({ ...fields, seats: 13 })
    expect((await rows(page.id)).map(row => row.field)).toContain('type:event/place')

    await owner.call('POST', `/pages/${page.id}/unpublish`, {})
    expect(await rows(page.id)).toEqual([])
  })

  it('refuse days that are none, choices that are not offered and kinds that do not exist', async () => {
    const { owner, add } = await open()
    await add(event)
    const { body: page } = await owner.call('POST', '/pages', {
      kind: 'type:event',
      path: '/events/a',
      title: 'A',
    })
    const statusOf = async (fields: object) =>
      (await owner.call('PATCH', `/pages/${page.id}`, { fields })).status
    expect(await statusOf({ date: '2027-02-30T10:00' })).toBe(422)
    expect(await statusOf({ date: '2028-02-29T10:00', form: ['Party'] })).toBe(422)
    expect(await statusOf({ date: '2028-02-29T10:00', seats: Number.MAX_VALUE })).toBe(200)
    const kind = { kind: 'type:', path: '/x', title: 'X' }
    expect((await owner.call('POST', '/pages', kind)).status).toBe(422)
    const none = await owner.call('POST', '/pages', { ...kind, kind: 'type:none' })
    expect(none.body.error).toBe('no-such-type')
    const turned = await owner.call('PATCH', `/pages/${page.id}`, { kind: 'type:none' })
    expect(turned.body.error).toBe('no-such-type')
  })

  it('are the settings of owners; editors fill them, authors only look', async () => {
    const site = await open()
    await site.add(event)
    const editor = await signInAs(site, 'editor')
    const author = await signInAs(site, 'author')
    expect((await editor.call('POST', '/content-types', { ...event, key: 'b' })).status).toBe(403)
    expect((await author.call('GET', '/content-types')).body.items).toHaveLength(1)
    const page = { kind: 'type:event', path: '/events/by-role', title: 'By role' }
    expect((await author.call('POST', '/pages', page)).status).toBe(403)
    expect((await editor.call('POST', '/pages', page)).status).toBe(200)
  })
})
