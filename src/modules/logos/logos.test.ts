import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

const render = async (props: object) =>
  (await renderNodes([{ type: 'logos', props: { id: 'l', ...props } }])).html

it('a marquee is drawn twice and said once, and one logo does not move', async () => {
  const items = [
    { name: 'One', link: { url: '/one' } },
    { image: { media: 'a' }, name: 'Two' },
  ]
  const html = await render({ items, layout: 'marquee' })
  expect(html.match(/<ul/g)).toHaveLength(2)
  expect(html).toContain('aria-hidden="true"')
  expect(html.match(/tabindex="-1"/g)).toHaveLength(1)
  expect(html).toContain('alt="Two"')
  const one = await render({ items: items.slice(0, 1), layout: 'marquee' })
  expect(one.match(/<ul/g)).toHaveLength(1)
  expect(one).not.toContain('checkbox')
})

it('omits entries without logo and name', async () => {
  expect(await render({ items: [{}, { name: 'One' }] })).toMatch(/<ul[^>]*><li>.*One.*<\/li><\/ul>/)
})
