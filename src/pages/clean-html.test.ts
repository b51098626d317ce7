import { expect, it } from 'vitest'
import { cleanHtml } from './clean-html.server.ts'

it.each([
  ['//example.com/a', 'https://example.com/a'],
  ['www.example.com/a?b=1', 'https://www.example.com/a?b=1'],
  ['?x=1', '?x=1'],
  ['#a', '#a'],
  [' https://example.com/a\n  b c ', 'https://example.com/a%20%20b%20c'],
  ['tel:+49 (30) 123/45-6', 'tel:+4930123456'],
  ['HTTPS://example.com/', 'HTTPS://example.com/'],
  ['/über uns', '/über%20uns'],
  ['mailto:a@example.com?subject=Hello you', 'mailto:a@example.com?subject=Hello%20you'],
])('a link to %j leads to %s', (href, expected) => {
  expect(cleanHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${expected}">x</a>`)
})

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '///example.com',
  '/\\example.com',
  'tel:1;ext=5',
  'data:text/html,x',
])('a link to %j leads nowhere', href => {
  expect(cleanHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>')
})
