import { afterAll, afterEach, beforeEach, expect } from 'vitest'

/** Console errors and warnings fail the test that caused them. */
const complaints: unknown[][] = []
const { error, warn } = console
console.error = heard(error)
console.warn = heard(warn)

beforeEach(() => {
  complaints.length = 0
})
afterEach(() => {
  expect(complaints).toEqual([])
})
afterAll(() => Object.assign(console, { error, warn }))

function heard(say: typeof console.error): typeof console.error {
  return (...words) => {
    complaints.push(words)
    say(...words)
  }
}
