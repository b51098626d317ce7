import { expect, it } from 'vitest'
import { modules } from '../../../tests/support/modules.ts'
import { nodeOfAddress } from './node-of-address.ts'

const shown = (text: string) => {
  const { type, props: { id: _, ...props } = {} } = nodeOfAddress(modules, text) ?? {}
  return type && [type, props]
}

it('EM-1, MP-2: a pasted URL creates the module that plays, reads or embeds it', () => {
  const video = (url: string) => ['video', { url }]
  for (const url of [
    'https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3s',
    'https://vimeo.com/76979871',
    'https://media.example/film.mp4?v=2',
    'https://media.example/live/index.m3u8',
    'https://media.example/dash.mpd',
  ]) {
    expect(shown(` ${url}\n`), url).toEqual(video(url))
  }
  for (const extension of ['mp3', 'ogg', 'm4a', 'wav', 'flac', 'MP3?v=2']) {
    const url = `https://media.example/talk.${extension}`
    expect(shown(url), url).toEqual(['audio', { url }])
  }
  for (const url of [
    'https://notes.example/feed/',
    'https://notes.example/atom.xml',
    'https://www.youtube.com/feeds/videos.xml?channel_id=UC123',
  ]) {
    expect(shown(url), url).toEqual(['feed', { url }])
  }
  const embed = (url: string) => ['embed', { url }]
  for (const url of [
    'https://www.youtube.com/playlist?list=PL1234567890',
    'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
    'https://www.openstreetmap.org/#map=15/52.5163/13.3777',
    'https://soundcloud.com/somebody/feed',
    'https://www.google.com/maps/place/Brandenburger+Tor/@52.5,13.3,17z',
  ]) {
    expect(shown(url), url).toEqual(embed(url))
  }
})

it('an unknown URL creates no module', () => {
  for (const text of [
    '',
    'see https://youtu.be/aqz-KE-bpKQ',
    'https://example.com/about',
    'https://example.com/sitemap.xml',
    'javascript:alert(1)//https://youtu.be/aqz-KE-bpKQ',
    'https://example.com/film.swf',
    `https://media.example/${'a'.repeat(500)}.mp4`,
    'youtu.be/aqz-KE-bpKQ',
  ]) {
    expect(nodeOfAddress(modules, text), text).toBeUndefined()
  }
  expect(nodeOfAddress(modules, 'https://youtu.be/aqz-KE-bpKQ')?.props.id).toMatch(/^video-/)
})
