import { expect, it } from 'vitest'
import { mediaAsLinks, mediaInHtml } from './media-in-html.ts'

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

it('keeps the author’s link, or a link to the file, where nothing plays', () => {
  expect(
    mediaAsLinks(
      '<p>A</p><video src="/a.mp4"><track src="/w.vtt" /><a href="/a.mp4">Film</a></video><audio controls aria-label="Talk"><source src="https://a.example/x.mp3?a&amp;b" /></audio><video controls></video>',
    ),
  ).toBe('<p>A</p><a href="/a.mp4">Film</a><a href="https://a.example/x.mp3?a&amp;b">Talk</a>')
  const film = '<video src="/a.mp4"></video>'
  expect(mediaAsLinks(film, element => element.includes('data-src'))).toBe(film)
})
