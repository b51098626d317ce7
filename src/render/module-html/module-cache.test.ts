import { describe, expect, it } from 'vitest'
import type { AnyModule } from '#module-contract'
import { loadersWith, moduleExamples, modules } from '../../../tests/support/modules.ts'
import { picture, renderNodes } from '../../../tests/support/render.ts'
import { createModuleCache } from './module-cache.ts'

const heading = (id: string, text: string) => ({ type: 'heading', props: { id, text } })
const section = (...content: object[]) => ({ type: 'section', props: { id: 'around', content } })
const createCache = () => createModuleCache({ maxBytes: 10_000_000 })

async function render(nodes: object[], options: Parameters<typeof renderNodes>[1]) {
  const { html, css, types, islands, needs, problems } = await renderNodes(nodes as never, options)
  const failed = problems.map(({ node }) => node)
  return { html, css, types: [...types], islands: [...islands.keys()], needs, failed }
}

const noHtml = { slots: [], before: '', after: '', css: [], needs: undefined, isIsland: false }

describe('a page with a module cache', () => {
  it('renders only the module that changed, not the ones around and beside it', async () => {
    const moduleCache = createCache()
    await render([section(heading('a', 'One'), heading('b', 'Two'))], { moduleCache })
    expect(moduleCache.stats()).toMatchObject({ hits: 0, misses: 3 })
    const nodes = [section(heading('a', 'One'), heading('b', 'Changed'))]
    const after = await render(nodes, { moduleCache })
    expect(moduleCache.stats()).toMatchObject({ hits: 2, misses: 4 })
    expect(after).toEqual(await render(nodes, {}))
    expect(after.html).toContain('Changed')
  })

  const all = [...moduleExamples].flatMap(([type, list]) =>
    list.map((example, index) => ({ ...example, type, index })),
  )
  it.each(all)(
    'is the same with and without it: $type, example $index',
    async ({ type, props, data }) => {
      const nodes = [{ type, props: { id: 'm', ...props } }]
      const moduleCache = createCache()
      const loaders = loadersWith(new Map([['m', data]]))
      const rendered = await render(nodes, { moduleCache, loaders })
      const cached = await render(nodes, { moduleCache, loaders })
      expect(cached).toEqual(rendered)
      expect(moduleCache.stats().hits).toBeGreaterThan(0)
    },
  )

  it('renders an image again after its description changed', async () => {
    const moduleCache = createCache()
    const nodes = [{ type: 'image', props: { id: 'm', image: { media: 'bowl' } } }]
    await render(nodes, { moduleCache })
    const image = (id: string) => ({ ...picture(id), alt: 'A blue bowl' })
    const { html } = await render(nodes, { moduleCache, image })
    expect(html).toContain('A blue bowl')
  })

  it('renders a module again for other data, another language and other props', async () => {
    const moduleCache = createCache()
    const nodes = [{ type: 'countdown', props: { id: 'm', endsAt: 2e12 } }]
    const withData = (now: number, locale = 'en') => {
      const loaders = new Map([['countdown', () => ({ now, end: `in ${2e12 - now}` })]])
      return render(nodes, { moduleCache, loaders, locale })
    }
    const first = await withData(1e12)
    expect(await withData(1e12)).toEqual(first)
    expect(moduleCache.stats()).toMatchObject({ hits: 1, misses: 1 })
    expect((await withData(1e12, 'de')).html).not.toBe(first.html)
    expect((await withData(1.5e12)).html).not.toBe(first.html)
    expect(moduleCache.stats()).toMatchObject({ hits: 1, misses: 3 })
  })

  it('renders the same entry again for another language or time zone', () => {
    const moduleCache = createCache()
    const node = { type: 'heading', props: { id: 'a', text: 'One' } }
    const module = modules.get('heading') as AnyModule
    const inherited = { conditions: [], subjects: [], isRepeated: false, slots: [] }
    const entry = { ...inherited, node, module, storedId: 'a', part: 'content' as const }
    const asked = (locale: string, timeZone: string) => {
      const render = () => ({ ...noHtml, texts: [`${locale} ${timeZone}`] })
      const resolver = {
        image: picture,
        file: () => undefined,
        href: () => '/',
        icon: () => undefined,
      }
      const inputs = { resolver: { ...resolver, background: () => undefined }, data: undefined }
      const language = { locale, timeZone }
      return moduleCache.getOrRender(entry, { ...inputs, items: undefined, language }, render).texts
    }
    for (let times = 0; times < 2; times++) {
      expect(asked('en', 'UTC')).toEqual(['en UTC'])
      expect(asked('de', 'UTC')).toEqual(['de UTC'])
      expect(asked('de', 'Europe/Vienna')).toEqual(['de Europe/Vienna'])
    }
    expect(moduleCache.stats()).toMatchObject({ hits: 3, misses: 3 })
  })

  it('does not cache data that JSON cannot represent', async () => {
    const moduleCache = createCache()
    const nodes = [{ type: 'countdown', props: { id: 'm', endsAt: 2e12 } }]
    for (const extra of [new Date(0), () => 1, Number.NaN, [undefined], new Map()]) {
      const loaders = new Map([['countdown', () => ({ now: 1e12, end: '', extra })]])
      await render(nodes, { moduleCache, loaders })
    }
    expect(moduleCache.stats()).toMatchObject({ hits: 0, misses: 0, modules: 0 })
  })

  it('stays within its size', async () => {
    const moduleCache = createModuleCache({ maxBytes: 20_000 })
    for (let index = 0; index < 100; index++) {
      await render([heading('a', 'x'.repeat(200) + index)], { moduleCache })
    }
    expect(moduleCache.stats().bytes).toBeLessThanOrEqual(20_000)
    expect(moduleCache.stats().modules).toBeGreaterThan(1)
  })
})
