import { expect, test } from 'vitest'
import { shorten } from '#base'
import { Props } from './props.ts'

test('BL-1: excerpts have 270 characters and pages ten posts by default', () => {
  const { excerptLength, perPage, skip } = Props.defaults
  expect([excerptLength, perPage, skip]).toEqual([270, 10, 0])
})

test('BL-1: an excerpt ends between words with an ellipsis', () => {
  expect(shorten('Two bowls, one jar', 18)).toBe('Two bowls, one jar')
  expect(shorten('Two bowls, one jar', 17)).toBe('Two bowls, one…')
  expect(shorten('Two bowls, one jar', 10)).toBe('Two bowls…')
  expect(shorten('Two bowls, one jar', 0)).toBe('Two bowls, one jar')
  expect(shorten(`  ${'x'.repeat(300)}  `, 270)).toBe(`${'x'.repeat(270)}…`)
  expect(shorten('', 270)).toBe('')
})
