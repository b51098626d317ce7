import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FADE_MS } from './video-player.tsx'
import { playingUrl, toEmbed } from './video-providers.ts'

it('VO-1: the image over a video fades out in 500 ms', () => {
  expect(FADE_MS).toBe(500)
  const styles = readFileSync(join(import.meta.dirname, 'video-player.css'), 'utf8')
  expect(styles).toContain(`transition: opacity ${FADE_MS}ms ease`)
})

it('VO-1: knows videos of providers by their pages, and nothing else', () => {
  const srcOf = (url: string) => toEmbed(url)?.src
  const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'
  for (const url of [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=3',
    'https://youtu.be/aqz-KE-bpKQ?t=3',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  ]) {
    expect(srcOf(url), url).toBe(youtube)
  }
  expect(srcOf('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871?dnt=1')
  for (const url of [
    '',
    'http://vimeo.com/1',
    'https://vimeo.com.example/1',
    'javascript:alert(1)',
    'https://youtu.be/short',
  ]) {
    expect(toEmbed(url), url).toBeUndefined()
  }
})

it('VO-1: autoplay comes first in the query, once', () => {
  expect(playingUrl('https://a.example/1?dnt=1')).toBe('https://a.example/1?autoplay=1&dnt=1')
  expect(playingUrl('https://a.example/1')).toBe('https://a.example/1?autoplay=1')
  const playing = 'https://a.example/1?dnt=1&autoplay=0'
  expect(playingUrl(playing)).toBe(playing)
})
