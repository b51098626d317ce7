import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sharedFile } from '../../../tests/support/shared-data.ts'
import type { CueSettings } from './caption-file.ts'
import { parseCueText, plainCueText, voiceOf, writeCueText } from './cue-text.ts'
import { decodeCaptions } from './decode-captions.ts'
import { parseCaptions } from './read-captions.ts'
import { parseWebVtt } from './webvtt.ts'

const read = (body: string) => parseWebVtt(`WEBVTT\n\n${body}`)
const cue = (text: string, settings = '') =>
  read(`00:00.000 --> 00:02.000${settings && ` ${settings}`}\n${text}`)?.cues[0]

it('MP-3: reads cues with names, times with and without hours, comments, any line end', () => {
  const file = parseWebVtt(
    '\ufeffWEBVTT - a talk\r\nKind: captions\r\n\r\nNOTE not said\r\n\r\none\r\n00:01.000 --> 00:02.500 align:start\r\nFirst\r\nline\r\n\r\n100:00:00.000-->100:00:01.000\rSecond',
  )
  expect(file?.cues).toMatchObject([
    {
      id: 'one',
      startSeconds: 1,
      endSeconds: 2.5,
      text: 'First\nline',
      settings: { align: 'start' },
    },
    { id: '', startSeconds: 360_000, endSeconds: 360_001, text: 'Second' },
  ])
})

it('MP-3: other text is refused as WebVTT, and invalid cues are left out', () => {
  for (const text of ['', 'WEBVTTx\n', '\nWEBVTT', '<html>', 'WEBvtt\n']) {
    expect(parseWebVtt(text), text).toBeUndefined()
  }
  const wrong = [
    '00:60.000 --> 00:61.000',
    '0:00.000 --> 00:02.000',
    '00:00,000 --> 00:02,000',
    '00:00.00 --> 00:02.00',
  ]
  expect(read(wrong.map(times => `${times}\nText`).join('\n\n'))?.cues).toEqual([])
  expect(read('00:05.000 --> 00:01.000\nBackwards')?.cues).toHaveLength(1)
})

it('MP-3: settings position a cue; invalid settings are ignored', () => {
  expect(
    cue('x', 'vertical:rl line:42.5%,end position:10%,line-left size:30% align:right')?.settings,
  ).toEqual({
    vertical: 'rl',
    line: 42.5,
    snapToLines: false,
    lineAlign: 'end',
    position: 10,
    positionAlign: 'line-left',
    size: 30,
    align: 'right',
    region: '',
  })
  const none = cue('x')?.settings
  for (const wrong of [
    'line:5%2',
    'size:101%',
    'position:%',
    'align:START',
    'vertical:lx',
    'line :4',
    'size: 4%',
    'line:1,left',
  ]) {
    expect(cue('x', wrong)?.settings, wrong).toEqual(none)
  }
  expect(cue('x', 'line:-1')?.settings).toMatchObject({ line: -1, snapToLines: true })
  const digits = '1'.padEnd(35, '0')
  expect(cue('x', `line:${digits} size:0.${digits}%`)?.settings).toMatchObject({
    line: 1e34,
    size: 0.1,
  })
})

it('MP-3: hours have any number of digits, spaces are those of ASCII, settings need none before them', () => {
  const times = (line: string) => {
    const [one] = read(`${line}\nText`)?.cues ?? []
    return one && [one.startSeconds, one.endSeconds, one.settings.align]
  }
  expect(times('0:00:01.000 --> 1:00:00.000')).toEqual([1, 3600, 'center'])
  expect(times('00000000000:00:01.000 --> 00000000001:00:00.000')).toEqual([1, 3600, 'center'])
  expect(times('\f00:01.000\f-->\t00:02.000align:end')).toEqual([1, 2, 'end'])
  expect(times('00:01.000-->00:02.000.5')).toEqual([1, 2, 'center'])
  for (const wrong of [
    '60:00.000 --> 61:00.000',
    '00:01.000 --> 00:02.0005',
    '00:01.0005 --> 00:02.000',
    '\u00a000:01.000 --> 00:02.000',
    '00:01.000 -- > 00:02.000',
    '-00:01.000 --> 00:02.000',
    '00:00:60.000 --> 00:01:00.000',
  ]) {
    expect(times(wrong), wrong).toBeUndefined()
  }
})

it('MP-3: of a setting that stands twice, the last good one holds', () => {
  expect(
    cue('x', 'vertical:rl vertical:up line:1,end line:2 position:5%,line-right position:7%')
      ?.settings,
  ).toMatchObject({
    vertical: 'rl',
    line: 2,
    lineAlign: 'end',
    position: 7,
    positionAlign: 'line-right',
  })
})

it('MP-3: blocks end with an empty line, and with the times of a cue; spaces are no empty line', () => {
  const texts = (body: string) => parseWebVtt(body)?.cues.map(({ id, text }) => [id, text])
  expect(
    texts('WEBVTT\nX: 1\n00:01.000 --> 00:02.000\nOne\n \nmore\n00:02.000 --> 00:03.000\nTwo'),
  ).toEqual([
    ['', 'One\n \nmore'],
    ['', 'Two'],
  ])
  expect(texts('WEBVTT\r\rNOTE\rnot said\rSTYLE\r\rSTYLE\r00:01.000 --> 00:02.000\rSaid')).toEqual([
    ['STYLE', 'Said'],
  ])
  expect(texts('WEBVTT\n\na\nb\n00:01.000 --> 00:02.000\nSaid')).toEqual([['', 'Said']])
  expect(texts('WEBVTT\n\n00:00 --> bad\nSTYLE\n\n00:01.000 --> 00:02.000\nSaid')).toEqual([
    ['', 'Said'],
  ])
})

it('MP-3: tags end as they are written, spans close in their order, annotations are one line', () => {
  expect(cue('<b>a</b >b</b>c')?.text).toBe('<b>ab</b>c')
  expect(cue('<i>a<b>b</i>c</b>d')?.text).toBe('<i>a<b>bc</b>d</i>')
  expect(cue('<v\n Ann \t &amp;\n Ben >x')?.text).toBe('<v Ann &amp; Ben>x</v>')
  expect(cue('<ruby>a<rt>b<c>c</ruby>d</c></ruby>e')?.text).toBe(
    '<ruby>a<rt>b<c>cd</c></rt></ruby>e',
  )
  expect(cue('<lang.x en-GB>a<v>b</lang>')?.text).toBe('<lang.x en-GB>a<v>b</v></lang>')
  expect(cue('a<00:00:01.000 >b<99:00.000>c<0:00:02.000>d')?.text).toBe('abc<00:00:02.000>d')
  expect(cue('<B>a</B><c.x')?.text).toBe('a<c.x></c>')
})

it('MP-3: characters by name or number are those of HTML, with and without their semicolon', () => {
  const said = (text: string) => plainCueText(parseCueText(text))
  expect(said('&lrm;&rlm;&nbsp;&amp;&lt;&gt;')).toBe('\u200e\u200f\u00a0&<>')
  expect(said('&Eacute;t&eacute; &ndash; &hellip; &sung; &AMP; &Amp;')).toBe('Été – … ♪ & &Amp;')
  expect(said('&alpha;&Omega;&sigmaf;&sigma;&Sigma; &le;&ne;&rArr;&spades;')).toBe('αΩςσΣ ≤≠⇒♠')
  expect(said('&copy 2026 &ampere &notit; &eacutet')).toBe('© 2026 &ere ¬it; ét')
  expect(said('&#233;&#xE9;&#233 &#128;&#0;&#x110000;&#xd800;')).toBe('ééé €\ufffd\ufffd\ufffd')
  expect(said('&nb&unknown;& &; &#; &#x; &lrm x')).toBe('&nb&unknown;& &; &#; &#x; &lrm x')
})

it('MP-3: regions and styles stand before the first cue', () => {
  const file = read(
    'REGION\nid:fred width:40% lines:5\nregionanchor:0%,100% viewportanchor:10%,90% scroll:up\n\nSTYLE\n::cue { color: red }\n\n00:00.000 --> 00:01.000 region:fred\nHi\n\nSTYLE\n::cue { color: blue }',
  )
  expect(file?.regions).toEqual([
    {
      id: 'fred',
      width: 40,
      lines: 5,
      regionAnchor: [0, 100],
      viewportAnchor: [10, 90],
      scroll: 'up',
    },
  ])
  expect(file?.styles).toEqual(['::cue { color: red }'])
  expect(file?.cues[0]?.settings.region).toBe('fred')
  expect(cue('x', 'region:fred line:1')?.settings.region).toBe('')
})

it('MP-3: cue text keeps the spans of the standard and nothing that runs', () => {
  expect(cue('<v.loud Mary>No <i>way</v>')?.text).toBe('<v.loud Mary>No <i>way</i></v>')
  expect(cue('<ruby>東<rt>east</ruby> <00:01.000>&lt;b&gt; &amp &nbsp;')?.text).toBe(
    '<ruby>東<rt>east</rt></ruby> <00:00:01.000>&lt;b&gt; &amp; \u00a0',
  )
  expect(
    cue('a<script>alert(1)</script>b<img src=x onerror=alert(1)>c<a href="javascript:x">d</a>')
      ?.text,
  ).toBe('abcd')
  expect(cue('<i onclick=alert(1)>x</i><rt>no ruby</rt><c.ok..{}>y')?.text).toBe(
    '<i>x</i>no ruby<c.ok.{}>y</c>',
  )
  const nodes = parseCueText('<v Ann><ruby>東<rt>east</rt></ruby>!</v>')
  expect([plainCueText(nodes), voiceOf(nodes)]).toEqual(['東 (east)!', 'Ann'])
})

it('reads a megabyte of hostile input quickly', () => {
  const bad = [
    '<'.repeat(1e6),
    '<c>'.repeat(3e5),
    '&'.repeat(1e6),
    '<script></script>'.repeat(1e5),
    `<v ${' '.repeat(1e6)}`,
  ]
  for (const text of bad) expect(cue(text)).toBeDefined()
  read(`00:00.000${' '.repeat(1e6)}x`)
  read('\n-->'.repeat(2e5))
})

it('captions are read in UTF-8, UTF-16 or Latin-1, as WebVTT or DFXP by their content', () => {
  const latin = Uint8Array.from(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nGrüße', 'latin1'))
  expect(parseCaptions(decodeCaptions(latin))?.cues[0]?.text).toBe('Grüße')
  const wide = Uint8Array.from(Buffer.from('\ufeffWEBVTT\n', 'utf16le'))
  expect(parseCaptions(decodeCaptions(wide))?.cues).toEqual([])
  const broken = Uint8Array.from([...Buffer.from('Grüße aus Århus'), 0xff])
  expect(decodeCaptions(broken)).toBe('Grüße aus Århus\ufffd')
  const declared = (encoding: string, ...letters: number[]) =>
    decodeCaptions(
      Uint8Array.from([...Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>`), ...letters]),
    ).slice(-letters.length)
  expect(declared('windows-1251', 0xcf, 0xf0)).toBe('Пр')
  expect(declared('ISO-8859-15', 0xa4)).toBe('€')
  expect(declared('unheard-of', 0xfc)).toBe('ü')
  expect(decodeCaptions(Uint8Array.from(Buffer.from('<tt>é', 'utf16le')))).toBe('<tt>é')
  expect(parseCaptions('<!doctype html><p>404</p>')).toBeUndefined()
})

const placeOf = ({ line, snapToLines, position }: Record<string, unknown> | CueSettings) => [
  line,
  snapToLines,
  position,
]

/** Pre-standard syntax: regions, times without minutes, content after a lone arrow. */
const OTHERS = /^regions|region\/|minimum-spots|integration\/id/

const shared = sharedFile('captions/webvtt')
it.skipIf(!shared)('MP-3: reads the files of other people’s tests as they say', () => {
  const folder = shared ?? ''
  const all = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const files = [...all].filter(
    name => name.endsWith('.json') && all.has(name.replace('.json', '.vtt')) && !OTHERS.test(name),
  )
  expect(files.length).toBeGreaterThan(40)
  for (const name of files) {
    const { cues } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    if (!Array.isArray(cues)) continue
    const text = decodeCaptions(readFileSync(join(folder, name.replace('.json', '.vtt'))))
    const found = parseWebVtt(text)?.cues.map(one => [
      one.startSeconds,
      one.endSeconds,
      one.id,
      one.settings.size,
      one.settings.vertical,
      ...placeOf(one.settings),
      one.text,
    ])
    const said = cues.map((one: Record<string, unknown>) => [
      one.startTime,
      one.endTime,
      one.id,
      one.size,
      one.vertical,
      // Before the standard, `middle` was valid and only the invalid half of a setting was dropped.
      ...(/middle|position-(?:start|end)|bad-(?:line|position)/.test(name)
        ? ['auto', true, 'auto']
        : placeOf(one)),
      writeCueText(parseCueText(String(one.text))),
    ])
    expect(found, name).toEqual(said)
  }
})

it('MP-3: cues are sorted by start, the longest first', () => {
  const cues = ['05.000 --> 00:06.000', '01.000 --> 00:02.000', '01.000 --> 00:09.000'].map(
    times => `00:${times}\nText`,
  )
  const file = parseWebVtt(['WEBVTT', ...cues].join('\n\n'))
  expect(file?.cues.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds])).toEqual([
    [1, 9],
    [1, 2],
    [5, 6],
  ])
})
