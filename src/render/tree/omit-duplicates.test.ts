import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'
import { modules } from '../../../tests/support/modules.ts'
import { completeNode, readEntries } from './draft-entry.ts'
import { omitDuplicates } from './omit-duplicates.ts'

const section = (id: string, ...content: PageNode[]) => node('section', id, { content })
const read = (content: PageNode[]) => readEntries(modules, { content, failed: new Map() }, 'body')
const around = (template: PageNode[], ...content: PageNode[]) =>
  JSON.stringify(omitDuplicates(read(template), read(content)).map(completeNode), (key, value) =>
    key === 'props' && !value.content ? value.id : value,
  ).match(/(?<="props":"|"id":")[\w-]+/g) ?? []

const template = [
  section('top', node('heading', 'name'), node('search', 'field')),
  section('found', node('search-results', 'results')),
  node('post-content', 'place'),
  section('after', node('heading', 'more'), node('text', 'words'), node('post-meta', 'meta')),
]

it('omits modules that the page contains itself, with their headings', () => {
  expect(around(template, node('heading', 'own')).sort()).toEqual(
    ['top', 'name', 'field', 'found', 'results', 'place', 'after', 'more', 'words', 'meta'].sort(),
  )
  const own = section('own', node('search', 'a'), node('search-results', 'b'))
  expect(around(template, own).sort()).toEqual(['place', 'after', 'more', 'words', 'meta'].sort())
  expect(around(template, node('post-meta', 'c'))).not.toContain('meta')
  expect(around(template, node('post-meta', 'c'))).toEqual(
    expect.arrayContaining(['after', 'more', 'words']),
  )
})

it('omits a list of a template only if enabled and the page has one of that type', () => {
  const popular = (id: string, props: object = {}) =>
    section(id, node('heading', `${id}-title`), node('product-grid', `${id}-grid`, { ...props }))
  const both = [popular('yielding', { yields: true }), popular('staying')]
  const staying = ['staying', 'staying-title', 'staying-grid'].sort()
  const own = section('own', node('product-grid', 'own-grid'))
  expect(around(both, own).sort()).toEqual(staying)
  expect(around(both, section('own', node('post-list', 'own-posts')))).toHaveLength(6)
  expect(around(both, section('own', node('cart', 'cart')))).toHaveLength(6)
})
