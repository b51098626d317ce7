import { expect, it } from 'vitest'
import type { Preset, Variable } from '#design'
import type { PageNode } from '#module-contract'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/render.ts'
import { buildTestApp, openOther, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('variables and presets', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    const site = { services, app: await buildTestApp(services) }
    const owner = await signInAs(site, 'owner')
    const publish = (path: string, content: PageNode[]) =>
      services.pages.save({ path, author: 'test', publish: true, document: documentOf(content) })
    const page = async (url = '/') =>
      (await site.app.inject({ url, headers: { accept: 'text/html' } })).body
    const addVariable = async (name: string, value: Variable['value']) =>
      (await owner.call('POST', '/design/variables', { name, value })).body as Variable
    const addPreset = async (preset: Partial<Preset>) =>
      (await owner.call('POST', '/design/presets', preset)).body as Preset
    return { ...site, owner, publish, page, addVariable, addPreset }
  }
  const button = (props: object): PageNode => ({
    type: 'button',
    props: { id: 'b', label: 'Go', link: { url: '/shop' }, ...props },
  })

  it('are changed with the settings permission and used by page editors', async () => {
    const { owner, addVariable, addPreset, ...site } = await open()
    const brand = await addVariable('Brand red', { kind: 'colour', light: '#aa0000' })
    expect(brand).toMatchObject({ id: 'brand-red', name: 'Brand red' })
    const soft = await addPreset({ name: 'Soft', group: 'shadow', design: { shadow: 'soft' } })
    expect(soft.id).toBe('p-soft')
    const editor = await signInAs(site, 'editor')
    expect((await editor.call('GET', '/design')).body).toEqual({
      variables: [brand],
      presets: [soft],
    })
    const refused = [
      await editor.call('POST', '/design/variables', { name: 'x', value: brand.value }),
      await editor.call('PATCH', '/design/variables/brand-red', { name: 'y' }),
      await editor.call('DELETE', '/design/variables/brand-red'),
      await editor.call('POST', '/design/presets', soft),
      await editor.call('PATCH', '/design/presets/p-soft', { name: 'y' }),
      await editor.call('PUT', '/design/presets/p-soft', { name: 'y', design: {} }),
      await editor.call('DELETE', '/design/presets/p-soft'),
    ]
    expect(refused.map(one => one.status)).toEqual(Array(7).fill(403))
  })

  it('are refused where they could not be used, and where the name is taken', async () => {
    const { owner, addVariable } = await open()
    await addVariable('Größe', { kind: 'number', unit: 'px', value: 8 })
    const post = async (path: string, body: object) =>
      (await owner.call('POST', `/design/${path}`, body)).status
    const value = { kind: 'number', unit: 'px', value: 8 }
    expect(await post('variables', { name: 'größe', value })).toBe(409)
    expect(await post('variables', { name: '  ', value })).toBe(422)
    expect(await post('variables', { name: 'A', value: { ...value, unit: 'px}' } })).toBe(422)
    expect(await post('presets', { name: 'A', design: {} })).toBe(422)
    expect(await post('presets', { name: 'A', module: 'none', design: {} })).toBe(422)
    expect(await post('presets', { name: 'A', group: 'shadow', design: { rotate: 1 } })).toBe(422)
    expect(await post('presets', { name: 'A', module: 'button', design: { glow: 1 } })).toBe(422)
    const kind = { value: { kind: 'text', text: 'x' } }
    expect((await owner.call('PATCH', '/design/variables/grosse', kind)).status).toBe(409)
    expect((await owner.call('PATCH', '/design/variables/none', { name: 'x' })).status).toBe(404)
    expect((await owner.call('GET', '/design')).body.variables).toMatchObject([{ id: 'grosse' }])
  })

  it('change every page that uses them, without its being saved again', async () => {
    const { owner, publish, page, addVariable } = await open()
    await addVariable('Brand', { kind: 'colour', light: '#aa0000' })
    await addVariable('Unused', { kind: 'colour', light: '#bbbbbb' })
    await addVariable('Phone', { kind: 'text', text: 'Call <us>' })
    await addVariable('Shop', { kind: 'link', link: { url: '/wares' } })
    const saved = await publish('/', [
      button({
        label: 'var:phone',
        link: { url: 'var:shop' },
        design: { background: { colour: 'var:brand' }, rotate: 'var:nobody-knows' },
      }),
    ])
    expect(saved.ok).toBe(true)
    const html = await page()
    expect(html).toContain('{:root{--v-brand:#aa0000}}')
    expect(html).toContain('background-color:var(--v-brand)')
    expect(html).not.toContain('--v-unused')
    expect(html).not.toContain('nobody-knows')
    expect(html).toMatch(/href="\/wares"[^>]*>.*Call &lt;us&gt;/s)
    const value = { kind: 'colour', light: '#00aa00', dark: '#00ff00' }
    await owner.call('PATCH', '/design/variables/brand', { value })
    await expect.poll(() => page()).toContain('{:root{--v-brand:#00aa00}')
    expect(await page()).toContain("[data-scheme='light']){--v-brand:#00ff00}")
  })

  it('stay as they last were where they are used, when they are deleted', async () => {
    const { owner, publish, page, addVariable, addPreset } = await open()
    await addVariable('Brand', { kind: 'colour', light: '#aa0000' })
    await addVariable('Unused', { kind: 'colour', light: '#bbbbbb' })
    await addPreset({
      name: 'Red',
      module: 'button',
      design: { background: { colour: 'var:brand' } },
    })
    await publish('/', [button({ presets: ['p-red'] })])
    const uses = await owner.call('GET', '/design/variables/brand/uses')
    expect(uses.body).toEqual({
      pages: [],
      more: 0,
      presets: [{ id: 'p-red', title: 'Red' }],
    })
    expect((await owner.call('GET', '/design/presets/p-red/uses')).body.pages).toMatchObject([
      { title: 'Test', isPublished: true },
    ])
    await owner.call('DELETE', '/design/variables/brand')
    await owner.call('DELETE', '/design/variables/unused')
    expect((await owner.call('GET', '/design')).body.variables).toMatchObject([
      { id: 'brand', deleted: true },
    ])
    expect(await page()).toContain('{:root{--v-brand:#aa0000}}')
    // The name becomes available again, the id does not.
    const other = await addVariable('Brand', { kind: 'colour', light: '#0000aa' })
    expect(other.id).toBe('brand-2')
    await owner.call('PATCH', '/design/variables/brand', { name: 'Old brand', deleted: false })
    expect((await owner.call('GET', '/design')).body.variables[0].deleted).toBeUndefined()
  })

  it('list up to fifty pages that use them, and the number of others', async () => {
    const { owner, publish, addVariable } = await open()
    await addVariable('Brand', { kind: 'colour', light: '#aa0000' })
    for (let number = 0; number < 53; number++) {
      await publish(`/page-${number}`, [
        button({ design: { background: { colour: 'var:brand' } } }),
      ])
    }
    const { body } = await owner.call('GET', '/design/variables/brand/uses')
    expect([body.pages.length, body.more]).toEqual([50, 3])
  })

  it('are one rule for all modules; a deleted preset leaves no trace and can be restored', async () => {
    const { owner, publish, page, addPreset } = await open()
    const outline = await addPreset({
      name: 'Outline',
      module: 'button',
      isDefault: true,
      design: { border: { width: 3 }, opacity: { hover: 50 } },
    })
    const soft = await addPreset({ name: 'Soft', group: 'shadow', design: { shadow: 'soft' } })
    await publish('/', [
      button({}),
      button({ id: 'c' }),
      button({ id: 'd', presets: ['default', soft.id], design: { shadow: 'none' } }),
    ])
    const html = await page()
    expect(html.match(/@layer preset-0\{/g)).toHaveLength(1)
    expect(html.match(/@layer preset-1\{/g)).toHaveLength(1)
    expect(html).toMatch(/@layer preset-0\{\.p0-\w+\{border:3px solid var\(--border\)\}/)
    const square = await addPreset({
      name: 'Square',
      module: 'button',
      isDefault: true,
      design: { radius: '0' },
    })
    await expect.poll(() => page()).toMatch(/@layer preset-0\{\.p0-\w+\{border-radius:0\}\}/)
    expect((await owner.call('GET', '/design')).body.presets[0]).not.toHaveProperty('isDefault')
    await owner.call('PATCH', `/design/presets/${square.id}`, { design: { radius: '9px' } })
    await expect.poll(() => page()).toContain('{border-radius:9px}')
    await owner.call('DELETE', `/design/presets/${square.id}`)
    await expect.poll(() => page()).not.toContain('border-radius:9px')
    expect(await page()).toContain('box-shadow:var(--shadow-soft)')
    const { id: _, ...body } = { ...outline, isDefault: true }
    await owner.call('DELETE', `/design/presets/${outline.id}`)
    expect((await owner.call('PUT', `/design/presets/${outline.id}`, body)).status).toBe(200)
    await expect.poll(() => page()).toContain('border:3px solid var(--border)')
  })

  it('nothing is lost where two are added at once', async () => {
    const { owner } = await open()
    const names = ['a', 'b', 'c', 'd', 'e']
    const value = { kind: 'text', text: 'x' }
    await Promise.all(names.map(name => owner.call('POST', '/design/variables', { name, value })))
    const { variables } = (await owner.call('GET', '/design')).body
    expect(variables.map((one: Variable) => one.name).sort()).toEqual(names)
  })

  it('nor where two processes do', async () => {
    const first = await openTestServices(openDatabase)
    const other = await openOther(first)
    const names = Array.from({ length: 20 }, (_, index) => `name ${index}`)
    const added = await Promise.all(
      names.map((name, index) =>
        [first, other][index % 2]?.designLibrary.variables.add({
          name,
          value: { kind: 'text', text: 'x' },
        }),
      ),
    )
    expect(added.filter(one => !one?.ok)).toEqual([])
    const { variables } = await (await openOther(first)).designLibrary.get()
    expect([...variables.values()].map(one => one.name).sort()).toEqual(names.sort())
  })
})
