import { expect, it } from 'vitest'
import { needsOfHtml, videoFacts } from './media-sources.ts'

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

it('allows the hosts of media, memory for streams, and frames of providers', () => {
  const needs = (html: string) => needsOfHtml(html).sources
  expect(needs('<p>Nothing</p><source src="https://a.example/x.mp4">')).toBeUndefined()
  expect(needs('<video src="/own.mp4"></video>')).toBeUndefined()
  expect(
    needs('<audio src="https://a.example/x.mp3"><track src="https://b.example/w.vtt"></audio>'),
  ).toEqual({ 'media-src': ['https://a.example'], 'connect-src': ['https://b.example'] })
  expect(needs('<video><source src="/own.m3u8"></video>')).toEqual({ 'media-src': ['blob:'] })
  const stream = {
    'media-src': ['blob:', 'https://a.example'],
    'connect-src': ['https://a.example'],
  }
  expect(needs('<video src="https://a.example/x.flv"></video>')).toEqual(stream)
  for (const type of ['video/flv', 'audio/mpegurl', 'application/dash+xml']) {
    expect(needs(`<video><source src="https://a.example/x" type="${type}"></video>`)).toEqual(
      stream,
    )
  }
  expect(needs('<video src="beside.flv"></video>')).toEqual({ 'media-src': ['blob:'] })
  expect(needs('<video><source data-src="https://youtu.be/aqz-KE-bpKQ"></video>')).toEqual({
    'frame-src': ['https://www.youtube-nocookie.com'],
  })
  expect(needs('<video src="https://a.example;script-src *"></video>')).toBeUndefined()
})
