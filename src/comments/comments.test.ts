import { describe, expect, it } from 'vitest'
import { DAY } from '#base'
import { measureCpuMs } from '../../tests/support/cpu-time.ts'
import { cleanComment } from './clean-comment.ts'
import { discussionOf } from './discussion.ts'
import type { ShownComment } from './schema.ts'
import { toParagraphs } from './to-paragraphs.ts'
import { type ThreadRow, toThreads } from './to-threads.ts'

const row = (id: string, parentId: string | null = null, isPublished = true): ThreadRow => ({
  id,
  parentId,
  isPublished,
  name: id.toUpperCase(),
  website: null,
  at: 0,
  body: id,
  isStaff: false,
})

/** `a(b(c) d)` */
const drawn = (threads: readonly ShownComment[]): string =>
  threads
    .map(({ id, isRemoved, inReplyTo, replies }) => {
      const name = `${isRemoved ? '-' : ''}${id}${inReplyTo ? `@${inReplyTo.id}` : ''}`
      return replies.length > 0 ? `${name}(${drawn(replies)})` : name
    })
    .join(' ')

describe('threads', () => {
  const chain = [row('a'), row('b', 'a'), row('c', 'b'), row('d', 'c'), row('e', 'a'), row('f')]

  it('are shown below the comment they answer, up to the set depth', () => {
    expect(drawn(toThreads(chain, 6))).toBe('a(b(c(d)) e) f')
    expect(drawn(toThreads(chain, 3))).toBe('a(b(c d@c) e) f')
    expect(drawn(toThreads(chain, 2))).toBe('a(b c@b d@c e) f')
    expect(drawn(toThreads(chain, 1))).toBe('a b@a c@b d@c e@a f')
  })

  it('keep a placeholder for a removed comment with answers', () => {
    const rows = [row('a', null, false), row('b', 'a'), row('c', 'b', false), row('d', null, false)]
    const threads = toThreads(rows, 3)
    expect(drawn(threads)).toBe('-a(b)')
    expect(threads[0]).toMatchObject({ name: '', body: '' })
  })

  it('begin with answers to permanently deleted comments', () => {
    expect(drawn(toThreads([row('b', 'gone'), row('c', 'b')], 3))).toBe('b(c)')
  })

  it('hold ten thousand answers to answers', () => {
    const long = Array.from({ length: 10_000 }, (_, at) => row(`${at}`, at ? `${at - 1}` : null))
    expect(toThreads(long, 3)[0]?.replies[0]?.replies).toHaveLength(9998)
  })
})

describe('comment texts', () => {
  const clean = (body: string, website = '') =>
    cleanComment({ name: ' A \n B ', email: ' A@B.example ', website, body })

  it('has lines and paragraphs, and no blanks around them', () => {
    expect(clean('\r\n one  \r\ntwo\n\n\n\n three \n')).toMatchObject({
      name: 'A B',
      email: 'a@b.example',
      body: 'one\ntwo\n\n three',
    })
    expect(toParagraphs('one\ntwo\n\nthree').map(lines => lines.length)).toEqual([2, 1])
    expect(clean('x'.repeat(20_000)).body).toHaveLength(5000)
  })

  it('links only to http and https', () => {
    const website = (text: string) => clean('x', text).website
    expect(website('example.com/me')).toBe('https://example.com/me')
    expect(website('http://example.com')).toBe('http://example.com/')
    const refused = ['javascript:alert(1)', 'data:text/html,x', 'nothing', 'https://', '//a b']
    expect(refused.map(website)).toEqual(refused.map(() => ''))
  })

  it('has URLs without the punctuation after them', () => {
    const links = (text: string) =>
      toParagraphs(text)
        .flat(2)
        .flatMap(part => part.href ?? [])
    expect(links('See https://a.example/x?y=1#z, or (http://b.example).')).toEqual([
      'https://a.example/x?y=1#z',
      'http://b.example',
    ])
    expect(links('https://a.example/Marble_(rock) http:// httpx://c.example')).toEqual([
      'https://a.example/Marble_(rock)',
    ])
  })

  it('is read in linear time', () => {
    const hostile = ['('.repeat(5000), 'http://'.repeat(800), `http://a.b/(${')'.repeat(5000)}`]
    const cpuMs = measureCpuMs(() => {
      for (const text of hostile) toParagraphs(text)
      clean(`${' '.repeat(20_000)}x`)
    })
    expect(cpuMs).toBeLessThan(400)
  })
})

it('takes comments on posts as the settings say, elsewhere where they stand, and where a page differs', () => {
  const page = { id: 'p', path: '/p', title: '', publishedAt: 0, isPublic: true }
  const state = (kind: string, comments?: 'on' | 'off', rules = {}, now = 0) =>
    discussionOf({ ...page, kind, comments }, { onPosts: true, closeAfterDays: 0, ...rules }, now)
  expect(state('post')).toEqual({ state: 'open' })
  expect(state('post', undefined, { onPosts: false })).toEqual({ state: 'off' })
  expect(state('post', 'on', { onPosts: false })).toEqual({ state: 'open' })
  expect(state('page')).toEqual({ state: 'open' })
  expect(state('page', 'off')).toEqual({ state: 'off' })
  // A template is shown at many URLs.
  expect(state('template', 'on')).toEqual({ state: 'off' })
  const closing = { closeAfterDays: 2 }
  expect(state('post', 'on', closing, 2 * DAY - 1)).toEqual({ state: 'open', closesAt: 2 * DAY })
  expect(state('post', 'on', closing, 2 * DAY)).toEqual({ state: 'closed' })
})
