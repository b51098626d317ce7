import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { modules } from '../../../tests/support/modules.ts'
import { describeProblem } from './describe-problem.ts'

const content: PageNode[] = [
  {
    type: 'section',
    props: {
      id: 's',
      content: [{ type: 'tabs', props: { id: 't', items: [{ title: 'A' }, { title: 'B' }] } }],
    },
  },
]
const inTabs = '/content/0/props/content/0/props'
const pageTitle = ['', 'root', 'props', 'title'].join('/')

it('says where a problem is, as the panel calls it', () => {
  const about = (pointer: string) => {
    const { node, labels } = describeProblem(modules, content, pointer)
    return [node?.props.id, ...labels]
  }
  expect(about(`${inTabs}/items/1/title`)).toEqual(['t', 'Tabs', 'Title'])
  expect(about(`${inTabs}/design/border/phone/width`)).toEqual(['t', 'Border', 'Width'])
  expect(about(`${inTabs}/design/margin/end`)).toEqual(['t', 'Margin', 'Right'])
  expect(about('/content/0/props/width')).toEqual(['s', 'Content width'])
  expect(about(pageTitle)).toEqual([undefined])
  expect(about('/content/7/props/x')).toEqual([undefined])
})

it('names the option of a problem on every screen', () => {
  const about = (pointer: string) => describeProblem(modules, content, pointer).option
  expect(about(`${inTabs}/items/1/title`)).toBe('items.1.title')
  expect(about(`${inTabs}/design/border/phone/width`)).toBe('design.border.width')
  expect(about(pageTitle)).toBe('')
})
