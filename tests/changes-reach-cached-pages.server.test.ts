import { it, onTestFinished } from 'vitest'
import { HOUR } from '#base'
import { ensurePlaceholders } from '../src/server/adapters/placeholders.ts'
import { startFeedSite } from './doubles/feed-site.ts'
import { author, node, openCachedSites, words } from './support/cached-sites.ts'
import { describeDatabases } from './support/databases.ts'
import { headline } from './support/split-tests.ts'

const onlyOn = (id: string) => ({
  include: [{ kind: 'item' as const, of: 'page' as const, id }],
  exclude: [],
})

describeDatabases('a change reaches cached pages', openDatabase => {
  it('of popups, global blocks and templates', async () => {
    const { pages, put, draft, goesThrough, shows, hides } = await openCachedSites(openDatabase)
    const id = await put('/shows', [
      words('title', 'Shows'),
      node('layout-block', 'here', { block: 'later' }),
    ])
    const popupOf = (text: string) => [
      node('popup', 'frame', { name: 'offer', content: [words('t', text)] }),
    ]
    const popup = await draft('/b/popup', popupOf('block one'), { kind: 'block' })
    await pages.popups.set(popup, { isOn: true, conditions: onlyOn(id) })
    await goesThrough('/shows', popup, '/b/popup', popupOf, 'block')
    const off = { isOn: false, conditions: onlyOn(id) }
    await hides('/shows', 'block two', () => pages.popups.set(popup, off), { wholeSite: true })
    const on = { isOn: true, conditions: onlyOn(id) }
    await shows('/shows', 'block two', () => pages.popups.set(popup, on), { wholeSite: true })

    const blockOf = (text: string) => [words('t', text)]
    const block = await draft('/b/block', blockOf('block one'), { kind: 'block' })
    await put('/holds', [node('layout-block', 'here', { block })])
    await goesThrough('/holds', block, '/b/block', blockOf, 'block')

    const template = { part: 'footer' as const, conditions: onlyOn(id) }
    const footer = await draft('/t/footer', blockOf('template one'), { kind: 'template', template })
    await goesThrough('/shows', footer, '/t/footer', blockOf, 'template', {
      wholeSiteWhenReturned: true,
    })
    const nowhere = { part: 'footer' as const, conditions: { include: [], exclude: [] } }
    await hides('/shows', 'template two', () => pages.templates.set(footer, nowhere), {
      wholeSite: true,
    })
  })

  it('of menus, settings and variables', async () => {
    const { services, pages, put, draft, shows, hides } = await openCachedSites(openDatabase)
    const wholeSite = { wholeSite: true }
    await put('/shows', [
      words('title', 'Shows'),
      node('button', 'call', { label: 'var:phone', link: { url: '/x' } }),
    ])
    const target = await draft('/target', [words('title', 'Target')])
    const menu = (label: string) =>
      pages.menus.save({
        id: 'main',
        name: 'Main',
        location: 'header',
        items: [{ label, href: '/target' }] as never,
      })
    await menu('Entry one')
    await shows('/shows', 'Entry one', () => pages.editing.publish(target, author), wholeSite)
    await shows('/shows', 'Entry two', () => menu('Entry two'), wholeSite)
    await hides('/shows', 'Entry two', () => pages.editing.trash(target), wholeSite)
    const named = (siteName: string) => async () => {
      await pages.settings.set({ siteName })
    }
    await shows('/shows', 'Kiln and Co', named('Kiln and Co'), wholeSite)
    await hides('/shows', 'Kiln and Co', named('Clay'), wholeSite)
    const { variables } = services.designLibrary
    const phone = (text: string) => ({
      id: 'phone',
      name: 'Phone',
      value: { kind: 'text', text } as never,
    })
    await shows('/shows', '+49 30 1', () => variables.add(phone('+49 30 1')), wholeSite)
    await shows('/shows', '+49 30 2', () => variables.set(phone('+49 30 2')), wholeSite)
  })

  it('of authors, terms, posts, products, media, comments, feeds and split tests', async () => {
    const { services, pages, put, shows, hides, clock } = await openCachedSites(openDatabase)
    const feed = await startFeedSite()
    onTestFinished(() => feed.stop())

    const profile = (bio: string) => ({ name: 'Aino', role: '', bio, portrait: null, links: [] })
    const aino = await pages.authors.save(profile('Bio one'))
    if (!aino.ok) throw new Error(aino.reason)
    const post = await put('/journal/one', [words('t', 'Post one'), node('author-box', 'by')], {
      kind: 'post',
      summary: { author: 'Aino' },
      categories: ['Clay'],
    })
    await put('/list', [node('post-list', 'posts')])
    await shows('/journal/one', 'Bio two', () => pages.authors.save(profile('Bio two'), aino.id))
    const { items } = await pages.terms.list({ kind: 'post', page: 1, perPage: 10, q: '' } as never)
    const clay = items.find(one => one.name === 'Clay')
    if (!clay) throw new Error('no category')
    await shows('/list', 'Porcelain', () =>
      pages.terms.save({ ...clay, name: 'Porcelain' }, clay.id),
    )
    await hides('/list', '/journal/one', () => pages.editing.unpublish(post))
    await shows('/list', '/journal/one', () => pages.editing.publish(post, author))
    await hides('/list', '/journal/one', () => pages.editing.trash(post))
    await shows('/list', '/journal/one', () => pages.editing.restore(post))

    // The first and last product open and close the shop, which changes every page.
    await services.shop.catalog.save([
      { type: 'simple', name: 'Plate', sku: 'plate', variant: { regularPrice: 1000 } },
    ])
    await put('/grid', [node('product-grid', 'grid')])
    const product = (name: string) => () =>
      services.shop.catalog.save([
        { type: 'simple', name, sku: 'bowl', variant: { regularPrice: 1000 } },
      ])
    await shows('/grid', 'Bowl one', async () => {
      await product('Bowl one')()
    })
    const row = await services.db
      .selectFrom('products')
      .select('id')
      .where('name', '=', 'Bowl one')
      .executeTakeFirstOrThrow()
    await hides('/grid', 'Bowl one', () => services.shop.products.trash(row.id))

    await ensurePlaceholders(pages)
    await put('/picture', [node('image', 'picture', { image: { media: 'placeholder' } })])
    await shows('/picture', 'Other words', async () => {
      await pages.media.setAlt('placeholder', 'Other words')
    })

    await pages.settings.set({
      comments: { ...(await pages.settings.get()).comments, moderation: 'all' },
    } as never)
    const discussed = await put('/talk', [node('comments', 'comments')])
    const page = await services.comments.findPage(discussed)
    if (!page) throw new Error('no page')
    const comment = await services.comments.add(page, {
      name: 'Ida',
      email: 'ida@example.com',
      website: '',
      body: 'Well said',
      parentId: '',
      wantsReplies: false,
      uniqueKey: 'one',
    })
    if (!comment.ok) throw new Error(comment.reason)
    const { moderation } = services.comments
    await shows('/talk', 'Well said', () => moderation.setStatus(comment.id, 'published'))
    await hides('/talk', 'Well said', () => moderation.trash(comment.id))

    feed.says.titles = ['First']
    await put('/feed', [node('feed', 'feed', { url: `${feed.url}/feed` })])
    await shows('/feed', 'Second entry', async () => {
      feed.says.titles = ['Second entry']
      clock.advance(HOUR)
      await services.feedReader.refreshDue()
    })

    await put('/test', [
      node('split-test', 'test', {
        test: 'headline0001',
        subjects: [
          { key: 'a', name: 'A', content: [words('one', 'Subject')] },
          { key: 'b', name: 'B', content: [words('two', 'Subject')] },
        ],
      }),
    ])
    const testPage = await pages.published('/test')
    const { splitTests } = services
    const sent = 'vt-split-tests'
    await shows('/test', sent, () => splitTests.start('headline0001', testPage?.id ?? '', headline))
    await hides('/test', sent, () => splitTests.pause('headline0001', 'staff'))
    await shows('/test', sent, () => splitTests.resume('headline0001'))
    await hides('/test', sent, () => splitTests.end('headline0001', 'a'))
  })
})
