import { expect, it } from 'vitest'
import type { MediaDescription } from './description.ts'
import { playerHtml } from './player-html.ts'

const texts = { downloadFile: (address: string) => `Download File: ${address}` }
const html = (more: Partial<MediaDescription>) =>
  playerHtml({ kind: 'video', sources: [{ src: '/a.mp4' }], texts, ...more })

it('MP-1: a video is 480×270 by default, with the browser’s controls until the script loads', () => {
  expect(html({})).toBe(
    '<video class="media-element" controls="" playsinline="" preload="metadata" width="480" height="270"><source src="/a.mp4" type="video/mp4"></video>',
  )
  expect(html({ width: 640, height: 360 })).toContain('width="640" height="360"')
  expect(html({ kind: 'audio', sources: [{ src: '/a.mp3' }] })).not.toMatch(/width|playsinline/)
})

it('MP-2: sources keep their order and types; a part is requested by URL', () => {
  const sources = [
    { src: '/a.m3u8' },
    { src: '/media/x/original', type: 'video/webm' },
    { src: '/y' },
  ]
  expect(html({ sources, startSeconds: 3, endSeconds: 9.5 })).toContain(
    '<source src="/a.m3u8#t=3,9.5" type="application/vnd.apple.mpegurl"><source src="/media/x/original#t=3,9.5" type="video/webm"><source src="/y#t=3,9.5"></video>',
  )
  expect(html({ endSeconds: 4 })).toContain('/a.mp4#t=,4')
  expect(html({ startSeconds: 4 })).toContain('/a.mp4#t=4"')
})

it('MP-2: sources that no element plays are not given to the browser', () => {
  expect(html({ sources: [{ src: 'https://vimeo.com/76979871' }], startSeconds: 2 })).toContain(
    '<source src="#" data-src="https://vimeo.com/76979871#t=2" type="video/vimeo">',
  )
  expect(html({ sources: [{ src: 'rtmp://a.example/x' }] })).toContain(
    '<source src="#" data-src="rtmp:',
  )
})

it('MP-5: sources that only a script or nothing plays are links as well', () => {
  const sources = [
    { src: '/a.flv' },
    { src: 'rtmp://a.example/x' },
    { src: '/b.mp4' },
    { src: '/c', type: 'audio/mpegurl' },
  ]
  expect(html({ sources })).toContain('preload="none"')
  expect(html({ sources }).match(/<a [^>]*>[^<]*<\/a>/g)).toEqual([
    '<a href="/a.flv" download="">Download File: /a.flv</a>',
    '<a href="rtmp://a.example/x" download="">Download File: rtmp://a.example/x</a>',
    '<a href="/c" download="">Download File: /c</a>',
  ])
})

it('MP-3, MP-6: tracks have kind and language; invalid languages are refused', () => {
  const track = { kind: 'chapters', src: '/c.vtt', language: 'de_at', label: 'Kapitel' } as const
  expect(html({ tracks: [{ ...track, isDefault: true }] })).toContain(
    '<track kind="chapters" src="/c.vtt" srclang="de-AT" label="Kapitel" default="">',
  )
  expect(() => html({ tracks: [{ ...track, language: 'german' }] })).toThrow(TypeError)
})

it('no text ends its attribute', () => {
  expect(html({ label: '"><script>alert(1)</script>', poster: '/p"x' })).toContain(
    'poster="/p&quot;x" width="480" height="270" aria-label="&quot;&gt;&lt;script&gt;',
  )
})
