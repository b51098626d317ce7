import { expect, it } from 'vitest'
import { parseTtml } from './ttml.ts'

const read = (body: string, head = '', attributes = '') =>
  parseTtml(
    `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" ${attributes}><head>${head}</head>${body}</tt>`,
  )?.cues ?? []
const times = (cues: ReturnType<typeof read>) =>
  cues.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds])
const body = (inside: string) => read(`<body><div>${inside}</div></body>`)

it('MP-3: a style can switch off weight, slant, line, color and visibility', () => {
  const [cue] = body(
    '<p begin="1s" end="2s" tts:fontWeight="bold" tts:color="lime">a<span tts:fontWeight="normal">b</span><span tts:color="white" tts:fontStyle="italic" tts:textDecoration="underline">c<span tts:textDecoration="noUnderline">d</span></span></p>',
  )
  expect(cue?.text).toBe('<c.lime><b>a</b>b</c><u><b><i>c</i></b></u><b><i>d</i></b>')
  const [lines] = body(
    '<p begin="1s" end="2s" tts:textDecoration="underline">a<span tts:textDecoration="lineThrough">b</span><span tts:textDecoration="none">c</span></p>',
  )
  expect(lines?.text).toBe('<u>ab</u>c')
  const [hidden] = body(
    '<p begin="1s" end="2s" tts:visibility="hidden">a <span tts:visibility="visible">b</span></p>',
  )
  expect(hidden?.text).toBe('b')
  const none = '<div tts:display="none"><p begin="1s" end="2s">a</p></div>'
  expect(read(`<body>${none}</body>`)).toEqual([])
  const region = '<layout><region xml:id="off" tts:display="none"/></layout>'
  const within = '<body><div region="off"><p begin="1s" end="2s">a</p></div></body>'
  expect(read(within, region)).toEqual([])
})

it('MP-3: the content’s style overrides its region’s, and the region sets the position', () => {
  const head =
    '<styling><style xml:id="s" tts:color="cyan"/></styling><layout><region xml:id="r" tts:color="red" style="s" tts:origin="10% 80%" tts:extent="80% 10%" tts:displayAlign="after"><style tts:textAlign="end"/></region></layout>'
  const [cue, other] = read(
    '<body tts:color="yellow"><div><p region="r" begin="1s" end="2s">a</p></div></body>',
    head,
  )
  expect([cue?.text, other]).toEqual(['<c.yellow>a</c>', undefined])
  expect(cue?.settings).toMatchObject({
    align: 'end',
    position: 90,
    size: 80,
    line: 90,
    lineAlign: 'end',
    snapToLines: false,
  })
  const timed = head.replace('<region ', '<region begin="1s" dur="2s" ')
  const gone = '<body region="r"><div><p begin="0s" end="9s">a</p></div></body>'
  expect(times(read(gone, timed))).toEqual([[1, 3]])
  const [plain] = read('<body region="r"><div><p begin="1s" end="2s">a</p></div></body>', head)
  expect(plain?.text).toBe('<c.red>a</c>')
  const [ground] = read(
    '<body><div tts:backgroundColor="blue"><p begin="1s" end="2s">a<span tts:backgroundColor="transparent">b</span></p></div></body>',
  )
  expect(ground?.text).toBe('<c.bg_blue>ab</c>')
})

it('MP-3: places are in percent, pixels or cells; columns have theirs along the height', () => {
  const place = (region: string, attributes = '') =>
    read(
      '<body region="r"><div><p begin="1s" end="2s">a</p></div></body>',
      `<layout><region xml:id="r" ${region}/></layout>`,
      attributes,
    )[0]?.settings
  const pixels = 'tts:origin="64px 96px" tts:extent="512px 48px" tts:textAlign="left"'
  expect(place(pixels, 'tts:extent="640px 480px"')).toMatchObject({
    position: 10,
    size: 80,
    line: 20,
  })
  expect(place(pixels)).toMatchObject({ position: 'auto', size: 100, line: 'auto' })
  const cells = 'tts:origin="8c 3c" tts:extent="16c 3c" tts:textAlign="start"'
  expect(place(cells)).toMatchObject({ position: 25, size: 50, line: 20 })
  const columns =
    'tts:writingMode="tbrl" tts:origin="70% 10%" tts:extent="20% 80%" tts:textAlign="start"'
  expect(place(columns)).toMatchObject({
    vertical: 'rl',
    position: 10,
    size: 80,
    line: 90,
    lineAlign: 'end',
    snapToLines: false,
  })
})

it('MP-3: every colour is shown: by the classes of WebVTT, and others by a style of the file', () => {
  const file = parseTtml(
    '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1s" end="2s"><span tts:color="rgb(255,255,0)">a</span><span tts:color="#FFEEDD" tts:backgroundColor="rgba(0,0,255,128)">b</span><span tts:color="green">c</span><span tts:color="url(x)" tts:backgroundColor="transparent">d</span></p></div></body></tt>',
  )
  expect(file?.cues[0]?.text).toBe(
    '<c.yellow>a</c><c.rgb_ffeedd.bg_rgb_0000ff80>b</c><c.rgb_008000>c</c>d',
  )
  expect(file?.styles).toEqual([
    '::cue(.rgb_ffeedd) { color: #ffeedd }\n::cue(.bg_rgb_0000ff80) { background-color: #0000ff80 }\n::cue(.rgb_008000) { color: #008000 }',
  ])
})

it('MP-3: ruby, languages, spaces that are kept, changes of style in time', () => {
  const [ruby, twice] = body(
    '<p begin="1s" end="2s"><span tts:ruby="container"><span tts:ruby="base">東</span> <span tts:ruby="delimiter">(</span><span tts:ruby="text" tts:color="red">east</span></span></p><p begin="2s" end="3s"><span><span tts:ruby="container">a<span tts:ruby="text">1</span></span></span><span><span tts:ruby="container">b<span tts:ruby="text">2</span></span></span></p>',
  )
  expect(ruby?.text).toBe('<ruby>東<rt><c.red>east</c></rt></ruby>')
  expect(twice?.text).toBe('<ruby>a<rt>1</rt></ruby><ruby>b<rt>2</rt></ruby>')
  const languages = read(
    '<body><div><p begin="1s" end="2s">a <span xml:lang="fr-CA">b <span xml:lang="en-GB">c</span></span></p></div></body>',
    '',
    'xml:lang="en"',
  )
  expect(languages[0]?.text).toBe('a <lang fr-CA>b </lang>c')
  const kept = read(
    '<body><div><p begin="1s" end="2s">a  b\r\n c</p><p begin="2s" end="3s" xml:space="default">a  b\n c</p><p begin="3s" end="4s"> &#160; a&#160; b </p></div></body>',
    '',
    'xml:space="preserve"',
  )
  expect(kept.map(one => one.text)).toEqual(['a  b\n c', 'a b c', ' \u00a0 a\u00a0 b '])
  expect(body('<p begin="1s" end="2s">\n&#160;a&nbsp;\n</p>')[0]?.text).toBe('\u00a0a\u00a0')
  const set = body(
    '<p begin="1s" end="9s">a<set begin="1s" dur="1s" tts:color="red"/><span>b<set begin="3s" tts:visibility="hidden"/></span></p>',
  )
  expect(set.map(one => [one.startSeconds, one.endSeconds, one.text])).toEqual([
    [1, 2, 'ab'],
    [2, 3, '<c.red>ab</c>'],
    [3, 4, 'ab'],
    [4, 9, 'a'],
  ])
})
