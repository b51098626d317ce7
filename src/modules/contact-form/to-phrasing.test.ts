import { expect, it } from 'vitest'
import { toPhrasing } from './to-phrasing.ts'

it('formatted text in a label has lines instead of blocks', () => {
  expect(toPhrasing('<p>I <a href="/terms">agree</a>.</p>')).toBe('I <a href="/terms">agree</a>.')
  expect(toPhrasing('<p class="a">One</p>\n<ul><li>Two</li><li>Three</li></ul>')).toBe(
    'One<br>Two<br>Three',
  )
})
