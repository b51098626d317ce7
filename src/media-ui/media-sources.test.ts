import { expect, it } from 'vitest'
import { videoFacts } from './media-sources.ts'

const poster = {
  id: 'still',
  alt: '',
  width: 1600,
  height: 900,
  colour: '#fff',
  widths: [640, 1280],
}
const file = { src: '/media/film/original', mime: 'video/mp4', uploadedAt: 1, durationSeconds: 20 }

it('structured data of a video contains only complete required fields', () => {
  expect(videoFacts({ name: 'Film', file, poster })).toEqual([
    {
      name: 'Film',
      thumbnail: '/media/still/1280.webp',
      uploadedAt: 1,
      src: '/media/film/original',
      durationSeconds: 20,
    },
  ])
  // Its own image is used if none was chosen; SVG has no widths.
  const [own] = videoFacts({
    name: 'Film',
    file: { ...file, poster: { ...poster, widths: [] } },
    poster: null,
  })
  expect(own?.thumbnail).toBe('/media/still/original')
  expect(videoFacts({ name: '', file, poster })).toEqual([])
  expect(videoFacts({ name: 'Film', file, poster: null })).toEqual([])
  expect(videoFacts({ name: 'Film', file: null, poster })).toEqual([])
  expect(videoFacts({ name: 'Film', file: { src: file.src, mime: file.mime }, poster })).toEqual([])
})
