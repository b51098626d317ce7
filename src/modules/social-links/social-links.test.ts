import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

const render = async (props: object) =>
  (await renderNodes([{ type: 'social-links', props: { id: 's', ...props } }])).html

it('an icon without label is named after its network', async () => {
  const items = [
    { network: 'mastodon', link: { url: 'https://m.example/@a' } },
    { network: 'github', link: { url: 'https://github.com/a' }, label: '@a' },
    { network: 'email', link: { url: 'mailto:a@example.com' } },
  ]
  const html = await render({ items })
  const names = [...html.matchAll(/<span class="visually-hidden"><bdi>(.*?)<\/bdi>/g)]
  expect(names.map(([, name]) => name)).toEqual(['Mastodon', '@a', 'Email'])
  expect(html).toContain('<span class="visually-hidden"> (<!-- -->GitHub<!-- -->)</span>')
  expect(html).not.toContain('rel=')
})

it('says that profiles are those of the site where its owner wants that', async () => {
  const items = [{ network: 'mastodon', link: { url: 'https://m.example/@a', blank: true } }]
  expect(await render({ items, me: true })).toContain('rel="me noopener"')
})

it('one without an address is no link', async () => {
  const html = await render({ items: [{ network: 'x' }] })
  expect(html).not.toContain('<a ')
  expect(html).toContain('>X<')
})
