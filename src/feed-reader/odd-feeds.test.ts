import { expect, it } from 'vitest'
import { decodeFeed } from './decode-feed.ts'
import { readFeedDate } from './feed-date.ts'
import { parseFeed } from './parse-feed.ts'

const rss = (title: string, head = '') =>
  `${head}<rss version="2.0"><channel><title>${title}</title><link>https://a.example/</link><item><title>One</title></item></channel></rss>`

/** Cyrillic letters in windows-1251 start at 0xC0. */
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

it('a feed is read in its own encoding where the server sends its default one', () => {
  const bytes = cyrillic(rss('Привет', "<?xml version='1.0' encoding='windows-1251'?>"))
  expect(decodeFeed(bytes, 'text/xml; charset=iso-8859-1')).toContain('<title>Привет</title>')
})

it.each(['iso-8859-1', 'utf-16', 'us-ascii', 'unknown-8bit'])(
  'a feed in UTF-8 that says it is %s is read as UTF-8',
  encoding => {
    const head = `<?xml version="1.0" encoding="${encoding}"?>`
    expect(decodeFeed(Buffer.from(rss('Grüße „Привет“', head)))).toContain('Grüße „Привет“')
    expect(decodeFeed(Buffer.from(rss('Plain', head)))).toContain('<title>Plain</title>')
    const broken = Buffer.concat([Buffer.from(rss('Grüße aus Århus ', head)), Buffer.from([0xff])])
    expect(decodeFeed(broken, 'text/xml; charset=iso-8859-1')).toContain('Grüße aus Århus')
  },
)

it('reads a feed in UTF-16 despite another declared encoding', () => {
  const bytes = Buffer.from(rss('Grüße', '<?xml version="1.0" encoding="utf-16"?>'), 'utf16le')
  expect(decodeFeed(bytes, 'text/xml; charset=utf-8')).toContain('<title>Grüße</title>')
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
  ['Thu, 19 Nov 2026', '2026-11-19T00:00Z'],
  ['Thu, 19 Nov 26 10:30 GMT', '2026-11-19T10:30Z'],
  ['Di, 05 Mai 2026 10:30:00 +0200', '2026-05-05T08:30Z'],
  ['Mittwoch, 9. Dezember 2026 10:30', '2026-12-09T10:30Z'],
  ['sam., 14 févr. 2026 10:30:00 +0100', '2026-02-14T09:30Z'],
  ['3 juin 2026', '2026-06-03T00:00Z'],
  ['3 juillet 2026', '2026-07-03T00:00Z'],
  ['Thu, 19 Nov 2026 10:30 PM', '2026-11-19T22:30Z'],
  ['Thu, 19 Nov 2026 12:30 am EST', '2026-11-19T05:30Z'],
  ['Thu Nov 19 10:30:00 2026', '2026-11-19T10:30Z'],
  ['Thu Nov 19 2026 10:30:00 GMT+0100 (CET)', '2026-11-19T09:30Z'],
  ['November 19, 2026 10:30', '2026-11-19T10:30Z'],
  ['2026-11-19T10:30:00CET', '2026-11-19T09:30Z'],
  ['2026/11/19 10:30', '2026-11-19T10:30Z'],
  ['2026-11-19T10:30:00.123+01', '2026-11-19T09:30Z'],
])('the date %s is %s', (text, expected) => {
  expect(new Date(readFeedDate(text) ?? 0).toISOString().slice(0, 16)).toBe(expected.slice(0, 16))
})

it.each([
  'soon',
  '',
  '19.11.',
  'Thu, 45 Nov 2026 10:30',
  'Thu, 19 Foo 2026',
  'Nov 19',
  '1795600800',
])('%j is no date', text => {
  expect(readFeedDate(text)).toBeUndefined()
})

it('text in front of a feed, such as a warning of PHP, is passed over', () => {
  const text = `<br />\n<b>Warning</b>: Undefined variable in /x.php on line 3<br />\n${rss('Notes', '<?xml version="1.0"?>')}`
  expect(parseFeed(text, 'https://a.example/feed', 0)?.title).toBe('Notes')
  expect(parseFeed(`Notice: x\n${rss('Notes')}`, 'https://a.example/feed', 0)?.title).toBe('Notes')
  expect(parseFeed('<html><body>No feed</body></html>', 'https://a.example/', 0)).toBeUndefined()
})
