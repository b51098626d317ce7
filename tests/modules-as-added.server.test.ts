import { expect, it } from 'vitest'
import { node, pageDocument } from '#pages/schema'
import { fittingPosition } from '../src/builder/document/fitting-position.ts'
import { startOf } from '../src/builder/insert/start-of.ts'
import { ensurePlaceholders } from '../src/server/adapters/placeholders.ts'
import { textsIn } from './support/builder-texts.ts'
import { describeDatabases } from './support/databases.ts'
import { modules, registry } from './support/modules.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

/** Only inside other modules, or in templates. */
const PARTS = new Set(['column', 'header', 'popup'])
/** Modules without size: a counter of visits, a block without selection, and parts of an empty cart. */
const INVISIBLE = new Set([
  ...['tracking-goal', 'layout-block', 'cart-coupon', 'cart-notes', 'cart-totals'],
])

/** A module as the palette adds it to an empty page. */
function added(type: string, locale: 'en' | 'de') {
  const start = { type, props: { ...startOf(registry, type, textsIn(locale)), id: `new-${type}` } }
  let count = 0
  const unique = JSON.parse(JSON.stringify(start), (key, value) =>
    key === 'props' && value.id !== `new-${type}`
      ? { ...value, id: `${type}-inner-${++count}` }
      : value,
  )
  const { node: placed } = fittingPosition(modules, [], undefined, unique)
  return { ...placed, props: { ...placed.props, id: `place-${type}` } }
}

/** Whether anything is visible or interactive. */
const isSeen = (html: string) =>
  /<(img|svg|hr|input|button|video|audio)\b/.test(html) ||
  html.replace(/<(script|template|style)[\s\S]*?<\/\1>|<[^>]*>/g, '').trim() !== ''

describeDatabases('modules as they are added', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    const put = async (path: string, type: string) => {
      const document = pageDocument({ title: 'Page' }, [
        node('heading', 'words', { text: 'The rest of the page' }),
        node(type, 'added'),
      ])
      const saved = await services.pages.save({ path, document, author: 't', publish: true })
      if (!saved.ok) throw new Error(saved.reason)
      return app.inject(path)
    }
    return { services, app, put }
  }

  it('a product without a choice leaves the rest of the page, and a product URL without a product is not found', async () => {
    const { app, put } = await open()
    const { statusCode, body } = await put('/page', 'product')
    expect(statusCode).toBe(200)
    expect(body).toContain('The rest of the page')
    expect((await app.inject('/product/nothing')).statusCode).toBe(404)
  })

  it('a list of cookies links to settings only where visitors are asked', async () => {
    const { services, app, put } = await open()
    expect((await put('/cookies', 'cookie-list')).body).not.toContain('href="#cookie-settings"')
    const { consent } = await services.pages.settings.get()
    await services.pages.settings.set({ consent: { ...consent, enabled: true } })
    const document = pageDocument({ title: 'Film' }, [
      node('video', 'film', { url: 'https://vimeo.com/76979871' }),
    ])
    await services.pages.save({ path: '/film', document, author: 't', publish: true })
    await expect
      .poll(async () => (await app.inject('/cookies')).body, { timeout: 10_000 })
      .toContain('href="#cookie-settings"')
  })

  it.each(['en', 'de'] as const)(
    'shows something of every module, or leaves it out (%s)',
    async locale => {
      const { services, app } = await open()
      await ensurePlaceholders(services.pages)
      const types = [...modules.keys()].filter(type => !PARTS.has(type))
      // Two pages, because a page loads the data of a limited number of modules.
      const half = Math.ceil(types.length / 2)
      for (const [path, some] of [
        ['/first', types.slice(0, half)],
        ['/second', types.slice(half)],
      ] as const) {
        const document = pageDocument({ title: 'All' }, [
          node('heading', 'first', { text: 'First' }),
          ...some.flatMap(type => [added(type, locale), node('divider', `after-${type}`)]),
        ])
        const saved = await services.pages.save({
          path,
          document,
          author: 't',
          publish: true,
        })
        expect(saved.ok, JSON.stringify(saved)).toBe(true)
        const { body, statusCode } = await app.inject(path)
        expect(statusCode).toBe(200)
        const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
        const empty = some.filter((type, index) => {
          const from = main.indexOf(`id="place-${type}"`)
          if (from < 0) return false
          const html = main.slice(from, main.indexOf(`id="after-${some[index]}"`))
          return !isSeen(html.slice(html.indexOf('>') + 1, html.lastIndexOf('<')))
        })
        expect(empty.filter(type => !INVISIBLE.has(type))).toEqual([])
        // Nothing that waits for the owner's choice.
        expect(main).not.toMatch(/id="place-(image|gallery|video|code|audio|group|section)"/)
      }
    },
  )

  it('shows a drawing for a product without images, and tells search engines of none', async () => {
    const { services, app, put } = await open()
    await ensurePlaceholders(services.pages)
    const variant = { regularPrice: 1000 }
    await services.shop.catalog.save([{ type: 'simple', name: 'Plain', sku: 'P', variant }])
    const list = (await put('/list', 'product-grid')).body
    const drawing =
      /<img src="\/media\/placeholder-plain\/original"[^>]*style="background-color:color-mix\(/
    expect(list).toMatch(drawing)
    const template = { path: '/product', kind: 'template' as const, author: 't', publish: true }
    const document = pageDocument({ title: 'Product' }, [node('product', 'product')])
    await services.pages.save({ ...template, document })
    const page = (await app.inject('/product/plain')).body
    expect(page).toMatch(drawing)
    const [, jsonLd = ''] =
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page) ?? []
    expect(jsonLd).toContain('Plain')
    expect(jsonLd).not.toContain('placeholder')
  })
})
