import { expect, it } from 'vitest'
import { parseSrt } from './srt.ts'

it('MP-3: SubRip is read with its times, its slant, and no number or colour of its own', () => {
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

it('what has no times is no SubRip, and nothing in it runs', () => {
  expect(parseSrt('Good morning')).toBeUndefined()
  const file = parseSrt('1\n00:00:01,000 --> 00:00:02,000\n<script>alert(1)</script><img src=x>Hi')
  expect(file?.cues[0]?.text).toBe('Hi')
})

it('a megabyte of times that are none takes no time', () => {
  const before = performance.now()
  parseSrt('00:00:01,000 --> '.repeat(60_000))
  parseSrt('{\\'.repeat(500_000))
  expect(performance.now() - before).toBeLessThan(1000)
})
