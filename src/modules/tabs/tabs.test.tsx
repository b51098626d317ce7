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
      root={{ id: 'clay', 'data-module': 'tabs', className: 'm-tabs' }}
      data={undefined}
      items={[item('Stoneware', 'stoneware'), item('Porcelain', '')]}
      label="Clay"
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
    expect(html).toContain('About Stoneware')
    expect(html).toContain('About Porcelain')
    expect(html).not.toContain(' hidden')
    expect(html).not.toContain('role="tabpanel"')
  })

  test('exactly one tab is selected and in the tab order', () => {
    const html = render(2)
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
    expect(html).toMatch(/id="clay-tab-1"[^>]*aria-selected="true"/)
  })

  test('a first tab that does not exist is the last one', () => {
    expect(render(9)).toMatch(/id="clay-tab-1"[^>]*aria-selected="true"/)
  })

  test('NAV-2: a name is in the HTML only where there is one', () => {
    expect(render().match(/data-name="/g)).toHaveLength(1)
  })
})
