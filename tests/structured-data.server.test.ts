import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { ANY_DATABASE, describeDatabases } from './support/databases.ts'
import { documentOf } from './support/render.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

/**
 * Required properties by Google
 * (developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url'],
  LocalBusiness: ['name', 'address'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Article: ['headline'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Product: ['name', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Event: ['name', 'startDate', 'location'],
  Place: ['address'],
  PostalAddress: [],
  OpeningHoursSpecification: ['opens', 'closes'],
}

type Thing = Record<string, unknown>

/** All objects in all scripts at any depth. Throws on errors that Google would report. */
function thingsOf(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  const things: Thing[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const thing = value as Thing
    const type = thing['@type']
    if (typeof type === 'string') {
      const required = REQUIRED[type]
      if (!required) throw new Error(`nothing is known of ${type}`)
      const missing = required.filter(name => thing[name] === undefined || thing[name] === '')
      if (missing.length > 0) throw new Error(`${type} without ${missing.join(', ')}`)
      things.push(thing)
    }
    Object.values(thing).forEach(visit)
  }
  for (const [, json = ''] of scripts) {
    const parsed = JSON.parse(json)
    expect(parsed['@context']).toBe('https://schema.org')
    visit(parsed)
  }
  return things
}

describeDatabases(
  'structured data',
  openDatabase => {
    async function open() {
      const services = await openTestServices(openDatabase)
      const app = await buildTestApp(services)
      const publish = async (path: string, nodes: PageNode[] = [], more: object = {}) => {
        const document = documentOf(nodes)
        document.root.props = { ...document.root.props, title: 'A & B </script>' }
        const page = { path, document, author: 'test', publish: true, ...more }
        const saved = await services.pages.save(page)
        if (!saved.ok) throw new Error(saved.reason)
      }
      const thingsAt = async (path: string) => thingsOf((await app.inject(path)).body)
      const find = async (path: string, type: string) =>
        (await thingsAt(path)).filter(thing => thing['@type'] === type)
      return { services, app, publish, thingsAt, find }
    }

    it('the home page describes the site and its search', async () => {
      const { services, publish, thingsAt, find } = await open()
      await publish('/')
      await publish('/other')
      const [organization] = await find('/', 'Organization')
      expect(organization).toMatchObject({
        '@id': 'http://127.0.0.1:3000/#organization',
        name: 'My site',
      })
      const [action] = await find('/', 'SearchAction')
      expect(action?.target).toMatchObject({
        urlTemplate: 'http://127.0.0.1:3000/search?q={search_term_string}',
      })
      expect(await thingsAt('/other')).toEqual([])
      const place = { street: '1 Example Street', city: 'Example Town', country: 'DE' }
      const set = (organization: object) =>
        services.pages.settings.set({ organization } as never).then(expectOk)
      const all = { legalName: 'A Ltd', phone: '+49 30 1', postalCode: '10115', region: '' }
      const more = { profiles: ['https://social.example/a'], hours: [] }
      // A place needs an address.
      await set({ ...all, ...more, kind: 'Store', street: '', city: '', country: '' })
      // Settings changes reach every page within a second.
      await expect
        .poll(() => find('/', 'Organization'))
        .toMatchObject([
          { legalName: 'A Ltd', sameAs: ['https://social.example/a'], telephone: '+49 30 1' },
        ])
      const days = ['Monday', 'Tuesday']
      await set({
        ...{ ...all, ...more, ...place, kind: 'LocalBusiness' },
        hours: [{ days, opens: '09:00', closes: '17:30' }],
      })
      await expect
        .poll(() => find('/', 'LocalBusiness'))
        .toMatchObject([
          {
            address: { streetAddress: '1 Example Street', addressCountry: 'DE' },
            openingHoursSpecification: [
              { dayOfWeek: days.map(day => `https://schema.org/${day}`), opens: '09:00' },
            ],
          },
        ])
    })

    it('a post is an article of its author, or of the site', async () => {
      const { publish, find } = await open()
      await publish('/blog/a', [], { kind: 'post', summary: { author: 'Ada', excerpt: 'Short' } })
      await publish('/blog/b', [], { kind: 'post' })
      expect(await find('/blog/a', 'Article')).toMatchObject([
        {
          headline: 'A & B </script>',
          author: { '@type': 'Person', name: 'Ada' },
          publisher: { name: 'My site' },
          image: expect.stringContaining('http://127.0.0.1:3000/social/'),
        },
      ])
      expect(await find('/blog/b', 'Article')).toMatchObject([{ author: { name: 'My site' } }])
    })

    it('questions, breadcrumbs, events and products have the required properties', async () => {
      const { services, publish, thingsAt } = await open()
      await publish('/shop')
      await publish('/shop/page', [
        {
          type: 'faq',
          props: { id: 'faq', items: [{ question: 'Q?', answer: '<p>A.</p>' }] },
        },
        { type: 'breadcrumbs', props: { id: 'trail' } },
        {
          type: 'countdown',
          props: { id: 'count', endsAt: Date.UTC(2031, 0, 1), eventName: 'Fair', place: 'Hall' },
        },
        {
          type: 'countdown',
          props: { id: 'none', endsAt: Date.UTC(2031, 0, 1), eventName: 'Fair' },
        },
      ])
      await publish('/product', [{ type: 'product', props: { id: 'p' } }], { kind: 'template' })
      await services.shop.catalog.save([
        { type: 'simple', name: 'Bowl', slug: 'bowl', variant: { regularPrice: 100 } },
      ])
      const types = (things: Thing[]) => things.map(thing => thing['@type'])
      const page = await thingsAt('/shop/page')
      expect(types(page)).toEqual(
        expect.arrayContaining(['FAQPage', 'Question', 'BreadcrumbList', 'Event', 'Place']),
      )
      expect(page.filter(thing => thing['@type'] === 'Event')).toMatchObject([
        { startDate: '2031-01-01T00:00:00.000Z', location: { name: 'Hall', address: 'Hall' } },
      ])
      expect(types(await thingsAt('/product/bowl'))).toEqual(
        expect.arrayContaining(['Product', 'Offer']),
      )
    })

    it('titles and descriptions follow the patterns of their kind', async () => {
      const { services, app, publish } = await open()
      await publish('/page')
      await publish('/blog/a', [], { kind: 'post', summary: { excerpt: 'Short' } })
      const read = async (path: string) => {
        const { body } = await app.inject(path)
        return {
          title: /<title>(.*?)<\/title>/.exec(body)?.[1],
          description: /<meta name="description" content="(.*?)">/.exec(body)?.[1],
          shared: /<meta property="og:title" content="(.*?)">/.exec(body)?.[1],
        }
      }
      const title = 'A &amp; B &lt;/script&gt;'
      expect(await read('/page')).toEqual({ title: `${title} – My site`, shared: title })
      const none = { page: '', post: '', project: '', product: '', archive: '' }
      await services.pages.settings
        .set({
          titlePatterns: { ...none, post: '{site} | {title}' },
          descriptionPatterns: { ...none, post: '{excerpt} – {site}' },
        })
        .then(expectOk)
      await expect
        .poll(() => read('/blog/a'))
        .toEqual({
          title: `My site | ${title}`,
          description: 'Short – My site',
          shared: title,
        })
      expect(await read('/page')).toMatchObject({ title: `${title} – My site` })
      expect(
        await services.pages.settings.set({ titlePatterns: { ...none, page: '{site}' } }),
      ).toMatchObject({ ok: false })
    })
  },
  ANY_DATABASE,
)

function expectOk(answer: { ok: boolean }) {
  expect(answer).toMatchObject({ ok: true })
}
