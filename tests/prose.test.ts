import { expect, it } from 'vitest'
import { findComments, findProblem, splitSentences } from '../bin/prose.ts'

it.each([
  'Whoever sends one of these gets a page of their own instead.',
  'What a page says of itself.',
  'It stands in the place of the module.',
  'The same of every film.',
])('flags comments that are hard to read: %s', text => {
  expect(findProblem(text)).toBeTruthy()
})

it.each([
  'Requests with any of these cookies bypass the cache.',
  'Maximum length of the meta description, in characters.',
  'What happens if the connection closes?',
])('accepts plain sentences: %s', text => {
  expect(findProblem(text)).toBeUndefined()
})

it('finds doc comments and line comments with their lines, and skips strings and directives', () => {
  const source = `import a from 'https://example.org'
/** Returns the price
 * in minor units. */
const a = 1 // Rounded to minor units.
// biome-ignore lint/x: a reason that is long enough
`
  expect(findComments(source)).toEqual([
    { line: 2, text: 'Returns the price in minor units.' },
    { line: 4, text: 'Rounded to minor units.' },
  ])
})

it('finds comments in style sheets', () => {
  expect(findComments('.a { color: red; } /* Only for screen readers. */')).toEqual([
    { line: 1, text: 'Only for screen readers.' },
  ])
})

it('splits docs into sentences, without code and tables', () => {
  const text =
    '# A title that is long enough\n\nFirst sentence of the text. Second sentence of it.\n```\ncode with many words in a line\n```\n| a table row with many words |'
  expect(splitSentences(text).map(({ text }) => text)).toEqual([
    'A title that is long enough',
    'First sentence of the text.',
  ])
})
