import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'
import { playingUrl, toEmbed } from './providers.ts'

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

it('VO-1: a provider is not asked before a press, and the page may load from it alone', async () => {
  const node = { type: 'video', props: { id: 'film', url: 'https://vimeo.com/76979871' } }
  const { html, needs } = await renderNodes([node])
  expect(html).not.toMatch(/<iframe|player\.vimeo/)
  expect(html).toContain('href="https://vimeo.com/76979871"')
  expect(needs.sources).toEqual({ 'frame-src': ['https://player.vimeo.com'] })
})

it('a video of the library has its controls, its captions and its image in the HTML', async () => {
  const props = { id: 'film', file: 'film', captions: 'words', poster: { media: 'still' } }
  const { html } = await renderNodes([{ type: 'video', props }])
  expect(html).toMatch(/<video[^>]* controls=""/)
  expect(html).toContain('src="/media/words/original"')
  expect(html).toContain('kind="captions"')
  expect(html).toContain('poster="/media/still/960.webp"')
})
