import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

it('VO-1: a provider is contacted only after a press and only that host is allowed', async () => {
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
  expect(html).toMatch(/<img src="\/media\/still\/960.webp"/)
  expect(html, 'a poster is loaded once').not.toContain('poster="')
})
