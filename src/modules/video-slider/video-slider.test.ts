import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'
import { MOVE_MS } from './Thumbnails.tsx'

const film = { file: 'film', poster: { media: 'still' }, title: 'A film' }
const render = (props: Record<string, unknown>) =>
  renderNodes([{ type: 'video-slider', props: { id: 'films', ...props } }])

it('CA-1: a group of thumbnails moves for 1000 ms', () => {
  expect(MOVE_MS).toBe(1000)
})

it('SL-4: every video is in the HTML with its controls and its name', async () => {
  const { html, problems } = await render({ slides: [film, film, film], choice: 'thumbnails' })
  expect(problems).toEqual([])
  expect(html.match(/<video[^>]* controls=""[^>]* aria-labelledby="films-\d-title"/g)).toHaveLength(
    3,
  )
  expect(html.match(/class="video-thumbnail"/g)).toHaveLength(3)
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  expect(html).not.toContain('inert')
})

it('SL-4: one video has nothing to choose from, and none leaves nothing', async () => {
  const one = await render({ slides: [film], choice: 'thumbnails' })
  expect(one.html).not.toMatch(/slide-controls|video-thumbnail/)
  const none = await render({ slides: [{}, { caption: 'Of nothing' }] })
  expect(none.html).toBe('')
})

it('SL-4: the page may load only from the providers of its videos, each once', async () => {
  const url = 'https://vimeo.com/76979871'
  const { html, needs } = await render({ slides: [film, { url }, { url }, { ...film, url }] })
  expect(html).not.toMatch(/<iframe|player\.vimeo/)
  expect(needs.sources).toEqual({ 'frame-src': ['https://player.vimeo.com'] })
  expect((await render({ slides: [film] })).needs.sources).toEqual({})
})
