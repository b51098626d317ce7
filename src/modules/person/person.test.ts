import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

const render = async (props: object) =>
  (await renderNodes([{ type: 'person', props: { id: 'p', name: 'Ada', ...props } }])).html

it('a collapsed biography is a disclosure named after the person', async () => {
  const html = await render({ body: '<p>Long.</p>', biography: 'opens' })
  expect(html).toMatch(/<details.*<summary.*Biography.*Ada.*<\/summary>.*Long\..*<\/details>/)
  expect(html).not.toContain('<vt-island')
  expect(await render({ body: '<p>Long.</p>' })).not.toContain('<details')
  expect(await render({ biography: 'opens' })).not.toContain('<details')
})

it('without a portrait nothing lies over one', async () => {
  expect(await render({ layout: 'overlay' })).toContain('data-layout="card"')
  const shown = await render({ layout: 'overlay', portrait: { media: 'a' } })
  expect(shown).toContain('data-layout="overlay"')
})
