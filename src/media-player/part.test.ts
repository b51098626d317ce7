import { expect, it } from 'vitest'
import { partOf, withoutEnd, writePart } from './part.ts'

const all = { startSeconds: 0, endSeconds: Number.POSITIVE_INFINITY }

it.each([
  ['/a.mp4', all],
  ['/a.mp4#t=3,9.5', { startSeconds: 3, endSeconds: 9.5 }],
  ['/a.mp4#t=,4', { startSeconds: 0, endSeconds: 4 }],
  ['/a.mp4#track=b&t=npt:1:05', { ...all, startSeconds: 65 }],
  ['/a.mp4#t=0:01:02.500,1:03', { startSeconds: 62.5, endSeconds: 63 }],
  ['/a.mp4#t=9,3', { ...all, startSeconds: 9 }],
  ['/a.mp4#t=soon', all],
  ['/a.mp4#start=5', all],
  ['/a.mp4?t=5', all],
])('MP-3: %s asks for a part', (src, part) => {
  expect(partOf([{ src: '/other.webm' }, { src }])).toEqual(part)
})

it('MP-3: writes what it reads, and an end before its start not at all', () => {
  expect(writePart({ startSeconds: 3, endSeconds: 9.5 })).toBe('#t=3,9.5')
  expect(writePart({ endSeconds: 4 })).toBe('#t=,4')
  expect(writePart({ startSeconds: 9, endSeconds: 3 })).toBe('#t=9')
  expect(writePart({ startSeconds: 0, endSeconds: 0 })).toBe('')
})

it('MP-3: an end can be taken off an address, and nothing else', () => {
  expect(withoutEnd('/a,1.mp4#t=3,9.5')).toBe('/a,1.mp4#t=3')
  expect(withoutEnd('/a,1.mp4#a=1,2&t=,9')).toBe('/a,1.mp4#a=1,2&t=')
  expect(withoutEnd('/a.mp4#t=3')).toBe('/a.mp4#t=3')
})
