import { expect, it } from 'vitest'
import type { PageDocument, PageNode } from '#module-contract'
import { node } from '#pages/schema'
import { modules } from '../../../tests/support/modules.ts'
import { documentOf, documents } from '../../../tests/support/render.ts'
import type { PageEntry } from './page-tree.ts'
import { createPreparePage } from './prepared-document.ts'

const prepareWith = (blocks: Record<string, PageDocument> = {}) =>
  createPreparePage({
    modules,
    documents,
    findBlock: async id => blocks[id],
    findMenuParts: async () => ({ blocks: {}, asked: [] }),
  })
const prepare = (content: PageNode[], body?: PageNode[], blocks?: Record<string, PageDocument>) =>
  prepareWith(blocks)({ content: documentOf(content), body: body && documentOf(body) })

const section = (id: string, ...content: PageNode[]) => node('section', id, { content })
const block = (id: string) => node('layout-block', id, { block: 'note' })
const facts = ({ node, storedId, part }: PageEntry) => [node.props.id, storedId, part]

it('inserts the page and a block into a template, with stored ids and parts', async () => {
  const { tree, blocks } = await prepare(
    [section('same', node('text', 'own')), block('place')],
    [section('same', node('post-content', 'content')), block('below')],
    { note: documentOf([node('text', 'note')]) },
  )
  expect(blocks).toEqual(['note'])
  expect(tree.entries.map(facts)).toEqual([
    ['body-same', 'same', 'body'],
    ['same', 'same', 'content'],
    ['own', 'own', 'content'],
    ['place-note', 'note', 'content'],
    ['below-note', 'note', 'body'],
  ])
  const [{ slots = [] } = {}] = tree.body
  expect(slots[0]?.nodes).toEqual(slots[0]?.entries.map(entry => entry.node))
})

it('keeps nodes that nothing changes', async () => {
  const content = [section('a', node('text', 'b'))]
  const { tree } = await prepare(content)
  expect(tree.body[0]?.node).toBe(content[0])
})

it('inherits conditions, variants and repetition', async () => {
  const display = (path: string) => ({ conditions: [{ kind: 'visited', path }] })
  const inner = node('text', 'inner', { display: display('/in') })
  const subjects = [{ key: 'a', name: 'A', content: [inner] }, { key: 'b' }]
  const test = node('split-test', 'split', { test: 't', subjects, display: display('/out') })
  const { tree, tests } = await prepare([
    test,
    node('loop', 'loop', { content: [node('text', 'item')] }),
  ])
  expect([...tests]).toEqual([['t', ['a', 'b']]])
  const [split, inside, loop, item] = tree.entries
  expect(split).toMatchObject({ test: 't', subjects: [], conditions: [display('/out')] })
  expect(inside?.conditions).toEqual([display('/out'), display('/in')])
  expect(inside?.subjects).toEqual([{ test: 't', subject: 'a', name: 'A' }])
  expect([loop?.isRepeated, item?.isRepeated]).toEqual([false, true])
})

it('lists entries that cannot be shown with the reason', async () => {
  const { tree } = await prepare([
    node('unheard-of', 'a'),
    node('heading', 'b', { level: 'h9' }),
    section('c'),
    null as never,
  ])
  expect(tree.entries.map(entry => entry.node.props.id)).toEqual(['c'])
  expect(tree.problems.map(({ node, error }) => [node.props.id, error])).toEqual([
    ['a', 'unknown module'],
    ['b', [expect.objectContaining({ path: '/props/level' })]],
    ['', 'not a module'],
  ])
})

it('prepares the same documents once, until a block changes', async () => {
  const blocks = { note: documentOf([node('text', 'note')]) }
  const prepareOnce = prepareWith(blocks)
  const parts = { content: documentOf([block('place')]) }
  const first = await prepareOnce(parts)
  expect(await prepareOnce({ ...parts })).toBe(first)
  blocks.note = documentOf([node('text', 'other')])
  expect((await prepareOnce(parts)).tree.entries.map(facts)).toEqual([
    ['place-other', 'other', 'content'],
  ])
})
