import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { modules } from '../../../tests/support/modules.ts'
import { findDocumentIssues } from './find-issues.ts'
import { findListIssues } from './find-list-issues.ts'

it('reads settings of modules that a document leaves out, in rows of lists as well', () => {
  const fields = [{ id: 'a' }, { id: 'a', rules: [{ field: 'gone' }] }]
  const form = { type: 'contact-form', props: { id: 'form', fields, recipients: [{ field: 'b' }] } }
  const issues = findDocumentIssues(modules, [form], () => undefined)
  expect(issues.map(({ nodeId, kind, value }) => [nodeId, kind, value])).toEqual([
    ['form', 'settings', 'a'],
    ['form', 'settings', 'gone'],
    ['form', 'settings', ''],
    ['form', 'settings', 'b'],
  ])
})

const textsOf = (nodes: PageNode[], kind?: string) =>
  findDocumentIssues(modules, nodes, () => undefined, { kind }).map(({ nodeId, option }) => [
    nodeId,
    option,
  ])
const node = (type: string, id: string, props: object = {}): PageNode => ({
  type,
  props: { id, ...props },
})

it('reports modules without a source, with the option', () => {
  const unset = [
    node('product', 'product'),
    node('layout-block', 'block'),
    node('product-grid', 'by-category', { source: 'category' }),
    node('product-grid', 'by-tag', { source: 'tag' }),
    node('product-grid', 'selected', { source: 'ids' }),
    node('loop', 'typed', { source: 'type' }),
    node('loop', 'terms', { source: 'type-tags' }),
    node('loop', 'images', { source: 'images' }),
    node('feed', 'feed'),
    node('newsletter', 'news'),
  ]
  expect(textsOf([node('section', 'around', { content: unset })], 'page')).toEqual([
    ['product', 'product'],
    ['block', 'block'],
    ['by-category', 'category'],
    ['by-tag', 'tag'],
    ['selected', 'ids'],
    ['typed', 'type'],
    ['terms', 'type'],
    ['images', 'images'],
    ['feed', 'url'],
    ['news', 'list'],
  ])
  const set = [
    node('product', 'product', { product: 'bowl' }),
    node('layout-block', 'block', { block: 'call' }),
    node('product-grid', 'all'),
    node('product-grid', 'by-category', { source: 'category', category: 'bowls' }),
    node('loop', 'typed', { source: 'type', type: 'type:event' }),
  ]
  expect(textsOf(set, 'page')).toEqual([])
})

it.each([
  ['post', 1],
  ['project', 1],
  ['type:event', 1],
  ['template', 0],
  ['block', 0],
  ['preset', 0],
])('a product module without a product in a %s: %i issues', (kind, count) => {
  expect(textsOf([node('product', 'product')], kind)).toHaveLength(count)
})

it('names newsletter forms where the site has no list', () => {
  const forms = [
    node('newsletter', 'unset'),
    node('newsletter', 'set', { list: 'main' }),
    node('newsletter', 'fed', { feed: 'https://feeds.example/sign-up' }),
  ]
  expect(findListIssues(modules, [node('section', 'around', { content: forms })])).toMatchObject([
    { nodeId: 'unset', option: 'list' },
  ])
})
