import { expect, it } from 'vitest'
import { isFetchedAsBlob, offersDownload, playableSources, sourceType } from './sources.ts'

const chromium = (type: string) => /^(?:video\/(?:mp4|webm)|audio\/(?:mpeg|ogg))/.test(type)
const order = (list: { src: string; type?: string }[], canPlay = chromium) =>
  playableSources(list, canPlay).map(({ source, engine }) => `${engine} ${source.src}`)

it('MP-2: a source’s kind is given by its type, extension, scheme or host', () => {
  const typeOf = (src: string, type?: string) => sourceType({ src, type })
  expect(typeOf('/a.bin', 'Video/MP4; codecs="avc1.4d401e"')).toBe('video/mp4')
  expect(typeOf('/film.MP4?v=2#t=3')).toBe('video/mp4')
  expect(typeOf('https://a.example/live/index.m3u8')).toBe('application/vnd.apple.mpegurl')
  expect(typeOf('/a.mpd')).toBe('application/dash+xml')
  expect(typeOf('/a.flv')).toBe('video/x-flv')
  expect(typeOf('rtmp://a.example/live')).toBe('video/rtmp')
  expect(typeOf('https://youtu.be/aqz-KE-bpKQ')).toBe('video/youtube')
  expect(typeOf('https://vimeo.com/76979871')).toBe('video/vimeo')
  expect(typeOf('/media/key/original')).toBe('')
})

it('MP-2: sources are tried engine by engine, each in its own order', () => {
  const all = ['/a.flv', 'https://youtu.be/aqz-KE-bpKQ', '/b.mpd', '/c.m3u8', '/d.webm', '/e.mp4']
  expect(order(all.map(src => ({ src })))).toEqual([
    'native /d.webm',
    'native /e.mp4',
    'hls /c.m3u8',
    'dash /b.mpd',
    'flv /a.flv',
    'youtube https://youtu.be/aqz-KE-bpKQ',
  ])
  const apple = (type: string) => chromium(type) || type.includes('mpegurl')
  expect(order([{ src: '/c.m3u8' }, { src: '/e.mp4' }], apple)).toEqual([
    'native /c.m3u8',
    'native /e.mp4',
  ])
})

it('MP-2, MP-5: unplayable files are offered as downloads', () => {
  const old = [{ src: 'rtmp://a.example/live' }, { src: '/a.swf' }, { src: '/x', type: 'rtmp/mp4' }]
  expect(order([...old, { src: '/a.ogv' }])).toEqual([])
  for (const one of old) expect(offersDownload([one])).toBe(true)
  expect(offersDownload([{ src: '/a.flv' }])).toBe(true)
  expect(offersDownload([{ src: '/a.mp4' }, { src: '/a.m3u8' }])).toBe(false)
})

it('MP-7: http media is fetched as a blob only on https pages on iOS', () => {
  const src = 'http://a.example/a.mp4'
  expect(isFetchedAsBlob(src, { protocol: 'https:', isIos: true })).toBe(true)
  expect(isFetchedAsBlob(src, { protocol: 'https:', isIos: false })).toBe(false)
  expect(isFetchedAsBlob(src, { protocol: 'http:', isIos: true })).toBe(false)
  expect(isFetchedAsBlob('https://a.example/a', { protocol: 'https:', isIos: true })).toBe(false)
})
