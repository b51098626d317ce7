import { expect, it } from 'vitest'
import { decodeFeed } from './decode-feed.ts'
import { readFeedDate } from './feed-date.ts'
import { textOfHtml } from './feed-text.ts'
import { findFeedLink } from './find-feed-link.ts'

it('text of unsanitized HTML is its words', () => {
  const cases: Record<string, string> = {
    'Fish &amp; chips': 'Fish & chips',
    'I <3 you, a < b > c': 'I <3 you, a < b > c',
    'List<String> and Vec<T>, <more>': 'List<String> and Vec<T>, <more>',
    'Word<o:p></o:p> <x-y>z</x-y>': 'Word z',
    'a<br>b<!-- no -->c': 'a b c',
    '<style>p{}</style>x<script>"</b>"</SCRIPT >y': 'x y',
    '<a title="1 > 2">link</a>ed': 'linked',
    'cut <a href="x': 'cut',
    '<p>One</p><p>Two</p>': 'One Two',
    'T&uuml;r &hellip; &#8217; &#150; &unknown;': 'Tür … ’ – &unknown;',
    '<script>never closed': '',
  }
  for (const [html, text] of Object.entries(cases)) expect(textOfHtml(html), html).toBe(text)
})

it('a page names its feed', () => {
  const find = (html: string) => findFeedLink(html, 'https://notes.example/blog/')
  expect(
    find(`<link rel=stylesheet href=x.css><LINK rel="home alternate" href='comments/feed/' type="application/rss+xml">
      <link href="feed/?a=1&amp;b=2" type='application/rss+xml' title="Notes" rel='alternate'><link rel="alternate" type="application/atom+xml" href="/atom">`),
  ).toBe('https://notes.example/blog/feed/?a=1&b=2')
  for (const none of [
    '<a href="/feed">feed</a>',
    '<link rel="alternate" hreflang="de" href="/de">',
    '<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">',
    '<link rel="alternate" type="application/rss+xml">',
  ]) {
    expect(find(none), none).toBeUndefined()
  }
})

it('dates are read as feeds write them, and nothing else is a date', () => {
  const cases: Record<string, string> = {
    'Mon, 23 Nov 2026 10:00:00 GMT': '2026-11-23T10:00:00.000Z',
    '23 Nov 26 10:00 EST': '2026-11-23T15:00:00.000Z',
    'Mon,23 November 2026 10:00:00 +0530': '2026-11-23T04:30:00.000Z',
    '2026-11-23T10:00:00.123Z': '2026-11-23T10:00:00.000Z',
    '2026-11-23T10:00:00+0100': '2026-11-23T09:00:00.000Z',
    '2026-11-23 10:00': '2026-11-23T10:00:00.000Z',
    ' 2026-11-23': '2026-11-23T00:00:00.000Z',
  }
  for (const [said, at] of Object.entries(cases)) {
    expect(new Date(readFeedDate(said) ?? 0).toISOString(), said).toBe(at)
  }
  for (const said of [
    '',
    'Chapter 5',
    '99',
    '2026-13-40',
    '32 Nov 2026 10:00',
    '0000-00-00',
    'now',
  ]) {
    expect(readFeedDate(said), said).toBeUndefined()
  }
})

it('bytes are read in the encoding that they have', () => {
  const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
  const utf = (text: string) => Uint8Array.from(Buffer.from(text))
  const own = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>ü</a>`
  expect(decodeFeed(utf(own('utf-8')))).toContain('ü')
  expect(decodeFeed(utf('\ufeffü'), 'text/xml; charset=iso-8859-1')).toBe('ü')
  expect(decodeFeed(latin(own('ISO-8859-1')))).toContain('ü')
  expect(decodeFeed(latin(own('utf-8')), 'text/xml; charset="iso-8859-1"')).toContain('ü')
  expect(decodeFeed(new Uint8Array([0x93, 0x61, 0x94]), 'text/xml;charset=windows-1252')).toBe(
    '“a”',
  )
  // No declared encoding.
  expect(decodeFeed(latin('<a>ü</a>'))).toBe('<a>ü</a>')
  expect(decodeFeed(utf('<a>ü</a>'), 'text/xml; charset=no-such')).toBe('<a>ü</a>')
  expect(decodeFeed(Uint8Array.from(Buffer.from('\ufeff<a>ü</a>', 'utf16le')))).toBe('<a>ü</a>')
})
