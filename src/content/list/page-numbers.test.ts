import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('GA-1 PF-3: at most five pages, the first and the last always among them', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 20])
  expect(pageNumbers(5, 9)).toEqual([1, 4, 5, 6, 9])
  expect(pageNumbers(10, 20)).toEqual([1, 9, 10, 11, 20])
  expect(pageNumbers(20, 20)).toEqual([1, 17, 18, 19, 20])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (count, seed) => {
      const page = (seed % count) + 1
      const numbers = pageNumbers(page, count)
      return (
        numbers.length <= 5 &&
        numbers.every((number, index) => index === 0 || number > Number(numbers[index - 1])) &&
        numbers[0] === 1 &&
        numbers.at(-1) === count &&
        numbers.includes(page)
      )
    }),
  )
})
