import { expect, it } from 'vitest'
import { clipOf, withoutEnd, writeClip } from './clip.ts'

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
  ['/a.mp4#t=npt%3A10%2C20', { startSeconds: 10, endSeconds: 20 }],
  ['/a.mp4#t=12.3456', { ...all, startSeconds: 12.3456 }],
  ['/a.mp4#t=5&t=7.', { ...all, startSeconds: 7 }],
  ['/a.mp4#t=1m30s', { ...all, startSeconds: 90 }],
  ['http://', all],
  ['https://youtu.be/aqz-KE-bpKQ', all],
  ['https://youtu.be/aqz-KE-bpKQ?t=62', { ...all, startSeconds: 62 }],
  ['https://youtu.be/aqz-KE-bpKQ?si=Zq1&t=90s', { ...all, startSeconds: 90 }],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s', { ...all, startSeconds: 3723 }],
  ['https://www.youtube.com/watch?t=1m30s&v=aqz-KE-bpKQ', { ...all, startSeconds: 90 }],
  ['https://youtu.be/aqz-KE-bpKQ?t=62#t=12.5', { ...all, startSeconds: 12.5 }],
  [
    'https://www.youtube.com/embed/aqz-KE-bpKQ?start=10&end=20',
    { startSeconds: 10, endSeconds: 20 },
  ],
  ['https://youtu.be/aqz-KE-bpKQ?t=soon', all],
  ['https://vimeo.com/76979871#t=90s', { ...all, startSeconds: 90 }],
  ['https://vimeo.com/76979871#t=1m30s', { ...all, startSeconds: 90 }],
  ['https://vimeo.com/76979871?share=copy&t=5#t=,8', { startSeconds: 0, endSeconds: 8 }],
])('MP-3: %s asks for a part', (src, part) => {
  expect(clipOf([{ src: '/other.webm' }, { src }])).toEqual(part)
})

it('MP-3: writes the parts it reads, and refuses an end before its start', () => {
  expect(writeClip({ startSeconds: 3, endSeconds: 9.5 })).toBe('#t=3,9.5')
  expect(writeClip({ endSeconds: 4 })).toBe('#t=,4')
  expect(writeClip({ startSeconds: 9, endSeconds: 3 })).toBe('#t=9')
  expect(writeClip({ startSeconds: 0, endSeconds: 0 })).toBe('')
})

it('MP-3: an end can be taken off an address, and nothing else', () => {
  expect(withoutEnd('/a,1.mp4#t=3,9.5')).toBe('/a,1.mp4#t=3')
  expect(withoutEnd('/a,1.mp4#a=1,2&t=,9')).toBe('/a,1.mp4#a=1,2&t=')
  expect(withoutEnd('/a.mp4#t=3')).toBe('/a.mp4#t=3')
  expect(withoutEnd('/a.mp4#t=npt%3A10%2C20&b=1')).toBe('/a.mp4#t=npt%3A10&b=1')
  expect(withoutEnd('/a.mp4#t=1m30s,2m')).toBe('/a.mp4#t=1m30s')
})
