import { expect, it } from 'vitest'
import { parseWebVtt } from './webvtt.ts'
import { writeWebVtt } from './write-webvtt.ts'

const full = `WEBVTT

STYLE
::cue { color: red }

REGION
id:low
width:40%
lines:2
regionanchor:0%,100%
viewportanchor:10%,90%
scroll:up

intro
00:00:01.000 --> 00:00:02.500 line:10%,end position:20%,line-left size:50% align:left
<v Ann>Good &amp; early</v>
second line

00:01:00.000 --> 01:00:00.000 region:low

00:01:02.000 --> 100:01:04.000 vertical:rl line:-1
<i>Late</i>
`

it('MP-3: written cues are read back unchanged', () => {
  const file = parseWebVtt(full)
  if (!file) throw new Error('not read')
  expect(parseWebVtt(writeWebVtt(file))).toEqual(file)
  expect(file.cues).toHaveLength(3)
})

it('nothing in a text or a name ends its cue', () => {
  const file = parseWebVtt(full)
  const [cue] = file?.cues ?? []
  if (!file || !cue) throw new Error('not read')
  const cues = [
    { ...cue, endSeconds: Number.POSITIVE_INFINITY },
    { ...cue, id: 'a --> b', text: 'one\n\n\ntwo\n' },
    { ...cue, text: ' \n\n  three' },
  ]
  const again = parseWebVtt(writeWebVtt({ ...file, cues }, 'of a film\n\n--> with lines'))
  expect(again?.cues.map(({ text }) => text)).toEqual([cue.text, 'one\ntwo', '  three'])
})
