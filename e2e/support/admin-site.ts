import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type APIRequestContext, request } from '@playwright/test'
import type { Site } from '../../bench/site.ts'
import { change, firstOf } from './admin-api.ts'
import { placeOrders, sendEnquiry } from './fill-site.ts'

/** Data for the screenshots. */
export interface Filled {
  /** Newest first. */
  orders: { id: string; status: string }[]
  /** A page with a draft. */
  about: string
  idOf(list: string, query?: string): Promise<string>
}

const DAY = 86_400_000

/** Adds work to a demo site: orders in every status, messages, a draft, an invitation. */
export async function fillSite(site: Site, staff: APIRequestContext): Promise<Filled> {
  const visitor = () => request.newContext({ baseURL: site.url })
  await placeOrders(visitor, ['espresso-cup', 'milk-jug'], 18)
  const writer = await visitor()
  for (const [name, message] of [
    ['Ida Berg', 'Does the milk jug stand the dishwasher? Mine would see it every day.'],
    ['Kerttu Mäkelä', 'A bowl for forty people, glazed celadon, for a wedding in May.'],
    ['Tom Ashworth', 'Do you repair a cracked teapot? It was my grandmother’s.'],
  ] as const) {
    await sendEnquiry(writer, { name, message })
  }
  await writer.dispose()
  const listed = await staff.get('/api/admin/orders?perPage=50')
  const { items: orders } = (await listed.json()) as { items: Filled['orders'] }
  for (const { id, status } of orders.slice(4)) {
    if (status === 'on-hold') {
      await change(staff, `/orders/${id}/status`, { status: 'processing', notify: true })
    }
  }
  for (const { id } of orders.slice(7)) {
    await change(staff, `/orders/${id}/status`, { status: 'completed', notify: true })
  }
  spreadOverDays(site)
  await change(staff, '/redirects', { from: '/teapots', to: '/shop', status: 301 })
  await change(staff, '/redirects', { from: '/about-us', to: '/about', status: 308 })
  const { id: gone } = await change<{ id: string }>(staff, '/pages', {
    path: '/old-opening-hours',
    title: 'Old opening hours',
  })
  await change(staff, `/pages/${gone}`, {}, 'DELETE')
  await addWorkshops(staff)
  await addNewsletter(staff)
  for (const name of ['Thrown', 'Wood-fired']) await change(staff, '/tags', { name })
  await addShopWork(staff)
  await change(staff, '/users/invitations', {
    email: 'helene@example.com',
    name: 'Helene Moreau',
    role: 'editor',
  })
  const idOf = async (list: string, query = '') =>
    encodeURIComponent((await firstOf(staff, `/${list}${query}`)).id)
  const about = await idOf('pages', '?q=about')
  const draft = (await (await staff.get(`/api/admin/pages/${about}`)).json()) as {
    version: number
    document: { root: { props: { title: string } } }
  }
  draft.document.root.props.title = 'The studio by the river'
  const { document, version } = draft
  await change(staff, `/pages/${about}/draft`, { document, version }, 'PUT')
  return { orders, about, idOf }
}

/** A discount, gift cards, a tax rate and a manufacturer. */
async function addShopWork(staff: APIRequestContext) {
  await change(staff, '/discounts', { code: 'SPRING', type: 'percent', percent: 1000 })
  await change(staff, '/gift-cards', { amount: 5000, recipientEmail: 'ida@example.com' })
  await change(staff, '/gift-cards', { amount: 2500, message: 'Happy birthday!' })
  await change(staff, '/tax-rates', {
    ...{ country: 'SE', state: '', postcodes: [], cities: [], compound: false, shipping: true },
    ...{ taxClass: '', position: 1, name: 'Moms', ppm: 250_000, priority: 1 },
  })
  await change(staff, '/manufacturers', { name: 'Atelier Nord', contact: 'info@nord.example' })
}

/** A list with subscribers, a sent and a drafted campaign. */
async function addNewsletter(staff: APIRequestContext) {
  const { id: listId } = await change(staff, '/newsletter-lists', { name: 'Letters from the kiln' })
  await staff.post(`/api/admin/newsletter-subscribers/import?list=${listId}&consent=Spring+fair`, {
    headers: { 'content-type': 'text/csv' },
    data: 'email,first name\nida@example.com,Ida\nkerttu@example.com,Kerttu\ntom@example.com,Tom\n',
  })
  const body = '<p>The first boats are on the river, and <a href="/shop">the shop</a> is full.</p>'
  const content = [
    { type: 'heading', props: { id: 'title', text: 'Spring at the studio' } },
    { type: 'text', props: { id: 'text', body } },
  ]
  const document = { schema: 1, upgrades: {}, root: { props: { title: 'A newsletter' } }, content }
  for (const [subject, isSent] of [
    ['Spring at the studio', true],
    ['Glazing days in May', false],
  ] as const) {
    const path = `/parts/${subject.toLowerCase().replaceAll(' ', '-')}`
    const block = { kind: 'block', path, title: subject, document }
    const { id: pageId } = await change(staff, '/pages', block)
    const campaign = { subject, listId, pageId, measures: true }
    const { id } = await change(staff, '/newsletter-letters', campaign)
    if (isSent) await change(staff, `/newsletter-letters/${id}/schedule`)
  }
}

/** A custom content type with a page. */
async function addWorkshops(staff: APIRequestContext) {
  await change(staff, '/content-types', {
    key: 'workshop',
    name: 'Workshops',
    singular: 'Workshop',
    path: '/workshops',
    description: 'Days at the wheel, for beginners and for others.',
    fields: [
      { key: 'date', label: 'Date', kind: 'date-time', required: true },
      { key: 'place', label: 'Place', kind: 'text', help: 'Such as “By the kiln”.' },
      { key: 'level', label: 'Level', kind: 'choice', choices: ['Beginners', 'Advanced'] },
      { key: 'seats', label: 'Seats', kind: 'number' },
    ],
    order: { by: 'field:date', direction: 'asc' },
    describedAs: { kind: 'event', start: 'date', end: '', place: 'place' },
  })
  const kind = 'type:workshop'
  const path = '/workshops/a-day-at-the-wheel'
  const { id } = await change(staff, '/pages', { kind, path, title: 'A day at the wheel' })
  const fields = { date: '2027-03-06T10:00', place: 'By the river', level: 'Beginners', seats: 8 }
  await change(staff, `/pages/${id}`, { fields }, 'PATCH')
}

/** Spreads creation times over weeks. */
function spreadOverDays({ dataDir }: Site) {
  const database = new DatabaseSync(join(dataDir, 'vitrine.db'))
  database.exec('pragma busy_timeout = 5000')
  for (const [table, apart] of [
    ['orders', 1.6],
    ['submissions', 4],
  ] as const) {
    const rows = database.prepare(`select id from ${table} order by created_at desc`).all()
    const move = database.prepare(`update ${table} set created_at = created_at - ? where id = ?`)
    const moveEvents = database.prepare(
      'update order_events set created_at = created_at - ? where order_id = ?',
    )
    for (const [index, { id }] of rows.entries()) {
      const by = Math.round((index * apart + ((index * 7) % 3) * 0.21) * DAY)
      move.run(by, String(id))
      if (table === 'orders') moveEvents.run(by, String(id))
    }
  }
  database.close()
}
