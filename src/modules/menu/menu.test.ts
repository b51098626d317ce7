import { expect, it } from 'vitest'
import { loadersWith } from '../../../tests/support/modules.ts'
import { renderNodes } from '../../../tests/support/render.ts'
import type { MenuData } from './load.server.ts'

const items = [
  { label: 'Shop', href: '/shop', children: [{ label: 'Cups', href: '/shop/cups' }] },
  { label: 'Studio', href: '', children: [{ label: 'About', href: '/about' }] },
  { label: 'Out there', href: 'https://example.com', blank: true },
]

async function render(props: object, data: Partial<MenuData> = {}) {
  const answer = { name: 'Main', path: '/shop', items, ...data }
  const nodes = [{ type: 'menu', props: { id: 'menu', ...props } }]
  const { html } = await renderNodes(nodes, { loaders: loadersWith(new Map([['menu', answer]])) })
  return html
}

it('HDR-4: entries with a submenu are links beside it, or do nothing but open it', async () => {
  const links = await render({})
  expect(links).toContain('href="/shop" aria-current="page">Shop</a><details')
  expect(links).toMatch(/<summary class="menu-toggle" aria-label="Shop"/)
  // An entry without a link opens its submenu by its text.
  expect(links).toMatch(/<summary class="menu-link"[^>]*>Studio/)
  const only = await render({ parents: 'open' })
  expect(only).toMatch(/<summary class="menu-link"[^>]*>Shop/)
  expect(only).not.toContain('href="/shop"')
  expect(only).toContain('href="/shop/cups"')
})

it('says that a link opens a new window', async () => {
  expect(await render({})).toMatch(
    /href="https:\/\/example\.com" target="_blank" rel="noopener">Out there<span[^>]*> (?:<!-- -->)?\(opens in a new window\)/,
  )
})

it('HDR-5: items of the second menu come last in the mobile menu only', async () => {
  const secondary = [{ label: 'Sign in', href: '/account' }]
  const folded = await render({}, { secondary })
  const sheet = folded.slice(folded.indexOf('menu-sheet'))
  expect(sheet.indexOf('/account')).toBeGreaterThan(sheet.indexOf('example.com'))
  expect(sheet).toMatch(/class="menu-secondary">.*href="\/account"/s)
  for (const props of [{ layout: 'vertical' }, { phones: 'wrap' }]) {
    expect(await render(props, { secondary })).not.toContain('/account')
  }
})

it('shows a mega menu at the first level only, and four levels in total', async () => {
  const deep = (level: number): MenuData['items'] => [
    {
      label: `Level ${level}`,
      href: `/${level}`,
      mega: { columns: 2 },
      ...(level < 4 ? { children: deep(level + 1) } : {}),
    },
  ]
  const html = await render({}, { items: deep(1) })
  expect(html.match(/menu-mega/g)).toHaveLength(1)
  for (const level of [1, 2, 3, 4]) expect(html).toContain(`href="/${level}"`)
})
