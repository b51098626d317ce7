import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

const render = (props: object) =>
  renderNodes([{ type: 'playlist', props: { id: 'songs', ...props } }])

it('MP-3: the player contains the first item; each item is a link', async () => {
  const entries = [
    { file: 'one', title: 'One', captions: 'words' },
    { url: 'https://a.example/two.mp3', title: '<b>Two</b>' },
    { title: 'To come' },
  ]
  const { html, needs, problems } = await render({ entries })
  expect(problems).toEqual([])
  expect(html.match(/<a [^>]*data-playlist-entry=""/g)).toHaveLength(2)
  expect(html.match(/<audio/g), 'in the player, and for each').toHaveLength(3)
  expect(html).toContain('aria-label="&lt;b&gt;Two&lt;/b&gt;"')
  expect(html, 'what is to come').toMatch(/<span class="playlist-entry">.*To come/)
  expect(needs.sources).toEqual({ 'media-src': ['https://a.example'] })
})

it('a playlist of nothing leaves nothing', async () => {
  expect((await render({ entries: [{ artist: 'Nobody' }] })).html).toBe('')
})
