import { expect, it } from 'vitest'
import { mediaAsLinks, mediaInHtml, needsOfHtml } from './media-in-html.ts'

it('finds media as browsers read them, and nothing in words', () => {
  const html = `<video class=x controls src='/a.mp4'><SOURCE
    type="video/mp4" src="https://a.example/x?a=1&amp;b=2"/><source data-src=https://youtu.be/aqz-KE-bpKQ><source src="#" data-src="https://vimeo.com/76979871" type="video/vimeo">
    <track src="/w.vtt"></video><p>&lt;audio src="/no.mp3"></p><audio src></audio><videos src="/no">`
  expect(mediaInHtml(html)).toEqual({
    sources: [
      { src: '/a.mp4' },
      { src: 'https://a.example/x?a=1&b=2', type: 'video/mp4' },
      { src: 'https://youtu.be/aqz-KE-bpKQ' },
      { src: 'https://vimeo.com/76979871', type: 'video/vimeo' },
    ],
    tracks: ['/w.vtt'],
  })
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

it('keeps the author’s link, or a link to the file, where nothing plays', () => {
  expect(
    mediaAsLinks(
      '<p>A</p><video src="/a.mp4"><track src="/w.vtt" /><a href="/a.mp4">Film</a></video><audio controls aria-label="Talk"><source src="https://a.example/x.mp3?a&amp;b" /></audio><video controls></video>',
    ),
  ).toBe('<p>A</p><a href="/a.mp4">Film</a><a href="https://a.example/x.mp3?a&amp;b">Talk</a>')
  const film = '<video src="/a.mp4"></video>'
  expect(mediaAsLinks(film, element => element.includes('data-src'))).toBe(film)
})
