import { expect, it } from 'vitest'
import type { ShownComment } from '#comments/schema'
import { initialsOf } from './initials.ts'
import { REMEMBERED_SECONDS, readCommenter, writeCommenter } from './remembered.ts'
import { withOwn } from './with-own.ts'

it('SH-6 remembers for 365 days, and reads nothing else', () => {
  expect(REMEMBERED_SECONDS).toBe(365 * 86_400)
  const who = { name: 'Åsa; "x"', email: 'a@b.example', website: '' }
  const cookie = `vt_commenter=${encodeURIComponent(writeCommenter(who))}`
  expect(readCommenter(`other=1; ${cookie}; more=2`)).toEqual(who)
  expect(readCommenter('')).toBe(undefined)
  expect(readCommenter('vt_commenter=%')).toBe(undefined)
  expect(readCommenter('vt_commenter=null')).toBe(undefined)
  expect(readCommenter('vt_commenter=%7B%22name%22%3A1%7D')).toBe(undefined)
})

it('uses only letters as initials', () => {
  const names = ['Åsa Öberg', 'Ville <b>', '«Left-handed»', "Maeve O'Hara", '“x” 3', '!?', '']
  expect(names.map(initialsOf)).toEqual(['ÅÖ', 'VB', 'L', 'MO', 'X3', '', ''])
})

const comment = (id: string, replies: ShownComment[] = []): ShownComment => ({
  id,
  name: id,
  website: null,
  at: 0,
  body: id,
  isStaff: false,
  isRemoved: false,
  replies,
})

it('shows its author a comment that waits where it will stand', () => {
  const threads = [comment('a', [comment('b', [comment('c')])]), comment('d')]
  const shown = (parentId: string, order: 'oldest' | 'newest' = 'oldest', depth = 3) => {
    const own = { comment: comment('x'), parentId, isPending: true }
    const draw = (all: readonly ShownComment[]): string =>
      all.map(({ id, replies }) => `${id}${replies.length ? `(${draw(replies)})` : ''}`).join(' ')
    return draw(withOwn(threads, own, { order, depth }))
  }
  expect(shown('')).toBe('a(b(c)) d x')
  expect(shown('', 'newest')).toBe('x a(b(c)) d')
  expect(shown('d')).toBe('a(b(c)) d(x)')
  expect(shown('b')).toBe('a(b(c x)) d')
  expect(shown('c')).toBe('a(b(c x)) d')
  expect(shown('a', 'oldest', 1)).toBe('a(b(c)) d x')
  expect(shown('not on this page')).toBe('a(b(c)) d x')
})
