import { expect, test } from 'vitest'
import { privateFileAddress, readFileAddress, toFileName } from './file-address.ts'

const SITE = 'https://shop.example'

test.each([
  ['/product-files/abc/song.mp3', { kind: 'private', id: 'abc', file: 'song.mp3' }],
  [`${SITE}/product-files/abc/song.mp3`, { kind: 'private', id: 'abc', file: 'song.mp3' }],
  ['/media/abc/original', { kind: 'media', key: 'abc', file: 'original' }],
  ['/terms', { kind: 'external', url: `${SITE}/terms` }],
  [
    'https://other.example/product-files/abc/song.mp3',
    { kind: 'external', url: 'https://other.example/product-files/abc/song.mp3' },
  ],
])('reads the address of a file for sale: %s', (address, expected) => {
  expect(readFileAddress(address, SITE)).toEqual(expected)
})

test.each([
  '/product-files/../secret',
  '/product-files/a/..%2f..%2fsecret',
  '/product-files/a/b/c',
])('takes nothing for an uploaded file that leads out of its folder: %s', address => {
  expect(readFileAddress(address, SITE).kind).toBe('external')
})

test.each([
  ['Über Töne (2. Auflage).pdf', 'Uber-Tone-2.-Auflage-.pdf'],
  ['../../etc/passwd', 'etc-passwd'],
  ['كتاب.epub', 'epub'],
  ['', 'file'],
])('makes a file name that is safe in an address: %s', (name, expected) => {
  const safe = toFileName(name)
  expect(safe).toBe(expected)
  expect(readFileAddress(privateFileAddress('a', safe), SITE).kind).toBe('private')
})
