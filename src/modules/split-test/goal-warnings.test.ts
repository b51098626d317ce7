import { expect, it } from 'vitest'
import type { PageNode } from '#module-kit'
import { findGoalWarnings, goalWarningTexts } from './goal-warnings.ts'

const button = (id: string): PageNode => ({ type: 'button', props: { id } })
const section = (...content: PageNode[]): PageNode => ({
  type: 'section',
  props: { id: 'around', content },
})
const warned = (goalModule: string, a: PageNode[], b: PageNode[], goal = 'click') =>
  findGoalWarnings({
    goal,
    goalModule,
    subjects: [
      { key: 'a', content: a },
      { key: 'b', name: 'Shorter', content: b },
    ],
  }).map(one => one.value)

it('AB-4: warns of a subject in which nobody can tell which module is the goal', () => {
  const one = [section(button('go'))]
  expect(warned('go', one, [button('went')])).toEqual([])
  expect(warned('went', one, [button('went')])).toEqual([])
  expect(warned('elsewhere', one, [])).toEqual([])
  expect(warned('', one, [])).toEqual([])
  expect(warned('go', one, [])).toEqual(['Shorter'])
  expect(warned('go', one, [section(button('first'), button('went'))])).toEqual(['Shorter'])
  expect(warned('went', one, [button('first'), button('went')])).toEqual(['A'])
  expect(warned('go, went', one, [button('first'), button('went')])).toEqual([])
  expect(warned('go', one, [], 'tag')).toEqual([])
})

it('AB-4: says whether such a module is missing there, or which one counts is not clear', () => {
  const texts = (b: PageNode[]) =>
    findGoalWarnings({
      goal: 'click',
      goalModule: 'go',
      subjects: [
        { key: 'a', content: [button('go')] },
        { key: 'b', content: b },
      ],
    }).map(one => one.text)
  expect(texts([])).toEqual([goalWarningTexts.missing])
  expect(texts([button('first'), button('went')])).toEqual([goalWarningTexts.unclear])
})
