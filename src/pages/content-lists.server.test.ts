import { expect, test } from 'vitest'
import { createListAnchors, type Database } from '#db'
import { describeDatabases } from '../../tests/support/databases.ts'
import { documentOf } from '../../tests/support/pages.ts'
import { openTestServices } from '../../tests/support/services.ts'
import { type PageAnchors, pageOfLists } from './content-lists.ts'
import type { ListQuery } from './list-members.ts'

const LIMIT = 4
const ORDERS = ['newest', 'oldest', 'title', 'title-reverse'] as const

/** Ids of all pages of a list, from the last to the first, and the total. */
async function readPages(
  db: Database,
  anchors: PageAnchors,
  query: Omit<ListQuery, 'offset' | 'limit'>,
) {
  const pages: string[][] = []
  let total = 0
  for (let offset = 32; offset >= 0; offset -= LIMIT) {
    const found = await pageOfLists(db, anchors, { ...query, offset, limit: LIMIT })
    pages.unshift(found.ids)
    total = found.total
  }
  return { ids: pages.flat(), total }
}

describeDatabases('far pages of lists of posts', open => {
  test('are exact between changes of titles, categories and posts', async () => {
    const { pages, db } = await openTestServices(open)
    const save = async (n: number, title = `Post ${(n * 7) % 9}`, category = 'News') => {
      const facts = { categories: [n % 2 ? category : 'Events'], tags: [n % 3 ? 'Ash' : 'Iron'] }
      const document = { ...documentOf(title), root: { props: { title } } }
      const post = { path: `/post-${n}`, kind: 'post', document, ...facts } as const
      const saved = await pages.save({ ...post, author: 't', publish: true })
      if (!saved.ok) throw new Error(saved.reason)
      return saved.id
    }
    const ids: string[] = []
    for (let n = 0; n < 30; n++) ids.push(await save(n))
    const anchors: PageAnchors = createListAnchors({ step: 5 })
    const expectExactPages = async () => {
      const except = ids.slice(4, 6)
      const filters = [{}, { category: 'news' }, { category: 'events', tag: 'ash' }, { except }]
      for (const filter of filters) {
        for (const order of ORDERS) {
          const query = { kind: 'post', order, ...filter } as const
          const exact = await readPages(db, createListAnchors({ step: 1e6 }), query)
          expect(exact.ids).toHaveLength(exact.total)
          expect(await readPages(db, anchors, query)).toEqual(exact)
        }
      }
    }
    await expectExactPages()
    await save(11, 'A first post')
    await expectExactPages()
    await save(13, 'Post 1', 'Events')
    await expectExactPages()
    await pages.editing.trash(ids[20] ?? '')
    await save(31)
    await expectExactPages()
  })
})
