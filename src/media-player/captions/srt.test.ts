import { expect, it } from 'vitest'
import { measureCpuMs } from '../../../tests/support/cpu-time.ts'
import { parseSrt } from './srt.ts'

it('MP-3: SubRip is read with times and italics, without numbers and colors', () => {
  const file = parseSrt(
    '\ufeff1\r\n00:00:01,500 --> 00:00:03,000 X1:1\r\n<i>Good</i> morning\r\n{\\an8}<font color="red">& more</font>\r\n\r\n2\r\n0:01:02,5 --> 0:01:04,25\r\n42\r\n',
  )
  expect(
    file?.cues.map(({ startSeconds, endSeconds, text }) => [startSeconds, endSeconds, text]),
  ).toEqual([
    [1.5, 3, '<i>Good</i> morning\n&amp; more'],
    [62.5, 64.25, '42'],
  ])
})

it('text without times is no SubRip, and no script in it runs', () => {
  expect(parseSrt('Good morning')).toBeUndefined()
  const file = parseSrt('1\n00:00:01,000 --> 00:00:02,000\n<script>alert(1)</script><img src=x>Hi')
  expect(file?.cues[0]?.text).toBe('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x&gt;Hi')
})

it('a megabyte of times that are none takes no time', () => {
  const cpuMs = measureCpuMs(() => {
    parseSrt('00:00:01,000 --> '.repeat(60_000))
    parseSrt('{\\'.repeat(500_000))
  })
  expect(cpuMs).toBeLessThan(1000)
})

const cuesOf = (text: string) =>
  parseSrt(text)?.cues.map(({ startSeconds, endSeconds, text: said }) => [
    startSeconds,
    endSeconds,
    said,
  ])

it('MP-3: the text behind a blank line belongs to the cue, up to the next times', () => {
  expect(
    cuesOf(
      '1\n00:00:01,000 --> 00:00:03,000\nFirst half,\n\nsecond half.\n\n2\n00:00:04,000 --> 00:00:05,000\n\nNext\n\n7\n',
    ),
  ).toEqual([
    [1, 3, 'First half,\nsecond half.'],
    [4, 5, 'Next\n7'],
  ])
})

it('MP-3: only b, i, u, s and font are tags; every other sign is text', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\n'
  expect(cuesOf(`${text}I <3 you, and 2 < 3 too\nnext line`)?.[0]?.[2]).toBe(
    'I &lt;3 you, and 2 &lt; 3 too\nnext line',
  )
  expect(cuesOf(`${text}- <Anna> speaks`)?.[0]?.[2]).toBe('- &lt;Anna&gt; speaks')
  expect(
    cuesOf(`${text}<B>Loud</B> <s>no</s> <font color="#fff" face="x">white</FONT>`)?.[0]?.[2],
  ).toBe('<b>Loud</b> no white')
})

it.each([
  ['without milliseconds', '00:00:01 --> 00:00:03'],
  ['without hours', '00:01,000 --> 00:03,000'],
  ['with points', '00:00:01.000 --> 00:00:03.000'],
  ['with colons before milliseconds', '00:00:01:000 --> 00:00:03:000'],
  ['without spaces', '00:00:01,000-->00:00:03,000'],
  ['with a short arrow', '00:00:01,000 -> 00:00:03,000'],
  ['with a typographic arrow', '00:00:01,000 → 00:00:03,000'],
  ['with a broken arrow', '00:00:01,000 -- > 00:00:03,000'],
  ['with spaces inside', '00: 00: 01, 000 --> 00: 00: 03, 000'],
  ['with one digit', '0:0:1,0 --> 0:0:3,0'],
  ['with coordinates', '00:00:01,000 --> 00:00:03,000  X1:100 X2:200'],
])('MP-3: SubRip times are read %s', (_, times) => {
  expect(cuesOf(`1\n${times}\nHello\n`)).toEqual([[1, 3, 'Hello']])
})
