import { describe, expect, it } from 'vitest'
import { loadPages } from './load-list.ts'

const numbers = Array.from({ length: 23 }, (_, index) => index + 1)

async function show(pagination: string, asked: number, { perPage = 5, max = 100 } = {}) {
  const { items, ...list } = await loadPages(
    { pagination, asked, perPage, max },
    async ({ offset, limit }) => ({
      items: numbers.slice(offset, offset + limit),
      total: numbers.length,
    }),
  )
  return { ...list, first: items[0], last: items.at(-1) }
}

describe('NAV-9: content of a list at its URL', () => {
  it('is one of its pages', async () => {
    expect(await show('pages', 2)).toEqual({
      first: 6,
      last: 10,
      total: 23,
      page: 2,
      pages: 5,
      added: 0,
    })
  })

  it('is its last page, for one beyond it', async () => {
    expect(await show('pages', 77)).toMatchObject({ first: 21, last: 23, page: 5 })
    expect(await show('more', 77)).toMatchObject({ first: 1, last: 23, page: 5, added: 20 })
  })

  it('is its first pages together where it grows, and says where the last begins', async () => {
    for (const pagination of ['more', 'endless']) {
      expect(await show(pagination, 3)).toEqual({
        first: 1,
        last: 15,
        total: 23,
        page: 3,
        pages: 5,
        added: 10,
      })
    }
  })

  it('ends where a page is long enough', async () => {
    const most = { perPage: 5, max: 12 }
    expect(await show('more', 3, most)).toMatchObject({ last: 12, total: 12, pages: 3, added: 10 })
  })

  it('loads only the first page without pagination', async () => {
    expect(await show('none', 3)).toMatchObject({ first: 1, last: 5, page: 1, pages: 1, added: 0 })
  })
})
