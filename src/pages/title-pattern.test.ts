import { expect, it } from 'vitest'
import { fillPattern, fillTitle } from './title-pattern.ts'

const values = { title: 'Bowls', site: 'Atelier', tagline: 'Fired in June' }

it.each([
  ['', 'Bowls – Atelier'],
  ['{title}', 'Bowls'],
  ['{site}: {title}', 'Atelier: Bowls'],
  ['{title} | {site} – {tagline}', 'Bowls | Atelier – Fired in June'],
  ['{title} {unknown}', 'Bowls {unknown}'],
])('the pattern "%s" makes "%s"', (pattern, title) => {
  expect(fillTitle(pattern, values)).toBe(title)
})

it('what is empty leaves no dash behind', () => {
  const bare = { ...values, tagline: '' }
  expect(fillTitle('{title} | {site} – {tagline}', bare)).toBe('Bowls | Atelier')
  expect(fillTitle('{tagline} · {title}', bare)).toBe('Bowls')
  expect(fillPattern('{excerpt}', { ...bare, excerpt: '' })).toBe('')
})

it('a title with signs of a pattern or of a replacement stays as it is', () => {
  expect(fillTitle('', { ...values, title: "$& {site} $'" })).toBe("$& {site} $' – Atelier")
})

it('a page named as its site says so once', () => {
  expect(fillTitle('{title} | {site}', { ...values, title: 'Atelier' })).toBe('Atelier')
})
