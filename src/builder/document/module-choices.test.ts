import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { modules } from '../../../tests/support/modules.ts'
import { moduleChoices } from './module-choices.ts'

const node = (type: string, id: string, props: object = {}): PageNode => ({
  type,
  props: { id, ...props },
})

it('AB-4: names modules as the layers do, those of a test first and by their subjects', () => {
  const section = (id: string, label: string) =>
    node('section', `around-${id}`, { content: [node('button', id, { label })] })
  const test = node('split-test', 'test', {
    subjects: [
      { key: 'a', name: 'A', content: [section('ask', 'Ask')] },
      { key: 'b', name: 'Short', content: [section('asked', 'Ask')] },
    ],
  })
  const content = [
    node('heading', 'top', { text: 'Our history' }),
    node('divider', 'one'),
    test,
    node('divider', 'two'),
  ]
  expect(moduleChoices(modules, content, 'test', text => text)).toEqual([
    { value: 'around-ask', name: 'A › Section' },
    { value: 'ask', name: 'A › Button: Ask' },
    { value: 'around-asked', name: 'Short › Section' },
    { value: 'asked', name: 'Short › Button: Ask' },
    { value: 'top', name: 'Heading: Our history' },
    { value: 'one', name: 'Divider (one)' },
    { value: 'two', name: 'Divider (two)' },
  ])
})
