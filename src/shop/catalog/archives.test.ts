import { expect, it } from 'vitest'
import { readTerm } from './archives.ts'

it.each([
  ['', undefined],
  ['page=2&sort=name', undefined],
  ['category=', undefined],
  ['category=bowls', { by: 'category', slug: 'bowls' }],
  ['category=+bowls+&page=3&color=blue', { by: 'category', slug: 'bowls' }],
  ['brand=alder&tag=new&category=bowls', { by: 'category', slug: 'bowls' }],
  ['category=&tag=new&brand=alder', { by: 'tag', slug: 'new' }],
  ['brand=alder&price=10-50', { by: 'brand', slug: 'alder' }],
  ['brand=alder,alder&brand=', { by: 'brand', slug: 'alder' }],
  ['brand=alder,birch', undefined],
  ['brand=alder&brand=birch', undefined],
])('SH-5: the query “%s” names one archive of products or none', (query, expected) => {
  expect(readTerm(new URLSearchParams(query))).toEqual(expected)
})
