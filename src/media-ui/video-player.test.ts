import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { providerOf } from '#media-player'
import { mediaNeeds, toMediaSources } from './media-sources.ts'

it('VO-1: the image over a video fades out in 500 ms', () => {
  const styles = readFileSync(join(import.meta.dirname, 'media-player.css'), 'utf8')
  expect(styles).toContain('transition: opacity 500ms ease')
})

it('VO-1: knows videos of providers by their pages, and nothing else', () => {
  for (const src of [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=3',
    'https://youtu.be/aqz-KE-bpKQ?t=3',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'http://www.youtube.com/v/aqz-KE-bpKQ',
    'https://music.youtube.com/watch?v=aqz-KE-bpKQ&si=x',
  ]) {
    expect(providerOf({ src })?.page, src).toBe('https://youtu.be/aqz-KE-bpKQ')
  }
  const listed = 'https://vimeo.com/76979871'
  for (const src of [
    listed,
    'http://vimeo.com/76979871?share=copy#t=5',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/short-films/videos/76979871',
    'https://vimeo.com/76979871/settings',
  ]) {
    expect(providerOf({ src }), src).toMatchObject({ provider: 'Vimeo', page: listed })
  }
  for (const src of [
    `${listed}/abcdef1234?share=copy`,
    'https://player.vimeo.com/video/76979871?title=0&h=abcdef1234#t=5',
  ]) {
    const unlisted = { id: '76979871', key: 'abcdef1234', page: `${listed}/abcdef1234` }
    expect(providerOf({ src }), src).toMatchObject(unlisted)
  }
  for (const src of [
    'ftp://vimeo.com/1',
    'https://vimeo.com/about',
    'https://vimeo.com.example/1',
    'https://youtu.be/short',
  ]) {
    expect(providerOf({ src }), src).toBeUndefined()
  }
})

it('MP-2: a file precedes its URL, alternatives follow, invalid URLs are omitted', () => {
  const file = { src: '/media/film/original', mime: 'video/webm' }
  const none = { file: null, url: '' }
  expect(
    toMediaSources({ file, url: 'https://a.example/x.mp4' }, [
      { file: null, url: ' https://a.example/live.m3u8 ' },
      none,
      { file: null, url: 'javascript:alert(1)' },
      { file: null, url: '//a.example/x' },
      { file: null, url: 'rtmp://a.example/x' },
    ]),
  ).toEqual([
    { src: '/media/film/original', type: 'video/webm' },
    { src: 'https://a.example/live.m3u8' },
    { src: 'rtmp://a.example/x' },
  ])
})

it('MP-2: a page may load from where its sources are, and from nowhere else', () => {
  const needs = (...all: string[]) => mediaNeeds(all.map(src => ({ src }))).sources
  expect(needs('/media/film/original', 'rtmp://a.example/x')).toBeUndefined()
  expect(needs('https://a.example/x.mp4', 'https://a.example/y.mp4')).toEqual({
    'media-src': ['https://a.example'],
  })
  expect(needs('https://a.example/x.m3u8', '/own.mpd')).toEqual({
    'media-src': ['blob:', 'https://a.example'],
    'connect-src': ['https://a.example'],
  })
  expect(needs('https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/1')).toEqual({
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  })
})

it('MP-7: a page may fetch a file that comes by http, and play it from memory', () => {
  const needs = mediaNeeds([{ src: 'http://a.example:8080/x.mp4' }])
  expect(needs.sources).toEqual({
    'media-src': ['http://a.example:8080', 'https://a.example:8080', 'blob:'],
    'connect-src': ['https://a.example:8080', 'http://a.example:8080'],
  })
})

it('a URL whose host cannot be in a policy requests nothing', () => {
  for (const src of ['https://[::1]/x.mp4', 'https://a_b.example/x.mp4', 'https://;/x.mp4']) {
    expect(mediaNeeds([{ src }]), src).toEqual({})
  }
})
