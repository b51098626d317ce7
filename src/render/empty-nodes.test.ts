import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { modules } from '../../tests/support/modules.ts'
import { createEmptyNodes } from './empty-nodes.ts'
import { slotsOfNode } from './slots-of-node.ts'
import type { PageEntry } from './tree/page-tree.ts'

const emptyNodes = createEmptyNodes({
  liveOf: ({ node, module }) => ({ ...module.props.defaults, ...node.props }),
  dataOf: () => undefined,
})
const entryOf = (node: PageNode): PageEntry => ({
  node,
  module: modules.get(node.type),
  storedId: node.props.id,
  part: 'content',
  slots: slotsOfNode(modules, node).map(({ path, nodes }) => ({
    path,
    nodes,
    entries: nodes.map(entryOf),
  })),
  conditions: [],
  subjects: [],
  isRepeated: false,
})
const isLeftOut = (node: PageNode) => emptyNodes.isLeftOut(entryOf(node))
const node = (type: string, props: object = {}): PageNode => ({
  type,
  props: { id: type, ...props },
})
const section = (...content: PageNode[]) => node('section', { content })
const image = node('image', { image: { media: 'abc' } })

it('leaves out modules that have nothing to show', () => {
  for (const type of ['image', 'gallery', 'embed', 'lottie', 'svg', 'video', 'hotspots']) {
    expect(isLeftOut(node(type)), type).toBe(true)
  }
  expect(isLeftOut(node('video-slider', { slides: [{ title: 'First' }] }))).toBe(true)
  expect(isLeftOut(image)).toBe(false)
  expect(isLeftOut(node('heading', { text: 'Title' }))).toBe(false)
})

it('omits sections and rows without content, but no single column', () => {
  const row = (...columns: PageNode[]) => node('row', { columns })
  const column = (...content: PageNode[]) => node('column', { content })
  expect(isLeftOut(section(node('image')))).toBe(true)
  expect(isLeftOut(section(row(column(node('image')), column())))).toBe(true)
  expect(isLeftOut(section(node('image'), image))).toBe(false)
  expect(isLeftOut(section(row(column(node('image')), column(image))))).toBe(false)
  expect(isLeftOut(column(node('image')))).toBe(false)
  expect(isLeftOut(section())).toBe(true)
  expect(isLeftOut(section(node('group')))).toBe(true)
})

it('keeps a section that shows an image behind its content, and an empty one with settings', () => {
  expect(isLeftOut(node('section', { image: { media: 'abc' }, content: [node('image')] }))).toBe(
    false,
  )
  expect(isLeftOut(node('section', { design: { background: { colour: 'tint' } } }))).toBe(false)
  expect(isLeftOut(node('section', { space: 'small', content: [] }))).toBe(false)
})
