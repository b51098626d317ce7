import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { modules } from '../../../tests/support/modules.ts'
import { findPopupIssues, type OtherPopup } from './find-popup-issues.ts'

const node = (type: string, id: string, props: object): PageNode => ({
  type,
  props: { id, ...props },
})
const popup = (id: string, name: string) => node('popup', id, { name, content: [] })
const ofNodes = (content: PageNode[], others: OtherPopup[] = []) =>
  findPopupIssues(modules, content, others).map(({ nodeId, value, option }) => [
    nodeId,
    option,
    value,
  ])

it('finds popups with one name in links, however they are written', () => {
  expect(ofNodes([popup('a', 'Summer offer'), popup('b', '#popup-summer-offer')])).toEqual([
    ['a', 'name', 'summer-offer'],
    ['b', 'name', 'summer-offer'],
  ])
  expect(ofNodes([popup('a', 'summer'), popup('b', 'winter')])).toEqual([])
  // Popups that no link can open are identified by their ids.
  expect(ofNodes([popup('a', ''), popup('b', '')])).toEqual([])
})

it('finds other popups of the site by their names', () => {
  const others = [
    { name: 'Old offer', linkNames: ['offer', 'terms'] },
    { name: 'Course', linkNames: ['course'] },
  ]
  expect(ofNodes([popup('a', 'Offer')], others)).toEqual([['a', 'name', 'Old offer']])
  expect(ofNodes([popup('a', '')], [{ name: 'None', linkNames: [] }])).toEqual([])
})

it('lets subjects of one test have one name: they never meet', () => {
  const test = (id: string, ...subjects: PageNode[][]) =>
    node('split-test', id, {
      subjects: subjects.map((content, at) => ({ key: String(at), name: `${at}`, content })),
    })
  expect(ofNodes([test('t', [popup('a', 'offer')], [popup('b', 'offer')])])).toEqual([])
  expect(ofNodes([test('t', [popup('a', 'offer'), popup('b', 'offer')], [])])).toHaveLength(2)
  const outside = [test('t', [popup('a', 'offer')], []), popup('b', 'offer')]
  expect(ofNodes(outside)).toHaveLength(2)
  const twoTests = [test('t', [popup('a', 'offer')], []), test('u', [], [popup('b', 'offer')])]
  expect(ofNodes(twoTests)).toHaveLength(2)
})
