import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createHtmlSlot } from '#module-contract'
import { Tabs } from './Tabs.island.tsx'

function render(initial = 1, own: Partial<Parameters<typeof Tabs>[0]['items'][number]> = {}) {
  const item = (title: string, name: string) => ({
    title,
    name,
    icon: null,
    image: null,
    ...own,
    content: createHtmlSlot(() => `<p>About ${title}</p>`),
  })
  return renderToString(
    <Tabs
      root={{ id: 'cloth', 'data-module': 'tabs', className: 'm-tabs' }}
      data={undefined}
      items={[item('Linen', 'linen'), item('Cotton', '')]}
      label="Cloth"
      initial={initial}
      level="h3"
      style="pills"
      layout="top"
    />,
  )
}

describe('TB-1: server HTML', () => {
  test('every tab is a section under its title, none hidden', () => {
    const html = render()
    expect(html.match(/<h3[^>]*>/g)).toHaveLength(2)
    expect(html).toContain('About Linen')
    expect(html).toContain('About Cotton')
    expect(html).not.toContain(' hidden')
    expect(html).not.toContain('role="tabpanel"')
  })

  test('exactly one tab is in the tab order, and none has its role before its panel has one', () => {
    const html = render(2)
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
    expect(html).toMatch(/id="cloth-tab-1"[^>]*tabindex="0"/)
    expect(html).not.toMatch(/role="tab|aria-controls/)
  })

  test('a first tab that does not exist is the last one', () => {
    expect(render(9)).toMatch(/id="cloth-tab-1"[^>]*tabindex="0"/)
  })

  test('titles have icon and style, and each panel its image', () => {
    const image = {
      id: 'roof',
      alt: 'The roof',
      width: 800,
      height: 600,
      colour: '',
      widths: [320],
    }
    const html = render(1, { icon: { path: 'M0 0h1' }, image })
    expect(html).toContain('data-style="pills"')
    expect(html.match(/<button[^>]*><svg class="icon tabs-icon"/g)).toHaveLength(2)
    expect(html.match(/data-pictured=""[^>]*>.*?alt="The roof"/g)).toHaveLength(2)
    expect(render()).not.toContain('data-pictured')
  })

  test('NAV-2: renders an anchor only if set', () => {
    expect(render().match(/data-name="/g)).toHaveLength(1)
  })
})
