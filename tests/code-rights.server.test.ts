import { expect, it } from 'vitest'
import { can, ROLES } from '#auth/schema'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

const code = (id: string, text: string, more: object = {}) => ({
  type: 'code',
  props: { id, code: text, ...more },
})
const written = '<p>Ours</p><script>document.title = "ours"</script>'

it('only owners write code', () => {
  expect(ROLES.filter(role => can(role, 'code.write'))).toEqual(['owner'])
})

describeDatabases('code in a page', openDatabase => {
  it('only permitted roles write code; others move, copy and remove it unchanged', async () => {
    const site = await openSite(openDatabase)
    const owner = await signInAs(site, 'owner')
    const editor = await signInAs(site, 'editor')
    const made = await owner.call('POST', '/pages', {
      path: '/widget',
      title: 'Widget',
      document: documentOf('Widget', [code('a', written, { category: 'marketing' })]),
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { id } = made.body
    let { version } = made.body
    const save = async (content: object[], by = editor) => {
      const saved = await by.call('PUT', `/pages/${id}/draft`, {
        document: documentOf('Widget', content as never),
        version,
      })
      version = saved.body.version ?? version
      return saved.body.error ?? saved.status
    }
    const same = { category: 'marketing' }
    expect(await save([code('a', `${written} `, same)])).toBe('code-forbidden')
    expect(await save([code('a', written)])).toBe('code-forbidden')
    expect(await save([code('a', written, { ...same, hosts: 'a.example' })])).toBe('code-forbidden')
    const inside = { type: 'section', props: { id: 's', content: [code('n', '<b>New</b>')] } }
    expect(await save([code('a', written, same), inside])).toBe('code-forbidden')
    // Changing its appearance, copying it and an empty one need no permission.
    const moved = [code('b', written, same), code('a', written, { ...same, frame: 'mat' })]
    expect(await save([...moved, code('c', '')])).toBe(200)

    const kept = await editor.call('POST', `/pages/${id}/revisions`, {
      document: documentOf('Widget', [code('a', '<b>Other</b>')]),
    })
    expect(kept.body.error).toBe('code-forbidden')
    const other = { path: '/other', title: 'Other' }
    const stolen = await editor.call('POST', '/pages', {
      ...other,
      document: documentOf('Other', [code('a', written, same)]),
    })
    expect(stolen.body.error).toBe('code-forbidden')

    expect(await save([code('a', '<p>Newer</p>')], owner)).toBe(200)
    const { items } = (await owner.call('GET', `/pages/${id}/revisions`)).body
    const restore = `/pages/${id}/revisions/${items.at(-1).id}/restore`
    expect((await editor.call('POST', restore)).body.error).toBe('code-forbidden')
    expect((await owner.call('POST', restore)).status).toBe(200)
    expect((await editor.call('GET', '/builder/code-frame')).status).toBe(403)
    const frame = await owner.get(
      '/api/admin/builder/code-frame?hosts=cdn.example.com,x.example;script-src *,a.example.org:8443',
    )
    expect(frame.headers['content-security-policy']).toContain(
      "default-src https://cdn.example.com https://a.example.org:8443 data: 'unsafe-inline';",
    )
  })

  it('runs on the page that has it, by its content; a page without keeps the strict policy', async () => {
    const site = await openSite(openDatabase)
    const publish = (path: string, content: never[]) =>
      site.services.pages.save({
        path,
        document: documentOf('A page', content),
        author: 'test',
        publish: true,
      })
    await publish('/with', [code('a', `${written}</div></main>`), code('b', '<i>b')] as never[])
    await publish('/without', [code('a', '<p>Words</p></main>')] as never[])
    const shown = await site.read('/with')
    expect(shown.body).toContain(`<div class="code-body">${written}</div>`)
    expect(shown.body).toContain('<i>b</i></div>')
    expect(shown.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']{44}';/)
    expect((await site.read('/without')).headers['content-security-policy']).toContain(
      "script-src 'self';",
    )
  })
})
