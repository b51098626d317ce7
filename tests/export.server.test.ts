import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import type { PageNode } from '#module-contract'
import { type ExportRequest, exportSite } from '../src/server/export/export-site.ts'
import { findBrokenLinks } from './support/check-links.ts'
import { describeDatabases, type OpenDatabase } from './support/databases.ts'
import { checkJsonFeed, checkXml } from './support/feed-rules/check.ts'
import { noAssets, openTestServices } from './support/services.ts'

const LIVE = 'http://127.0.0.1:3000'
const COPY = 'https://copy.example'

const node = (type: string, id: string, props: object = {}): PageNode => ({
  type,
  props: { id, ...props },
})
const text = (id: string, body: string) => node('text', id, { body })

function exportSuite(openDatabase: OpenDatabase) {
  async function open() {
    const services = await openTestServices(openDatabase)
    const { pages, shop, env } = services
    const put = async (path: string, content: PageNode[], more: Record<string, unknown> = {}) => {
      const { root = {}, ...request } = more
      const saved = await pages.save({
        path,
        document: {
          schema: 1,
          upgrades: {},
          root: { props: { title: `Page ${path}`, ...(root as object) } },
          content,
        },
        author: 't',
        publish: true,
        ...request,
      })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
    }
    const picture = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#446688' },
    })
      .png()
      .toBuffer()
    const media = await pages.media.add(picture, 'lake.png', 'A lake')
    if (!media.ok) throw new Error('no picture')
    await shop.catalog.save([
      { type: 'simple', name: 'Mug', sku: 'mug', variant: { regularPrice: 1000 } },
    ])
    await put('/', [
      node('heading', 'title', { text: 'Home', level: 'h1' }),
      node('heading', 'members', {
        text: 'For members',
        display: { conditions: [{ kind: 'signed-in' }] },
      }),
      text(
        'links',
        `<p><a href="/about#team">About</a> <a href="${LIVE}/journal">Whole</a> <a href="/shop">Shop</a> <a href="/old">Old</a> <a href="/hidden">Hidden</a> <a href="/draft">Draft</a> <a href="/media/gone/original">Gone</a> <a href="/admin">Sign in</a> <a href="mailto:a@b.example">Mail</a></p>`,
      ),
      node('image', 'picture', { image: { media: media.item.id } }),
      node('product-grid', 'products', { quickAdd: true }),
      node('search', 'search'),
    ])
    await put('/about', [text('team', '<p>We glaze bowls by the lake.</p>')])
    await put('/contact', [node('contact-form', 'form', { title: 'Write to us' })])
    await put('/hidden', [text('t', '<p>Nobody finds this.</p>')], { root: { noindex: true } })
    await put('/draft', [text('t', '<p>Not yet.</p>')], { publish: false })
    await put('/über-uns', [text('t', '<p>Grüße</p>')])
    await put('/journal', [node('post-list', 'list', { perPage: 2, filter: true })])
    for (const number of [1, 2, 3, 4, 5]) {
      await put(`/journal/post-${number}`, [text('t', `<p>Letter ${number} about kilns.</p>`)], {
        kind: 'post',
        root: { title: `Letter ${number}` },
        categories: [number % 2 ? 'Clay' : 'Fire'],
        publishedAt: number * 86_400_000,
      })
    }
    await pages.redirects.set('/old', '/about')
    await pages.redirects.set('/gone/*', '/journal/*')
    const folder = join(env.dataDir, '..', `copy-${crypto.randomUUID()}`)
    const assets = { ...noAssets, scripts: [] }
    const run = (more: Partial<ExportRequest> = {}) =>
      exportSite(services, { env, assets }, { folder, ...more })
    const done = async (more: { url?: string } = {}) => {
      const result = await run(more)
      if (!result.ok) throw new Error(result.reason)
      return result
    }
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    const has = (file: string) => existsSync(join(folder, file))
    return { services, folder, run, done, put, read, has }
  }
  /** A read-only export shared by tests. */
  let shared:
    | Promise<
        Awaited<ReturnType<typeof open>> & {
          result: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['done']>>
        }
      >
    | undefined
  const openWhole = () => {
    shared ??= open().then(async site => ({ ...site, result: await site.done() }))
    return shared
  }

  it('writes the visitors’ pages; every link and image has a file', async () => {
    const { services, folder, result, read, has } = await openWhole()
    const { problems, missing } = result
    expect(problems).toEqual([])
    expect([...missing]).toEqual([
      ['/draft', '/'],
      ['/media/gone/original', '/'],
    ])
    expect(read('index.html')).not.toContain('For members')
    expect(findBrokenLinks(folder).map(one => one.split(': ')[1])).toEqual([...missing.keys()])
    expect(read('blog/category/clay/feed.xml')).toContain('<title>Letter 5</title>')
    const home = read('index.html')
    expect(home).toContain('href="/about/#team"')
    expect(home).toContain('href="/journal/">Whole')
    expect(home).toContain('href="/about/">Old')
    expect(home).toContain(`href="${LIVE}/shop"`)
    expect(home).toContain(`href="${LIVE}/admin"`)
    expect(home).toContain(`href="${LIVE}/product/mug"`)
    expect(home).toContain('href="mailto:a@b.example"')
    for (const file of [
      'feed.xml',
      'atom.xml',
      'feed.json',
      'sitemap.xml',
      'robots.txt',
      'llms.txt',
    ]) {
      expect(has(file), file).toBe(true)
    }
    expect(has('über-uns/index.html')).toBe(true)
    const archives = await services.pages.archives.addresses()
    expect(archives.length).toBeGreaterThan(2)
    for (const { path } of archives) expect(has(`${path.slice(1)}/index.html`), path).toBe(true)
    expect(has('draft/index.html')).toBe(false)
    expect(has('shop/index.html')).toBe(false)
    expect(has('product/mug/index.html')).toBe(false)
    expect(read('hidden/index.html')).toContain('content="noindex"')
    expect(read('sitemap.xml')).not.toContain('/hidden')
    expect(read('404.html')).toContain('<h1')
    expect(statSync(join(folder, 'index.html')).mode & 0o777).toBe(0o644)
    expect(statSync(join(folder, 'about')).mode & 0o777).toBe(0o755)
  })

  it('gives each page of a list, and each filter, a path, and brings none of them by script', async () => {
    const { read } = await openWhole()
    expect(read('journal/index.html')).toContain('href="/journal/posts-page/2/"')
    expect(read('journal/posts-page/3/index.html')).toContain('Letter 1')
    expect(read('journal/posts-page/2/index.html')).toContain('href="/journal/"')
    expect(read('journal/index.html')).toContain('href="/journal/posts/fire/"')
    expect(read('journal/posts/fire/index.html')).not.toContain('Letter 5')
    expect(read('journal/index.html')).not.toMatch(/data-(paginated|swap)/)
  })

  it('leads forms to the live page, keeps no token, and runs no script that asks a server', async () => {
    const { read } = await openWhole()
    const contact = read('contact/index.html')
    expect(contact).toContain(`href="${LIVE}/contact#form"`)
    expect(contact).toContain('Open the form')
    const home = read('index.html')
    expect(home).toContain(`href="${LIVE}/#products"`)
    for (const html of [contact, home]) {
      expect(html).not.toMatch(/method="post"|name="token"|_action/i)
      expect(html).not.toMatch(/<vt-island module="(contact-form|product-grid|search)"/)
    }
    expect(home).toContain('<form class="search-form" action="/search/" method="get"')
  })

  it('says its policy in the page, and the rest for servers that read it', async () => {
    const { read } = await openWhole()
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(read('index.html'))
    expect(policy?.[1]).toContain("default-src 'self'")
    expect(policy?.[1]).not.toContain('frame-ancestors')
    expect(read('_headers')).toContain("frame-ancestors 'self'")
    expect(read('_headers')).toContain('x-content-type-options: nosniff')
  })

  it('speaks the language of the site, in its direction', async () => {
    const { services, done, read } = await open()
    await services.pages.settings.set({ locale: 'ar' })
    await done()
    expect(read('contact/index.html')).toContain('lang="ar" dir="rtl"')
    expect(read('contact/index.html')).toContain('فتح النموذج')
    expect(read('search/index.html')).toMatch(
      /<noscript><p class="notice"><a href="http:\/\/127\.0\.0\.1:3000\/search">البحث في/,
    )
    expect(read('old/index.html')).toContain('dir="rtl"')
  })

  it('leads old addresses on, as pages and as a list', async () => {
    const { read } = await openWhole()
    expect(read('old/index.html')).toContain('http-equiv="refresh" content="0; url=/about/"')
    expect(read('_redirects')).toBe('/gone/* /journal/:splat 301\n/old /about/ 301\n')
  })

  it('uses the live site as canonical URL, or the URL of the copy if set', async () => {
    const { done, read } = await open()
    await done()
    expect(read('about/index.html')).toContain(`<link rel="canonical" href="${LIVE}/about">`)
    expect(read('feed.xml')).toContain(`<link>${LIVE}/journal/post-1</link>`)
    await done({ url: COPY })
    expect(read('about/index.html')).toContain(`<link rel="canonical" href="${COPY}/about/">`)
    expect(read('journal/posts-page/2/index.html')).toContain(
      `href="${COPY}/journal/posts-page/2/"`,
    )
    expect(read('feed.xml')).toContain(`<link>${COPY}/journal/post-1/</link>`)
    expect(read('robots.txt')).toContain(`Sitemap: ${COPY}/sitemap.xml`)
    expect(read('sitemap.xml')).toContain(`<loc>${COPY}/about/</loc>`)
    checkXml('sitemap', read('sitemap.xml'))
    checkXml('rss', read('feed.xml'))
    checkXml('atom', read('atom.xml'))
    checkJsonFeed(read('feed.json'))
    for (const file of ['sitemap.xml', 'feed.xml', 'feed.json', 'about/index.html']) {
      const left =
        read(file).match(new RegExp(`${LIVE}(?!/(shop|cart|product|account))[^"<]*`, 'g')) ?? []
      expect(left, file).toEqual([])
    }
  })

  it('writes only changes and deletes only its own stale files', async () => {
    const { services, folder, done, put, has } = await open()
    const first = await done()
    expect(first.written).toBe(first.files)
    const again = await done()
    expect(again).toMatchObject({ written: 0, removed: 0, unchanged: first.files })
    writeFileSync(join(folder, 'CNAME'), 'copy.example')
    await put('/contact', [text('t', '<p>Call us.</p>')])
    const about = await services.pages.published('/about')
    await services.pages.editing.trash(about?.id ?? '')
    const last = await done()
    expect(has('about/index.html')).toBe(false)
    expect(has('about')).toBe(false)
    expect(has('CNAME')).toBe(true)
    expect(last.written).toBeLessThan(first.files / 2)
  })

  it('resumes after an interruption without partial files', async () => {
    const { folder, done, has, read } = await open()
    const first = await done()
    const list = read('.vitrine-export.json')
    // State after an interruption: one file missing in the list, one incomplete.
    const { files } = JSON.parse(list)
    const { 'about/index.html': _, ...rest } = files
    writeFileSync(join(folder, '.vitrine-export.json'), JSON.stringify({ files: rest }))
    writeFileSync(join(folder, '.vitrine-export.journal'), '"about/index.html"\n"con')
    mkdirSync(join(folder, '.vitrine-export.tmp'))
    writeFileSync(join(folder, '.vitrine-export.tmp/7'), '<!doc')
    const again = await done()
    expect(again).toMatchObject({ problems: [], files: first.files, written: 0 })
    expect(has('.vitrine-export.tmp')).toBe(false)
    expect(has('.vitrine-export.journal')).toBe(false)
  })

  it('leaves a copy that works when it is stopped before the end', async () => {
    const { services, folder, run, done, put, read } = await open()
    await done()
    const before = read('index.html')
    await services.pages.settings.set({ siteName: 'Another name' })
    await put('/new', [text('t', '<p>New.</p>')])
    await expect(
      run({
        onProgress: pages => {
          if (pages === 8) throw new Error('stopped')
        },
      }),
    ).rejects.toThrow('stopped')
    expect(read('index.html')).toBe(before)
    expect(findBrokenLinks(folder)).toHaveLength(2)
    await done()
    expect(read('index.html')).toContain('Another name')
  })

  it('refuses foreign folders and keeps conflicting files', async () => {
    const { services, run, folder, done, read } = await open()
    const reasonOf = async (folder: string) => {
      const result = await run({ folder })
      return result.ok || result.reason
    }
    mkdirSync(folder)
    writeFileSync(join(folder, 'thesis.doc'), 'mine')
    expect(await reasonOf(folder)).toBe('foreign')
    expect(await reasonOf(join(folder, 'thesis.doc'))).toBe('not-a-folder')
    expect(await reasonOf(join(services.env.dataDir, 'copy'))).toBe('inside-data')
    expect(existsSync(join(services.env.dataDir, 'copy'))).toBe(false)
    expect(await reasonOf('/proc/copy')).toBe('unwritable')
    rmSync(join(folder, 'thesis.doc'))
    await done()
    rmSync(join(folder, '.vitrine-export.json'))
    writeFileSync(join(folder, '.vitrine-export.json'), '{"files":{}}')
    writeFileSync(join(folder, 'robots.txt'), 'mine')
    const { problems } = await done()
    expect(problems).toContainEqual({ address: '/robots.txt', reason: 'in the way' })
    expect(read('robots.txt')).toBe('mine')
  })

  it('goes around a file where a folder has to be, and a folder where a file was', async () => {
    const { services, folder, done, put, read, has } = await open()
    await done()
    for (const path of ['about', 'hidden/index.html', '404.html', 'contact/index.html']) {
      rmSync(join(folder, path), { recursive: true })
    }
    writeFileSync(join(folder, 'about'), 'mine')
    for (const path of ['hidden/index.html', '404.html', 'contact/index.html']) {
      mkdirSync(join(folder, path))
    }
    const { id = '' } = (await services.pages.published('/contact')) ?? {}
    await services.pages.editing.trash(id)
    await put('/new', [text('t', '<p>New.</p>')])
    const { problems } = await done()
    expect(problems.map(({ address }) => address).sort()).toEqual([
      '/404.html',
      '/about/index.html',
      '/hidden/index.html',
    ])
    expect(read('about')).toBe('mine')
    expect(has('new/index.html')).toBe(true)
    for (const path of ['about', 'hidden', '404.html']) {
      rmSync(join(folder, path), { recursive: true })
    }
    expect(await done()).toMatchObject({ problems: [] })
    expect(has('contact/index.html'), 'of somebody else').toBe(true)
    expect(read('404.html')).toContain('<h1')
  })

  it('locks its folder and releases it for the next run', async () => {
    const { run, done, folder } = await open()
    let second: ReturnType<typeof run> | undefined
    const first = await run({
      onProgress() {
        second ??= run()
      },
    })
    expect(await second).toEqual({ ok: false, reason: 'busy' })
    expect(first).toMatchObject({ ok: true, problems: [] })
    expect(await done()).toMatchObject({ written: 0 })
    expect(statSync(join(folder, '.vitrine-export.lock')).mode & 0o777).toBe(0o644)
  })

  it('says which page failed, writes the rest, and keeps the copy of before', async () => {
    const { services, done, has, put } = await open()
    await done()
    await put('/about', [node('contact-form', 'broken')])
    const messages = vi.spyOn(services.forms, 'messages').mockRejectedValue(new Error('broken'))
    await put('/new', [text('t', '<p>New.</p>')])
    const { problems } = await done()
    messages.mockRestore()
    expect(problems.map(({ address }) => address).sort()).toEqual(['/about', '/contact'])
    expect(has('new/index.html')).toBe(true)
    expect(has('about/index.html')).toBe(true)
  })

  it('does not begin where the site has no page', async () => {
    const services = await openTestServices(openDatabase)
    const folder = join(services.env.dataDir, '..', `none-${crypto.randomUUID()}`)
    const result = await exportSite(services, { env: services.env, assets: noAssets }, { folder })
    expect(result).toEqual({ ok: false, reason: 'no-pages' })
    expect(existsSync(folder)).toBe(false)
  })
}

describeDatabases('vitrine export', exportSuite, ['sqlite'])
