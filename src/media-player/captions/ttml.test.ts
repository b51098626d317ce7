import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sharedFile } from '../../../tests/support/shared-data.ts'
import { decodeCaptions } from './read-captions.ts'
import { parseTtml } from './ttml.ts'

const read = (body: string, head = '', attributes = '') =>
  parseTtml(
    `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" ${attributes}><head>${head}</head>${body}</tt>`,
  )?.cues ?? []
const times = (cues: ReturnType<typeof read>) =>
  cues.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds])
const body = (inside: string) => read(`<body><div>${inside}</div></body>`)

it('MP-3: DFXP has times in all units', () => {
  const p = [
    '00:00:01.5',
    '1.5s',
    '1500ms',
    '0.025m',
    '0.0001h',
    '37.5f',
    '15t',
    '00:00:01:12',
    '00:00:02',
  ]
  const cues = read(
    `<body><div>${p.map(at => `<p begin="${at}" end="9s">x</p>`).join('')}</div></body>`,
    '',
    'ttp:frameRate="25" ttp:tickRate="10"',
  )
  expect(cues.map(one => one.startSeconds)).toEqual([
    expect.closeTo(0.36),
    1.48,
    1.5,
    1.5,
    1.5,
    1.5,
    1.5,
    1.5,
    2,
  ])
  const rate = 'ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"'
  const film = read('<body><div><p begin="30f" dur="1s">x</p></div></body>', '', rate)
  expect(film[0]?.startSeconds).toBeCloseTo(1.001)
})

it('MP-3: a paragraph without an end ends with the beginning of the next; br is a new line', () => {
  const cues = body(
    '<p begin="1s">One<br/>two</p><p begin="3s" dur="1s">Three</p><p begin="5s">Four</p>',
  )
  expect(times(cues)).toEqual([
    [1, 3],
    [3, 4],
    [5, Number.POSITIVE_INFINITY],
  ])
  expect(cues[0]?.text).toBe('One\ntwo')
})

it('MP-3: times count from what a paragraph stands in, or from the one before', () => {
  const nested = read(
    '<body begin="10s" end="14s"><div begin="1s"><p begin="1s" end="9s">x</p></div></body>',
  )
  expect(times(nested)).toEqual([[12, 14]])
  const sequence = read(
    '<body><div timeContainer="seq"><p dur="2s">a</p><p begin="1s" dur="2s">b</p></div></body>',
  )
  expect(times(sequence)).toEqual([
    [0, 2],
    [3, 5],
  ])
})

it('MP-3: spans with times of their own come and go', () => {
  const cues = body(
    '<p begin="10s" end="14s">Ha<span begin="1s">, ha</span><span begin="2s" end="3s">!</span></p>',
  )
  expect(times(cues)).toEqual([
    [10, 11],
    [11, 12],
    [12, 13],
    [13, 14],
  ])
  expect(cues.map(one => one.text)).toEqual(['Ha', 'Ha, ha', 'Ha, ha!', 'Ha, ha'])
})

it('MP-3: styles are inherited, by reference, of a region, and become spans and places', () => {
  const head =
    '<styling><style xml:id="base" tts:textAlign="left"/><style xml:id="loud" style="base" tts:color="#FFFF00" tts:fontWeight="bold"/></styling><layout><region xml:id="top" tts:origin="10% 5%" tts:extent="80% 20%"/></layout>'
  const [cue] = read(
    '<body><div region="top"><p begin="1s" end="2s" style="loud">A <span tts:fontStyle="italic">b</span> <span tts:color="yellow">c</span></p></div></body>',
    head,
  )
  expect(cue?.text).toBe('<c.yellow><b>A <i>b</i> <c.yellow>c</c></b></c>')
  expect(cue?.settings).toMatchObject({
    align: 'left',
    line: 5,
    snapToLines: false,
    size: 80,
    position: 10,
  })
  const circle =
    '<styling><style xml:id="a" style="b"/><style xml:id="b" style="a" tts:fontStyle="italic"/></styling>'
  expect(read('<body><div><p begin="1s" style="a">x</p></div></body>', circle)[0]?.text).toBe(
    '<i>x</i>',
  )
})

it('MP-3: nothing that runs or grows is read: no document type, no entities of its own, no markup', () => {
  const bomb =
    '<!DOCTYPE tt [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1s">&b;&lt;script&gt;<script>alert(1)</script><![CDATA[<i>]]></p></div></body></tt>'
  expect(parseTtml(bomb)?.cues[0]?.text).toBe('&amp;b;&lt;script&gt;&lt;i&gt;')
  for (const text of ['', '<html><body><p begin="1s">x</p></body></html>', 'tt', '<ttx>']) {
    expect(parseTtml(text), text).toBeUndefined()
  }
  expect(parseTtml('<tt>'.repeat(1e5))?.cues).toEqual([])
  expect(parseTtml(`<tt ${'a="'.repeat(1e5)}`)?.cues ?? []).toEqual([])
})

it('MP-3: prefixes are those of the document, spaces are one, hidden text is not said', () => {
  const cues =
    parseTtml(
      '<tt:tt xmlns:tt="http://www.w3.org/ns/ttml"><tt:body><tt:div><tt:p begin="1s" end="2s">\n   A   <tt:span> b </tt:span> <tt:span tts:display="none">no</tt:span>\n  <tt:br/>\n c</tt:p><tt:p begin="2s"> </tt:p></tt:div></tt:body></tt:tt>',
    )?.cues ?? []
  expect(cues.map(one => one.text)).toEqual(['A b\nc'])
})

const shared = (name: string) => {
  const file = sharedFile(`captions/${name}.dfxp`)
  return file ? parseTtml(decodeCaptions(readFileSync(file)))?.cues : undefined
}
it.skipIf(!sharedFile('captions/basic.dfxp'))('MP-3: reads DFXP of other people’s tests', () => {
  const basic = shared('basic')
  expect(basic).toHaveLength(7)
  expect(basic?.[1]).toMatchObject({
    startSeconds: 14.848,
    endSeconds: 17,
    text: 'MAN:\nWhen we think\n♪ ...say bow, wow, ♪',
  })
  expect(basic?.at(-1)?.text).toBe('&lt;LAUGHING &amp; WHOOPS!&gt;')
  expect(basic?.[3]?.text).toBe('as an old, wrinkly man\nwith white hair.')
  expect(shared('empty')).toEqual([])
  expect(shared('syntax-error')?.map(one => one.text)).toEqual([
    "&gt;&gt;THE GENERAL ASSEMBLY'S 2014",
    'SESSION GOT OFF TO A LATE START,',
  ])
  expect(shared('inline-style')?.[0]?.text).toContain('<i>italic</i>')
})
