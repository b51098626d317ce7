import { describe, expect, it } from 'vitest'
import { measureCpuMs } from '../../tests/support/cpu-time.ts'
import { parseFeed } from './parse-feed.ts'

const NOW = Date.parse('2026-11-23T12:00Z')
const URL_OF_IT = 'https://notes.example/feed/'
const parse = (text: string) => parseFeed(text, URL_OF_IT, NOW)
const rss = (items: string, head = '<title>Notes</title><link>https://notes.example/</link>') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${head}${items}</channel></rss>`
const titles = (text: string) => parse(text)?.entries.map(entry => entry.title)

describe('a feed', () => {
  it('of RSS 2.0 has its newest entries, their addresses, dates, authors and summaries', () => {
    const feed = parse(
      rss(
        `<item><title>One &amp; all</title><link>https://notes.example/1</link><dc:creator>Anna Berg</dc:creator>
          <pubDate>Thu, 19 Nov 2026 09:30:00 +0100</pubDate><description><![CDATA[<p>It <b>be</b>gins.</p><p>It ends.</p><img src="https://tracker.example/x.gif">]]></description></item>
        <item><media:title>No</media:title><title>Two</title><guid>https://notes.example/2</guid><author>jonas@notes.example (Jonas Lind)</author>
          <content:encoded>&lt;p&gt;Whole &amp;uuml;ber&lt;/p&gt;</content:encoded></item>
        <item><title>Three</title><guid isPermaLink="false">tag:3</guid><author>somebody@notes.example</author></item>`,
        '<title>Notes</title><atom:link href="https://notes.example/feed" rel="self"/><link>https://notes.example/</link><language>en-gb</language>',
      ),
    )
    expect(feed).toEqual({
      title: 'Notes',
      site: 'https://notes.example/',
      language: 'en-gb',
      entries: [
        {
          title: 'One & all',
          url: 'https://notes.example/1',
          publishedAt: Date.parse('2026-11-19T08:30Z'),
          author: 'Anna Berg',
          summary: 'It begins. It ends.',
        },
        {
          title: 'Two',
          url: 'https://notes.example/2',
          publishedAt: undefined,
          author: 'Jonas Lind',
          summary: 'Whole über',
        },
        { title: 'Three', url: undefined, publishedAt: undefined, author: '', summary: '' },
      ],
    })
  })

  it('of RSS 1.0 has its items beside the channel', () => {
    const feed = parse(
      `<rdf:RDF xmlns:rdf="x" xmlns="http://purl.org/rss/1.0/" xmlns:dc="y"><channel rdf:about="a"><title>News</title><link>https://notes.example/</link></channel>
      <item rdf:about="b"><title>Old</title><link>https://notes.example/old</link><dc:date>2026-10-01T10:00:00Z</dc:date></item>
      <item rdf:about="c"><title>New</title><link>https://notes.example/new</link><dc:date>2026-11-01T10:00:00Z</dc:date></item></rdf:RDF>`,
    )
    expect(feed?.entries.map(entry => entry.url)).toEqual([
      'https://notes.example/new',
      'https://notes.example/old',
    ])
  })

  it('of Atom reads texts, HTML and XHTML, and addresses from where it says', () => {
    const feed = parse(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de" xml:base="https://notes.example/a/"><title type="html">Notizen &amp;amp; mehr</title>
      <link rel="self" href="feed.xml"/><link href="."/><author><name>Redaktion</name></author>
      <entry xml:base="b/"><title type="text">1 &lt; 2 und 3 &gt; 2</title><link rel="enclosure" href="x.mp3" type="audio/mpeg"/><link rel="alternate" href="eins"/><updated>2026-11-02</updated>
        <summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Ein <b>W</b>ort<script>alert(1)</script><br/>noch eins</div></summary></entry>
      <entry><title type="html">&lt;i&gt;Zwei&lt;/i&gt;</title><published>2026-11-03T00:00:00+01:00</published><updated>2026-11-09T00:00:00Z</updated><author><name>Anna</name></author><content src="https://elsewhere.example/"/></entry></feed>`,
    )
    expect(feed).toMatchObject({
      title: 'Notizen & mehr',
      site: 'https://notes.example/a/',
      language: 'de',
    })
    expect(feed?.entries).toEqual([
      {
        title: 'Zwei',
        url: undefined,
        publishedAt: Date.parse('2026-11-02T23:00Z'),
        author: 'Anna',
        summary: '',
      },
      {
        title: '1 < 2 und 3 > 2',
        url: 'https://notes.example/a/b/eins',
        publishedAt: Date.parse('2026-11-02T00:00Z'),
        author: 'Redaktion',
        summary: 'Ein Wort noch eins',
      },
    ])
  })

  it('of JSON has the same, of version 1 and 1.1', () => {
    const feed = parse(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Notes',
        home_page_url: '/',
        language: 'en',
        items: [
          {
            id: '1',
            url: '/one',
            title: '<One>',
            content_html: '<p>Words</p>',
            date_published: '2026-11-19T09:00:00+01:00',
            authors: [{ name: 'Anna' }],
          },
          { id: '2', content_text: 'No title,\n but words', author: { name: 'Jonas' } },
          'nonsense',
          { id: '3', title: 4 },
        ],
      }),
    )
    expect(feed?.site).toBe('https://notes.example/')
    expect(feed?.entries).toMatchObject([
      { title: '<One>', url: 'https://notes.example/one', author: 'Anna', summary: 'Words' },
      { title: '', author: 'Jonas', summary: 'No title, but words' },
    ])
  })

  it('is none where it is a page, a list of pages, other JSON, or nothing', () => {
    for (const text of [
      '',
      'Not found',
      '<!doctype html><html><body><rss></rss></body></html>',
      '<urlset><url><loc>https://notes.example/</loc></url></urlset>',
      '<rss version="2.0"></rss>',
      '{"items":[]}',
      '{"version":"https://jsonfeed.org/version/1"}',
      '[1]',
      '{',
    ]) {
      expect(parse(text), text).toBeUndefined()
    }
    expect(parse(rss(''))?.entries).toEqual([])
  })

  it('keeps only http and https links', () => {
    const addresses = [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://anna:secret@notes.example/',
      `https://notes.example/${'a'.repeat(3000)}`,
      '',
      '/there',
      'https://elsewhere.example/ü?a=1&amp;b=2',
    ]
    const items = addresses.map(link => `<item><title>T</title><link>${link}</link></item>`)
    expect(parse(rss(items.join('')))?.entries.map(entry => entry.url)).toEqual([
      ...[undefined, undefined, undefined, undefined, undefined],
      'https://notes.example/there',
      'https://elsewhere.example/%C3%BC?a=1&b=2',
    ])
  })

  it('sorts dated entries by date, undated ones after their predecessors', () => {
    const item = (title: string, date = '') =>
      `<item><title>${title}</title><pubDate>${date}</pubDate></item>`
    expect(
      titles(
        rss(
          item('first') +
            item('old', '1 Nov 2025 10:00 GMT') +
            item('with old', 'yesterday') +
            item('to come', '1 Jan 2030 10:00 GMT') +
            item('new', '22 Nov 2026 10:00 GMT') +
            item('tomorrow', '23 Nov 2026 23:00 GMT'),
        ),
      ),
    ).toEqual(['first', 'tomorrow', 'new', 'old', 'with old', 'to come'])
    const [, , , , , last] = parse(rss(item('a', '1 Jan 2030 10:00 GMT')))?.entries ?? []
    expect(last).toBeUndefined()
    expect(parse(rss(item('a', '1 Jan 2030 10:00 GMT')))?.entries[0]?.publishedAt).toBeUndefined()
  })

  it('of a thousand entries has the newest fifty', () => {
    const items = Array.from({ length: 1000 }, (_, number) => {
      const date = new Date(NOW - (1000 - number) * 3_600_000).toUTCString()
      return `<item><title>No. ${number}</title><pubDate>${date}</pubDate><description>${'word '.repeat(200)}</description></item>`
    })
    const feed = parse(rss(items.join('')))
    expect(feed?.entries).toHaveLength(50)
    expect(feed?.entries[0]?.title).toBe('No. 999')
    expect(feed?.entries.at(-1)?.title).toBe('No. 950')
    expect(feed?.entries[0]?.summary.length).toBeLessThanOrEqual(600)
  })

  it('resolves no custom entities, and reads no document type', () => {
    const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "&l${n};&l${n};">`)
    const feed = parse(
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "ha"><!ENTITY file SYSTEM "file:///etc/passwd">${laughs.join('')}]>${rss('<item><title>&l9; &file; &#x41;&#66;&nbsp;&lt;&#55296;</title></item>').replace('<?xml version="1.0"?>', '')}`,
    )
    expect(feed?.entries[0]?.title).toBe('&l9; &file; AB <\ufffd')
  })

  it('is text that pages and databases can hold', () => {
    const title =
      'A\u0000\u0007B \u202eC <b onclick="x>y">bold</b> &lt;script&gt;alert(1)&lt;/script&gt;\n end'
    const feed = parse(rss(`<item><title><![CDATA[${title}]]></title></item>`))
    expect(feed?.entries[0]?.title).toBe('AB \u202eC bold <script>alert(1)</script> end')
    const long = parse(rss(`<item><title>${'🎈'.repeat(1000)}</title></item>`))
    expect([...(long?.entries[0]?.title ?? '')]).toHaveLength(300)
  })

  it('is read in linear time, however it is broken', () => {
    const MB = 1024 * 1024
    const hostile = [
      '<a>'.repeat(MB / 3),
      `${'<a>'.repeat(MB / 8)}${'</b>'.repeat(MB / 8)}`,
      `<rss><channel>${'<item>'.repeat(MB / 8)}`,
      `<rss><channel>${'<item/>'.repeat(MB / 8)}`,
      `<rss ${'a'.repeat(MB)}`,
      `<rss ${'a="b" '.repeat(MB / 6)}>`,
      `<rss ${'a= '.repeat(MB / 3)}>`,
      '<![CDATA['.repeat(MB / 9),
      '<!--'.repeat(MB / 4),
      `<!DOCTYPE ${'['.repeat(MB)}`,
      rss(`<item><title>${'&lt;a '.repeat(MB / 6)}</title></item>`),
      rss(`<item><title>${'&'.repeat(MB)}</title></item>`),
      rss(`<item><title>${'<![CDATA[<b>]]>'.repeat(MB / 15)}</title></item>`),
      `{"version":"https://jsonfeed.org/version/1","items":${'['.repeat(MB)}`,
      ' '.repeat(MB),
    ]
    for (const text of hostile) {
      expect(
        measureCpuMs(() => parse(text)),
        text.slice(0, 40),
      ).toBeLessThan(2000)
    }
  })
})
