import { expect, it } from 'vitest'
import { cleanHtml } from './clean-html.server.ts'

it('MP-1: media in formatted text keep browser controls and size and never autoplay', () => {
  const written =
    '<p>See</p><video src="/media/film/original" autoplay onplay="alert(1)" style="color:red" class="x" loop muted width="640" poster="/media/still/960.webp" preload="auto"><track src="/media/words/original" kind="captions" srclang="de_at" label="Deutsch" default onload="x()"><a href="/media/film/original" download>The film</a></video>'
  const kept =
    '<p>See</p><video src="/media/film/original" controls loop muted preload="metadata" poster="/media/still/960.webp" width="640" height="360" playsinline><track src="/media/words/original" kind="captions" srclang="de-AT" label="Deutsch" default /><a href="/media/film/original">The film</a></video>'
  expect(cleanHtml(written)).toBe(kept)
  expect(cleanHtml(kept)).toBe(kept)
  expect(cleanHtml('<video src="/a.mp4"></video>')).toContain('width="480" height="270"')
  expect(cleanHtml('<video src="/a.mp4" width="100%" height="90"></video>')).toContain(
    'width="160" height="90"',
  )
})

it('media and captions of other hosts load only on request; their posters are omitted', () => {
  const clean = cleanHtml(
    '<audio><source src="https://a.example/x.mp3" type="audio/mpeg"></audio><video poster="https://a.example/x.jpg" preload="metadata"><source src="/own.mp4"><track src="https://a.example/x.vtt"></video><video preload="metadata" src="/own.mp4"></video>',
  )
  expect(clean.match(/preload="\w+"/g)).toEqual([
    'preload="none"',
    'preload="none"',
    'preload="metadata"',
  ])
  expect(clean).toContain('<source src="https://a.example/x.mp3" type="audio/mpeg" />')
  expect(clean).not.toContain('poster')
  expect(cleanHtml('<video src="/own.m3u8"></video>')).toContain('preload="none"')
})

it('a provider’s page is loaded only by the player', () => {
  const video = '<video controls><source src="https://youtu.be/aqz-KE-bpKQ"></video>'
  const clean = cleanHtml(video)
  expect(clean).toContain(
    '<source src="#" data-src="https://youtu.be/aqz-KE-bpKQ" type="video/youtube" />',
  )
  // As texts were stored before, and with a type by which browsers would load the page.
  const old = '<video controls><source data-src="https://youtu.be/aqz-KE-bpKQ" type="video/mp4">'
  expect(cleanHtml(old)).toBe(clean)
  expect(cleanHtml(clean)).toBe(clean)
  expect(cleanHtml('<video src="https://vimeo.com/76979871"></video>')).toContain(
    'data-src="https://vimeo.com/76979871"',
  )
})

it.each([
  'javascript:alert(1)',
  'data:video/mp4;base64,AAAA',
  '//evil.example/x.mp4',
  '/\\evil.example/x.mp4',
  'blob:https://a.example/1',
  'rtmp://a.example/x',
  'film.mp4',
])('an address that is of no file of the web is left out: %s', src => {
  const clean = cleanHtml(
    `<video src="${src}" data-src="${src}" poster="${src}"><source src="${src}" data-src="${src}"><track src="${src}" srclang="german"></video>`,
  )
  expect(clean).toBe(
    '<video controls preload="metadata" width="480" height="270" playsinline></video>',
  )
})

it('protocol-relative links become https and query links stay on the page', () => {
  expect(
    cleanHtml('<a href="//a.example/x">x</a> <a href="?x=1">y</a> <a href="///evil">z</a>'),
  ).toBe('<a href="https://a.example/x">x</a> <a href="?x=1">y</a> <a>z</a>')
})
