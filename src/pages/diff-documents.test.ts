import { expect, it } from 'vitest'
import type { PageDocument, PageNode } from '#module-contract'
import { diffDocuments } from './diff-documents.ts'

const heading = (id: string, text: string): PageNode => ({ type: 'heading', props: { id, text } })
const section = (id: string, content: PageNode[]): PageNode => ({
  type: 'section',
  props: { id, content },
})
const documentOf = (content: PageNode[], title = 'A'): PageDocument => ({
  schema: 1,
  upgrades: {},
  root: { props: { title } },
  content,
})
const brief = (before: PageNode[], after: PageNode[]) =>
  diffDocuments(documentOf(before), documentOf(after)).map(
    ({ kind, id, fields }) => `${kind} ${id}${fields.length > 0 ? ` (${fields})` : ''}`,
  )

it('finds nothing between equal documents', () => {
  const nodes = [section('s', [heading('a', 'A')])]
  expect(brief(nodes, structuredClone(nodes))).toEqual([])
})

it('lists added, removed and changed nodes at any depth', () => {
  expect(
    brief(
      [section('s', [heading('a', 'A'), heading('b', 'B')])],
      [section('s', [heading('a', 'New'), heading('c', 'C')])],
    ),
  ).toEqual(['changed a (text)', 'added c', 'removed b'])
})

it('reports a moved node but not its neighbors', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(id => heading(id, id)) as PageNode[]
  if (!a || !b || !c || !d) throw new Error('nodes')
  expect(brief([a, b, c, d], [b, c, d, a])).toEqual(['moved a'])
  expect(brief([section('s', [a]), b], [section('s', []), b, a])).toEqual(['moved a'])
})

it('finds nodes in the rows of a list', () => {
  const tabs = (inside: PageNode[], label: string): PageNode => ({
    type: 'tabs',
    props: { id: 't', items: [{ label, content: inside }] },
  })
  expect(brief([tabs([heading('a', 'A')], 'One')], [tabs([heading('a', 'B')], 'One')])).toEqual([
    'changed a (text)',
  ])
  expect(brief([tabs([heading('a', 'A')], 'One')], [tabs([heading('a', 'A')], 'Two')])).toEqual([
    'changed t (items)',
  ])
})

it('takes another type under the same id for another node', () => {
  const text: PageNode = { type: 'text', props: { id: 'a', body: '<p>Some <b>words</b></p>' } }
  const changes = diffDocuments(documentOf([heading('a', 'A')]), documentOf([text], 'B'))
  expect(changes).toEqual([
    { kind: 'changed', id: '', type: '', name: '', fields: ['title'] },
    { kind: 'added', id: 'a', type: 'text', name: 'Some words', fields: [] },
    { kind: 'removed', id: 'a', type: 'heading', name: 'A', fields: [] },
  ])
})
