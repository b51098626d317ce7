import { expect, it } from 'vitest'
import { isLookAlikeDomain, toSkeleton } from './look-alike.ts'

it.each([
  ['/аdmin', '/admin'],
  ['/ａｄｍｉｎ', '/admin'],
  ['/меdiа', '/media'],
  ['/αpi', '/api'],
  ['/über', '/über'],
])('reads %s as %s', (text, skeleton) => {
  expect(toSkeleton(text)).toBe(skeleton)
})

it.each([
  ['example.com', false],
  ['exаmple.com', true],
  ['ｅxample.com', true],
  ['аррӏе.com', true],
  ['пример.com', false],
  ['müller.de', false],
  ['例え.jp', false],
  ['shop.exаmple.com', true],
])('says whether %s can be taken for another domain: %s', (domain, isTaken) => {
  expect(isLookAlikeDomain(domain)).toBe(isTaken)
})
