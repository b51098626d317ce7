import { expect, it } from 'vitest'
import { parseCaptions, writeWebVtt } from '#media-player/schema'
import {
  addRow,
  changeRow,
  findProblem,
  mergeRow,
  splitRow,
  toCues,
  toRows,
} from './caption-rows.ts'

const read = (text: string) => {
  const file = parseCaptions(`WEBVTT\n\n${text}`)
  if (!file) throw new Error('not read')
  return { file, rows: toRows(file) }
}
const TWO = `a
00:00:01.000 --> 00:00:03.000 align:left
Tom &amp; <i>Ann</i> are here

00:00:04.000 --> 00:00:06.000
and there
`

it('MP-3: saving an opened file changes nothing, including settings and names', () => {
  const { file, rows } = read(TWO)
  expect(rows[0]?.text).toBe('Tom & <i>Ann</i> are here')
  expect(parseCaptions(writeWebVtt({ ...file, cues: toCues(rows) }))).toEqual(file)
})

it('text that looks like a named character stays as written', () => {
  const { file, rows } = read('00:01.000 --> 00:02.000\nAT&amp;T &amp;copy; &amp;lt; 2 &gt; 1')
  expect(rows[0]?.text).toBe('AT&amp;T &amp;copy; &amp;lt; 2 &gt; 1')
  expect(toCues(rows)).toEqual(file.cues)
  expect(read('00:01.000 --> 00:02.000\nAT&amp;T').rows[0]?.text).toBe('AT&T')
})

it('a row is split at the time that plays, its text at the caret or between two words', () => {
  const { rows } = read(TWO)
  const atTime = splitRow(rows, 0, { atSeconds: 1.5, caret: 5 })
  expect(atTime.map(({ start, end, text }) => [start, end, text]).slice(0, 2)).toEqual([
    ['00:00:01.000', '00:00:01.500', 'Tom &'],
    ['00:00:01.500', '00:00:03.000', '<i>Ann</i> are here'],
  ])
  const inMiddle = splitRow(rows, 1, { atSeconds: 50 })
  expect(inMiddle.slice(1).map(({ start, text }) => [start, text])).toEqual([
    ['00:00:04.000', 'and'],
    ['00:00:05.000', 'there'],
  ])
})

it('two rows become one; a new one stands between its neighbours', () => {
  const { rows } = read(TWO)
  expect(mergeRow(rows, 0)).toMatchObject([
    { start: '00:00:01.000', end: '00:00:06.000', text: 'Tom & <i>Ann</i> are here\nand there' },
  ])
  expect(mergeRow(rows, 1)).toEqual(rows)
  expect(addRow(rows, 0)[1]).toMatchObject({ start: '00:00:03.000', end: '00:00:04.000', text: '' })
  expect(addRow(rows, 1, 20)[2]).toMatchObject({ start: '00:00:20.000', end: '00:00:22.000' })
})

it('each row reports its problem', () => {
  const { rows } = read(TWO)
  const problem = (values: object, index = 1) => {
    const changed = changeRow(rows, index, values)
    const row = changed[index]
    return row && findProblem(row, changed[index - 1], 10)
  }
  expect(problem({})).toBeUndefined()
  expect(problem({ start: 'soon' })).toBe('no-start')
  expect(problem({ end: '' })).toBe('no-end')
  expect(problem({ end: '4' })).toBe('ends-early')
  expect(problem({ start: '2' })).toBe('overlaps')
  expect(problem({ start: '11', end: '12' })).toBe('after-end')
  expect(problem({ text: ' ' })).toBe('no-text')
  expect(problem({ text: '1 < 2' })).toBe('tags-lost')
  expect(problem({ text: '<b>Yes</b>' })).toBeUndefined()
  const wrong = changeRow(rows, 0, { end: '0:00' })
  expect(toCues(wrong)).toHaveLength(1)
})
