import { expect, it } from 'vitest'
import { mergeHeads } from './merge-heads.ts'

it('two lists on a page share one title and one canonical URL', () => {
  const merged = mergeHeads([
    {
      titleDetails: ['Bowls', 'Page 2'],
      canonicalQuery: new URLSearchParams('category=bowls&page=2'),
    },
    { titleDetails: [], canonicalQuery: new URLSearchParams() },
    { titleDetails: ['Page 3'], canonicalQuery: new URLSearchParams('posts-page=3') },
  ])
  expect(merged.titleDetails).toEqual(['Bowls', 'Page 2', 'Page 3'])
  expect(String(merged.canonicalQuery)).toBe('category=bowls&page=2&posts-page=3')
})

it('the last module names the page, and none takes back that search engines leave it', () => {
  const merged = mergeHeads([
    { title: 'One', noindex: true },
    { title: 'Two', titleDetails: [] },
  ])
  expect(merged).toMatchObject({ title: 'Two', noindex: true })
  expect(mergeHeads([])).not.toHaveProperty('noindex')
})
