import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { makePage, openSite } from './support/pages.ts'
import { type StaffBrowser, signInAs } from './support/staff-browser.ts'

/** Returns its id. */
async function publishPage(browser: StaffBrowser, path: string): Promise<string> {
  const { id, version } = await makePage(browser, path)
  await browser.call('POST', `/pages/${id}/publish`, { version })
  return id
}

describeDatabases('addresses of pages in the admin', openDatabase => {
  it('two pages moved to one path at the same time: one wins', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const ids: string[] = []
    for (const path of ['/one', '/two', '/three']) {
      ids.push((await editor.call('POST', '/pages', { path, title: 'A page' })).body.id)
    }
    const moves = ids.map(id => editor.call('PATCH', `/pages/${id}`, { path: '/here' }))
    const statuses = (await Promise.all(moves)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
  })

  it('moves the pages below a page with it, and leads visitors from each old address on', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const ids: Record<string, string> = {}
    for (const path of ['/tea', '/tea/green', '/tea/green/sencha', '/teapots', '/tea_x/a']) {
      ids[path] = await publishPage(editor, path)
    }
    const links = [{ label: 'Sencha', href: '/tea/green/sencha#brew' }]
    const menu = { name: 'Main menu', location: 'header', items: links }
    await editor.call('PUT', '/menus/main', menu)
    const id = ids['/tea']
    expect((await editor.call('GET', `/pages/${id}`)).body.below).toBe(2)
    const move = { path: '/teas', withBelow: true }
    expect((await editor.call('PATCH', `/pages/${id}`, move)).status).toBe(200)
    const { items } = (await editor.call('GET', '/pages?sort=path')).body
    expect(items.map((page: { path: string }) => page.path)).toEqual(
      expect.arrayContaining([
        '/tea_x/a',
        '/teapots',
        '/teas',
        '/teas/green',
        '/teas/green/sencha',
      ]),
    )
    for (const rest of ['', '/green', '/green/sencha']) {
      const old = await site.read(`/tea${rest}`)
      expect([old.statusCode, old.headers.location]).toEqual([301, `/teas${rest}`])
      expect((await site.read(`/teas${rest}`)).statusCode).toBe(200)
    }
    const menus = await editor.call('GET', '/menus')
    expect(JSON.stringify(menus.body)).toContain('"/teas/green/sencha#brew"')
  })

  it('leaves every page where it is when one below would get an address that is taken', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const id = await publishPage(editor, '/tea')
    for (const path of ['/tea/black', '/tea/green', '/teas/green']) {
      await publishPage(editor, path)
    }
    const move = { path: '/teas', withBelow: true }
    const refused = await editor.call('PATCH', `/pages/${id}`, move)
    expect([refused.status, refused.body.error]).toEqual([409, 'below-taken'])
    for (const path of ['/tea', '/tea/black', '/tea/green', '/teas/green']) {
      expect([path, (await site.read(path)).statusCode]).toEqual([path, 200])
    }
    const author = await signInAs(site, 'author')
    const post = await editor.call('POST', '/pages', { path: '/notes', title: 'x', kind: 'post' })
    await makePage(editor, '/notes/imprint')
    const alone = { path: '/journal/news' }
    const act = (method: 'PATCH' | 'POST', path: string, body?: object) =>
      author.call(method, `/pages/${post.body.id}${path}`, body)
    // Authors cannot change, publish, share or delete others' posts.
    expect((await act('PATCH', '', alone)).status).toBe(403)
    for (const path of ['/publish', '/unpublish', '/preview', '/duplicate']) {
      expect((await act('POST', path, path === '/publish' ? {} : undefined)).status, path).toBe(403)
    }
    await site.services.db
      .updateTable('pages')
      .set({ created_by: (await author.me())?.id ?? '' })
      .where('id', '=', post.body.id)
      .execute()
    const more = { path: '/news', withBelow: true }
    expect((await author.call('PATCH', `/pages/${post.body.id}`, more)).status).toBe(403)
    expect((await author.call('PATCH', `/pages/${post.body.id}`, alone)).status).toBe(200)
  })
})
