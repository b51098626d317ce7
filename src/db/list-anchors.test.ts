import { expect, test } from 'vitest'
import { createListAnchors } from './list-anchors.ts'

const numbers = Array.from({ length: 100 }, (_, at) => at)

/** Anchors of a list of numbers, and the offsets that were walked over. */
function open(list = numbers) {
  const anchors = createListAnchors<number>({ step: 10 })
  const walked: number[] = []
  const read = (offset: number, key = 'list', rows = list) =>
    anchors.read(key, { offset, limit: 4 }, async (after, skipped, limit) => {
      walked.push(skipped)
      const rest = after === undefined ? rows : rows.filter(number => number > after)
      return rest.slice(skipped, skipped + limit)
    })
  return { read, walked, anchors }
}

test('rows at every offset are those of the list, in any order of reading', async () => {
  const { read } = open()
  for (const at of numbers) {
    const offset = (at * 37) % numbers.length
    expect(await read(offset)).toEqual(numbers.slice(offset, offset + 4))
  }
})

test('rows after a known row are read from there', async () => {
  const { read, walked } = open()
  await read(57)
  expect(walked.splice(0)).toEqual([49, 7])
  await read(55)
  expect(walked.splice(0)).toEqual([5])
  await read(83)
  expect(walked.splice(0)).toEqual([29, 3])
  await read(9)
  expect(walked).toEqual([9])
})

test('known rows and counts are those of one version', async () => {
  const { read, anchors } = open()
  await read(57, 'list 1')
  const longer = [-1, ...numbers]
  expect(await read(57, 'list 2', longer)).toEqual(longer.slice(57, 61))
  expect(await anchors.count('list 1', async () => 100)).toBe(100)
  expect(await anchors.count('list 2', async () => 101)).toBe(101)
  expect(await anchors.count('list 1', async () => 102)).toBe(100)
})

test('a list that shrank after it was counted has no rows there', async () => {
  const { read } = open()
  expect(await read(120)).toEqual([])
  expect(await read(98)).toEqual([98, 99])
})
