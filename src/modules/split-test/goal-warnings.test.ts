import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
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

it('AB-4: warns of a subject without an identifiable goal module', () => {
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

it('AB-4: reports a missing or ambiguous goal module', () => {
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

it('AB-4: warns where clicks on the tested modules count and nothing in them can be clicked', () => {
  const heading = (props: object = {}): PageNode => ({
    type: 'heading',
    props: { id: 'title', ...props },
  })
  const texts = (node: PageNode, goal = 'click', goalModule = '') =>
    findGoalWarnings({
      goal,
      goalModule,
      subjects: ['a', 'b'].map(key => ({ key, content: [section(node)] })),
    }).map(one => one.text)
  expect(texts(heading())).toEqual([goalWarningTexts.nothing])
  expect(texts(heading(), 'click', ' , ')).toEqual([goalWarningTexts.nothing])
  expect(texts(heading(), 'click', 'elsewhere')).toEqual([])
  expect(texts(heading(), 'form')).toEqual([])
  expect(texts(heading({ link: null }))).toEqual([goalWarningTexts.nothing])
  expect(texts(heading({ link: { url: '/about' } }))).toEqual([])
  expect(
    texts({ type: 'text', props: { id: 'words', body: '<p>See <a href="/">this</a></p>' } }),
  ).toEqual([])
  expect(texts(button('go'))).toEqual([])
  expect(findGoalWarnings({ goal: 'click', subjects: [] })).toEqual([])
})
