import { expect, it } from 'vitest'
import { commonParent } from './parent-of-kind.ts'

it('suggests the location of most posts as the parent of a new post', () => {
  const posts = ['/aktuelles/b', '/archiv/2024/a', '/aktuelles/a'].map(path => ({ path }))
  expect(commonParent(posts)).toBe('/aktuelles')
  expect(commonParent(posts.slice(0, 2))).toBe('/aktuelles')
  expect(commonParent([{ path: '/first-post' }])).toBe('')
  expect(commonParent([])).toBeUndefined()
})
