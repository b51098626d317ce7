import { afterAll, afterEach, beforeEach, expect } from 'vitest'

/** React and our own code complain on the console: that fails the test that caused it. */
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
