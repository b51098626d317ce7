import { expect, it } from 'vitest'
import { fillPattern, fillTitle } from './title-pattern.ts'

const values = { title: 'Bowls', site: 'Harbor', tagline: 'Fired in June' }

it.each([
  ['', 'Bowls – Harbor'],
  ['{title}', 'Bowls'],
  ['{site}: {title}', 'Harbor: Bowls'],
  ['{title} | {site} – {tagline}', 'Bowls | Harbor – Fired in June'],
  ['{title} {unknown}', 'Bowls {unknown}'],
])('the pattern "%s" makes "%s"', (pattern, title) => {
  expect(fillTitle(pattern, values)).toBe(title)
})

it('removes separators next to empty values', () => {
  const bare = { ...values, tagline: '' }
  expect(fillTitle('{title} | {site} – {tagline}', bare)).toBe('Bowls | Harbor')
  expect(fillTitle('{tagline} · {title}', bare)).toBe('Bowls')
  expect(fillPattern('{excerpt}', { ...bare, excerpt: '' })).toBe('')
})

it('a title with signs of a pattern or of a replacement stays as it is', () => {
  expect(fillTitle('', { ...values, title: "$& {site} $'" })).toBe("$& {site} $' – Harbor")
})

it('does not repeat the site name', () => {
  expect(fillTitle('{title} | {site}', { ...values, title: 'Harbor' })).toBe('Harbor')
})
