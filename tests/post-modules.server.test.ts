import { expect, it } from 'vitest'
import type { PageKind } from '#pages/schema'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

const types = ['post-title', 'post-meta', 'post-navigation', 'related-posts']
const content = types.map(type => ({ type, props: { id: type } }))
const document = (title: string) => ({
  schema: 1,
  upgrades: {},
  root: { props: { title } },
  content,
})

type Site = Awaited<ReturnType<typeof openSite>>

async function put(site: Site, name: string, categories: string[], kind: PageKind = 'project') {
  site.clock.advance(60_000)
  const saved = await site.services.pages.save({
    path: `/${kind}/${name}`.toLowerCase(),
    kind,
    document: document(name),
    summary: { excerpt: `About ${name}`, author: 'The potter' },
    categories,
    tags: [`Tag ${name}`],
    author: 't',
    publish: true,
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return saved.id
}

async function read(site: Site, path: string) {
  const { body } = await site.read(path)
  const part = (type: string) => {
    const html = body.split(`<div id="${type}"`)[1] ?? ''
    return html.split(/<div id="(?:post|related)-/)[0]?.split('</main>')[0] ?? ''
  }
  return Object.fromEntries(types.map(type => [type, part(type)])) as Record<string, string>
}
const hrefs = (html = '') => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describeDatabases('modules of a project’s page', openDatabase => {
  it('show the current page, its neighbors and related pages', async () => {
    const site = await openSite(openDatabase)
    for (const [name, category] of [
      ['A', 'Cups'],
      ['B', 'Bowls'],
      ['C', 'Cups'],
      ['D', 'Bowls'],
      ['E', 'Bowls'],
    ] as const) {
      await put(site, name, [category])
    }
    await put(site, 'Post', ['Cups'], 'post')
    const c = await read(site, '/project/c')
    expect(c['post-title']).toContain('<h1 class="post-title-text">C</h1>')
    for (const text of ['Cups', 'About C']) expect(c['post-title']).toContain(text)
    for (const text of ['January 4, 2027', 'The potter', 'Cups']) {
      expect(c['post-meta']).toContain(text)
    }
    expect(c['post-meta']).not.toContain('Tag C')
    expect(hrefs(c['post-navigation'])).toEqual(['/project/b', '/project/d'])
    expect(hrefs(c['related-posts'])).toEqual(['/project/a', '/project/e', '/project/d'])
    expect(hrefs((await read(site, '/project/e'))['post-navigation'])).toEqual(['/project/d'])
    const post = await read(site, '/post/post')
    expect([hrefs(post['post-navigation']), hrefs(post['related-posts'])]).toEqual([[], []])
    await put(site, 'Page', [], 'page')
    const page = await read(site, '/page/page')
    expect([hrefs(page['post-navigation']), hrefs(page['related-posts'])]).toEqual([[], []])
    expect(page['post-title']).toContain('Page')
  })

  it('show a draft as it is being worked on, in the preview and in the builder', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    await put(site, 'Other', ['Cups'])
    const id = await put(site, 'Old', ['Cups'])
    await editor.call('PATCH', `/pages/${id}`, { title: 'Reworked' })
    const { body } = await editor.call('POST', '/builder/data', {
      page: { id, path: '/project/old' },
      nodes: content,
    })
    expect(body.data['post-title']).toMatchObject({ title: 'Reworked', excerpt: 'About Old' })
    expect(body.data['post-meta'].categories).toMatchObject([{ name: 'Cups' }])
    expect(body.data['related-posts'].items).toMatchObject([{ title: 'Other' }])
    expect(body.data['post-navigation'].previous).toMatchObject({ title: 'Other' })
    expect((await read(site, '/project/old'))['post-title']).toContain('Old')
  })
})
