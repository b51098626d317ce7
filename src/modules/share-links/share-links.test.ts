import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'
import { load } from './load.server.ts'
import { SHARED_BY, shareAddress } from './share-address.ts'

const page = 'https://example.com/ä?b=c&d=%26#e'

it('every network takes the address whole', () => {
  for (const target of SHARED_BY) {
    const address = new URL(shareAddress(target, page) ?? '')
    const taken = [...address.searchParams.values()]
    expect(taken, target).toContain(page)
  }
  expect(shareAddress('toString', page)).toBeUndefined()
})

it('shares the canonical URL with the query that modules read', () => {
  const items = [{ network: { id: 'email', name: '', icon: null } }]
  const url = new URL('http://127.0.0.1:3000/shop?page=2')
  const answer = load({ items } as Parameters<typeof load>[0], {
    publicUrl: 'https://www.example.com',
    url,
  })
  expect(answer.address).toBe('https://www.example.com/shop?page=2')
  expect(answer.links).toEqual([`mailto:?body=${encodeURIComponent(answer.address)}`])
})

it('without script there are links and no inactive buttons', async () => {
  const { html } = await renderNodes(
    [{ type: 'share-links', props: { id: 's', items: [{ network: 'whatsapp' }] } }],
    { loaders: new Map([['share-links', () => ({ address: page, links: ['https://wa.me/'] })]]) },
  )
  const shown = html.replace(/props='[^']*'/, '')
  expect(shown).toContain('href="https://wa.me/"')
  expect(shown).toContain('rel="nofollow noopener"')
  expect(shown).not.toContain('<button')
  // The icon is only in the HTML, not in the props.
  expect(html.match(/M17\.472/g)).toHaveLength(1)
})
