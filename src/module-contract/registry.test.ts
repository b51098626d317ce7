import { serialize } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { defineModule } from './define-module.ts'
import { fields } from './field-set.ts'
import { createModuleRegistry, type ModuleParts } from './registry.ts'
import { createServerRegistry } from './server-registry.ts'

const definition = defineModule({
  label: 'Price list',
  icon: 'rows',
  category: 'Content',
  description: 'Names and prices.',
  props: fields({}),
  component: () => null,
  hydrate: 'never',
})
const source = (name: string, modules: Record<string, Partial<ModuleParts>>) => ({
  name,
  modules: new Map(Object.entries(modules)) as ReadonlyMap<string, ModuleParts>,
})
const changed = (change: object) => ({ definition: { ...definition, ...change } })

describe('registry of modules', () => {
  it('joins the modules of all sources in order', () => {
    const registry = createModuleRegistry([
      source('built-in', { 'price-list': { definition, start: { title: 'Prices' } } }),
      source('acme', { rating: { definition, german: { Stars: 'Sterne' }, examples: [] } }),
    ])
    expect([...registry.modules.keys()]).toEqual(['price-list', 'rating'])
    expect([...registry.starts]).toEqual([['price-list', { title: 'Prices' }]])
    expect([...registry.german]).toEqual([['rating', { Stars: 'Sterne' }]])
    expect([...registry.examples]).toEqual([['rating', []]])
    expect(registry.texts.size).toBe(0)
  })

  it('refuses a type that two sources have, and names both', () => {
    const join = () =>
      createModuleRegistry([
        source('built-in', { tabs: { definition } }),
        source('acme', { tabs: { definition } }),
      ])
    expect(join).toThrow(
      'The module "tabs" of "acme" cannot be used: "built-in" has the same type.',
    )
  })

  it.each([
    ['it has no definition', { definition: undefined as never }],
    ['it has no label', changed({ label: '' })],
    ['it has no icon', changed({ icon: undefined })],
    ['it has no description', changed({ description: 7 })],
    ['its category is not one of Layout, Content', changed({ category: 'Other' })],
    ['its props are not made with fields()', changed({ props: {} })],
    ['its component is not a function', changed({ component: 'div' })],
    ['its hydration is not one of never, visible', changed({ hydrate: 'always' })],
  ])('refuses a module with a wrong definition: %s', (problem, parts) => {
    const join = () => createModuleRegistry([source('acme', { rating: parts })])
    expect(join).toThrow(`The module "rating" of "acme" cannot be used: ${problem}`)
    expect(join).toThrow(expect.objectContaining({ code: 'INVALID_MODULE' }))
  })

  it.each(['Rating', 'rating_2', '-rating', 'a--b', 'shared/rating', ''])(
    'refuses the type "%s"',
    type => {
      const join = () => createModuleRegistry([source('acme', { [type]: { definition } })])
      expect(join).toThrow(`The module "${type}" of "acme" cannot be used: a type consists of`)
    },
  )
})

describe('registry of the server', () => {
  const registry = createModuleRegistry([
    source('built-in', { tabs: changed({ sharedStyles: ['anchored'] }), text: { definition } }),
  ])
  const load = () => 'data'
  const serverSource = (modules: Record<string, object>, sharedStyles = { anchored: '.a{}' }) => ({
    name: 'built-in',
    modules: new Map(Object.entries(modules)),
    sharedStyles: new Map(Object.entries(sharedStyles)),
  })

  it('adds styles, loaders and actions to the modules', () => {
    const server = createServerRegistry(registry, [
      serverSource({ tabs: { styles: ['.t{}'], variantSheet: '.l{}', load, actions: {} } }),
    ])
    expect(server.modules).toBe(registry.modules)
    expect(Object.fromEntries(server.styles)).toEqual({
      tabs: ['.a{}', '.t{}'],
      text: [],
      'shared/anchored': ['.a{}'],
      'tabs-looks': ['.l{}'],
    })
    expect([...server.loaders]).toEqual([['tabs', load]])
    expect([...server.actions]).toEqual([['tabs', {}]])
    expect(server.queryReaders.size).toBe(0)
  })

  it('escapes characters of style sheets that would make all styles of a page slow', () => {
    const { styles } = createServerRegistry(registry, [
      serverSource({ tabs: { styles: ['.t{content:"★x"}'], variantSheet: '.l{content:"×…"}' } }),
    ])
    expect(styles.get('tabs')).toEqual(['.a{}', '.t{content:"\\2605 x"}'])
    expect(styles.get('tabs-looks')).toEqual(['.l{content:"×\\2026 "}'])
    // V8 writes this tag before strings with one byte per character.
    const tags = [...styles.values()]
      .flat()
      .map(sheet => String.fromCharCode(serialize(sheet)[2] ?? 0))
    expect(new Set(tags)).toEqual(new Set(['"']))
  })

  it('refuses server parts of a module that does not exist', () => {
    const join = () => createServerRegistry(registry, [serverSource({ rating: { load } })])
    expect(join).toThrow('The module "rating" of "built-in" cannot be used: it has no definition.')
  })

  it('refuses two sources with server parts of the same module', () => {
    const one = serverSource({ tabs: { load } })
    const join = () => createServerRegistry(registry, [one, { ...one, name: 'acme' }])
    expect(join).toThrow(
      'The module "tabs" of "acme" cannot be used: "built-in" has the same type.',
    )
  })

  it('refuses two shared style sheets with the same name', () => {
    const one = serverSource({})
    const join = () => createServerRegistry(registry, [one, { ...one, name: 'acme' }])
    expect(join).toThrow('The shared style sheet "anchored" of "acme" already exists.')
  })

  it('refuses a shared style sheet that does not exist', () => {
    const join = () => createServerRegistry(registry, [serverSource({}, {} as never)])
    expect(join).toThrow('The module "tabs" cannot be used: the shared style sheet "anchored"')
  })
})
