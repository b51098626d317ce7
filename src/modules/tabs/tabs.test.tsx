import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createHtmlSlot } from '#module-kit'
import { Tabs } from './Tabs.island.tsx'

function render(initial = 1) {
  const item = (title: string, name: string) => ({
    title,
    name,
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
      layout="top"
    />,
  )
}

describe('TB-1: what the server writes', () => {
  test('every tab is a section under its title, none hidden', () => {
    const html = render()
    expect(html.match(/<h3[^>]*>/g)).toHaveLength(2)
    expect(html).toContain('About Linen')
    expect(html).toContain('About Cotton')
    expect(html).not.toContain(' hidden')
    expect(html).not.toContain('role="tabpanel"')
  })

  test('exactly one tab is selected and in the tab order', () => {
    const html = render(2)
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
    expect(html).toMatch(/id="cloth-tab-1"[^>]*aria-selected="true"/)
  })

  test('a first tab that does not exist is the last one', () => {
    expect(render(9)).toMatch(/id="cloth-tab-1"[^>]*aria-selected="true"/)
  })

  test('NAV-2: a name is in the HTML only where there is one', () => {
    expect(render().match(/data-name="/g)).toHaveLength(1)
  })
})
