import { expect, it } from 'vitest'
import { joinDividedCues } from './join-divided-cues.ts'
import { parseWebVtt } from './webvtt.ts'

const textsOf = (text: string) => parseWebVtt(joinDividedCues(text))?.cues.map(cue => cue.text)
const FIRST = '00:00:01.000 --> 00:00:02.000'
const SECOND = '00:00:03.000 --> 00:00:04.000'

it.each([
  ['a blank line within the text', `WEBVTT\n\n${FIRST}\nFirst,\n\nsecond.\n\n${SECOND}\nNext\n`],
  ['a blank line before the text', `WEBVTT\n\n${FIRST}\n\nFirst,\nsecond.\n\n${SECOND}\n\nNext\n`],
  [
    'blanks in the blank line',
    `WEBVTT\r\n\r\n${FIRST}\r\nFirst,\r\n \r\nsecond.\r\n\r\n${SECOND}\r\nNext`,
  ],
  ['numbers', `WEBVTT\n\n1\n${FIRST}\nFirst,\n\nsecond.\n\n2\n${SECOND}\nNext\n\n3\n`],
])('MP-3: WebVTT with %s loses no words', (_, text) => {
  expect(textsOf(text)).toEqual(['First,\nsecond.', 'Next'])
})

it('comments, styles and regions are no text of a cue', () => {
  const text = `WEBVTT\n\nSTYLE\n::cue { color: red }\n\nNOTE one\n\ntwo\n\nname\n${FIRST}\nFirst\n\nNOTE three\n\nfour\n\n${SECOND}\nNext\n`
  expect(textsOf(text)).toEqual(['First', 'Next'])
  expect(parseWebVtt(joinDividedCues(text))?.styles).toEqual(['::cue { color: red }'])
})

it('text that is no WebVTT is unchanged', () => {
  expect(joinDividedCues('<tt>\r\n\r\n</tt>')).toBe('<tt>\r\n\r\n</tt>')
})
