import { expect, it } from 'vitest'
import { parseTtml } from '../captions/ttml.ts'
import { parseWebVtt } from '../captions/webvtt.ts'
import { arrangeCues } from './arrange-cues.ts'

function arrange(text: string, hasRegions = false) {
  const file = parseWebVtt(`WEBVTT\n\n${text}`)
  if (!file) throw new Error('no WebVTT')
  return arrangeCues(file, hasRegions)
}
const times = (cues: ReturnType<typeof arrange>) =>
  cues.map(({ startSeconds, endSeconds, text }) => [startSeconds, endSeconds, text])

const REGION =
  'REGION\nid:fred\nwidth:40%\nlines:3\nregionanchor:0%,100%\nviewportanchor:10%,90%\nscroll:up'

it('MP-3: without support of regions their cues are positioned, one below the other', () => {
  const text = `${REGION}

00:01.000 --> 00:09.000 region:fred align:left
Hi

00:03.000 --> 00:05.000 region:fred align:left
I am <b>Fred</b>

00:03.000 --> 00:05.000
Elsewhere`
  const cues = arrange(text)
  expect(times(cues)).toEqual([
    [1, 3, 'Hi'],
    [3, 5, 'Hi\nI am <b>Fred</b>'],
    [3, 5, 'Elsewhere'],
    [5, 9, 'Hi'],
  ])
  const place = { size: 40, position: 10, region: '', line: 90, lineAlign: 'end' }
  for (const index of [0, 1]) {
    expect(cues[index]?.settings).toMatchObject({ ...place, snapToLines: false, align: 'left' })
  }
  expect(cues[2]?.settings).toMatchObject({ line: 'auto', size: 100 })
  expect(times(arrange(text, true))).toHaveLength(3)
  expect(arrange(text, true)[0]?.settings).toMatchObject({ region: 'fred', line: 'auto' })
  const upper = text.replace('0%,100%\nviewportanchor:10%,90%', '50%,0%\nviewportanchor:50%,10%')
  expect(arrange(upper)[0]?.settings).toMatchObject({
    position: 30,
    line: expect.closeTo(10 + 3 * 5.33),
  })
})

it('MP-3: simultaneous cues in one position do not overlap', () => {
  const cues = arrange(`00:01.000 --> 00:04.000 line:50%
One

00:02.000 --> 00:03.000 line:50%
Two

00:02.000 --> 00:03.000
By lines

00:02.500 --> 00:03.000
Above it`)
  expect(times(cues)).toEqual([
    [1, 2, 'One'],
    [2, 3, 'One\nTwo'],
    [2, 3, 'By lines'],
    [2.5, 3, 'Above it'],
    [3, 4, 'One'],
  ])
  // Percentages in the file are kept.
  expect(cues[0]?.settings).toMatchObject({ line: 50, snapToLines: false })
  const file = parseTtml(
    '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1s" end="9s">Ann</p><p begin="1s" end="9s">Ben</p></div></body></tt>',
  )
  expect(file && times(arrangeCues(file, true))).toEqual([[1, 9, 'Ann\nBen']])
})

it('a file of twenty thousand cues in one place takes no time', () => {
  const cues = Array.from({ length: 20_000 }, (_, at) => {
    const clock = new Date(at * 1000).toISOString().slice(11, 23)
    return `${clock} --> 99:00:00.000 line:10%\n${at}`
  })
  expect(arrange(cues.join('\n\n')).at(-1)?.text.split('\n')).toHaveLength(8)
})
