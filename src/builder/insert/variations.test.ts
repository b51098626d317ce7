import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { german } from '../../../tests/support/builder-texts.ts'
import { moduleExamples, moduleStarts, modules, registry } from '../../../tests/support/modules.ts'
import { walk } from '../document/nodes.ts'
import { textsOf } from '../document/summary.ts'
import { variationsOf } from './variations.ts'

const all = [...modules.keys()].flatMap(type =>
  variationsOf(registry, type).map(variation => ({ type, ...variation })),
)

/** Initial and default texts of all modules. */
const neutral = new Set(
  [...modules].flatMap(([type, { props }]) => {
    const defaults = Object.entries(props.shape).map(([name, field]) => [name, field.default])
    const nodes = [moduleStarts.get(type) ?? {}, Object.fromEntries(defaults)].map(
      own => ({ type, props: { ...own, id: type } }) as PageNode,
    )
    return [...walk(modules, nodes)].flatMap(({ node }) => [...textsOf(modules, node)])
  }),
)

it('contains only neutral text', () => {
  for (const { name, node } of all) {
    for (const { node: inner } of walk(modules, [node])) {
      const own = [...textsOf(modules, inner)].filter(
        text => !neutral.has(text) && /\p{L}/u.test(text),
      )
      expect(own, `${inner.type} in ${name}`).toEqual([])
    }
  }
})

it('shows placeholder images, and keeps no link, file, page or product of the gallery', () => {
  const said = JSON.stringify(all.map(one => one.node))
  for (const [, media] of said.matchAll(/"media":"([^"]+)"/g))
    expect(media).toMatch(/^(placeholder|page:)/)
  expect(said.match(/"(href|url|email|page|block|product|category)":"(?!page:)[^"#]+"/g)).toBeNull()
})

it('offers at most four looks of a module, none of them twice or a failure', () => {
  for (const type of modules.keys()) {
    const names = variationsOf(registry, type).map(one => one.name)
    expect(names.length).toBeLessThanOrEqual(4)
    expect(new Set(names).size).toBe(names.length)
  }
  const names = all.map(one => one.name).join('\n')
  expect(names).not.toMatch(
    /deleted|Nobody|not taken|cannot be read|nothing|Expired|Without its file/,
  )
  expect(variationsOf(registry, 'hero').length).toBeGreaterThan(2)
})

it('has valid props and German names', () => {
  for (const { type, name, node } of all) {
    expect(german, `${type}: ${name}`).toHaveProperty([name])
    expect(node.type).toBe(type)
  }
  // The gallery shows more examples than the palette.
  expect([...moduleExamples.values()].flat().length).toBeGreaterThan(all.length)
})
