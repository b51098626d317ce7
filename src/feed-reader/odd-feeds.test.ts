import { expect, it } from 'vitest'
import { decodeFeed } from './decode-feed.ts'
import { readFeedDate } from './feed-text.ts'
import { parseFeed } from './parse-feed.ts'

const rss = (title: string, head = '') =>
  `${head}<rss version="2.0"><channel><title>${title}</title><link>https://a.example/</link><item><title>One</title></item></channel></rss>`

/** Cyrillic letters of windows-1251 begin at 0xC0. */
const cyrillic = (text: string) =>
  Uint8Array.from([...text], char => {
    const code = char.charCodeAt(0)
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
  })

it('a feed is read in its own encoding where the server sends another name', () => {
  const bytes = cyrillic(rss('Привет', '<?xml version="1.0" encoding="windows-1251"?>'))
  expect(decodeFeed(bytes, 'text/xml; charset=UTF-8')).toContain('<title>Привет</title>')
  const utf8 = Buffer.from(rss('Привет', '<?xml version="1.0" encoding="windows-1251"?>'))
  expect(decodeFeed(utf8, 'text/xml; charset=utf-8')).toContain('<title>Привет</title>')
})

it('a feed without any label is read as its bytes look, and cut off in the middle of a letter as far as it goes', () => {
  const words = 'Новости города и области каждый день для всех читателей'
  expect(decodeFeed(cyrillic(rss(words)))).toContain(words)
  const bytes = Buffer.from('<a>über</a><b>ü')
  expect(decodeFeed(bytes.subarray(0, -1))).toContain('über')
})

it('one broken letter breaks no other', () => {
  const bytes = Buffer.concat([Buffer.from(rss('Grüße aus Århus ')), Buffer.from([0xff])])
  expect(decodeFeed(bytes, 'text/xml; charset=utf-8')).toContain('Grüße aus Århus')
})

it.each([
  ['19 Nov 2026 10:30 CEST', '2026-11-19T08:30Z'],
  ['Thu, 19 Nov 2026 10:30:00 CET', '2026-11-19T09:30Z'],
  ['Thu, 19 Nov 2026 10:30:00 BST', '2026-11-19T09:30Z'],
  ['Thu, 19 Nov 2026 10:30:00 JST', '2026-11-19T01:30Z'],
  ['Thu, 19 Nov 2026 10:30:00 GMT+2', '2026-11-19T08:30Z'],
  ['Thu, 19 Nov 2026 10:30:00 UTC+02:00', '2026-11-19T08:30Z'],
  ['Thu, 19 Nov 2026 10:30:00 +0530', '2026-11-19T05:00Z'],
  ['Thu, 19 Nov 2026 10:30:00 PDT', '2026-11-19T17:30Z'],
  ['Thu, 19 Nov 2026 10:30:00', '2026-11-19T10:30Z'],
])('the date %s is %s', (text, expected) => {
  expect(new Date(readFeedDate(text) ?? 0).toISOString().slice(0, 16)).toBe(expected.slice(0, 16))
})

it('text in front of a feed, such as a warning of PHP, is passed over', () => {
  const text = `<br />\n<b>Warning</b>: Undefined variable in /x.php on line 3<br />\n${rss('Notes', '<?xml version="1.0"?>')}`
  expect(parseFeed(text, 'https://a.example/feed', 0)?.title).toBe('Notes')
  expect(parseFeed(`Notice: x\n${rss('Notes')}`, 'https://a.example/feed', 0)?.title).toBe('Notes')
  expect(parseFeed('<html><body>No feed</body></html>', 'https://a.example/', 0)).toBeUndefined()
})
