import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createHtmlSlot } from '#module-contract'
import { Accordion } from './Accordion.island.tsx'

describe('AC-1: server HTML', () => {
  const render = (rules: { closable: boolean; closed: boolean }) =>
    renderToString(
      <Accordion
        root={{ id: 'faq', 'data-module': 'accordion', className: 'm-accordion' }}
        data={undefined}
        items={['One', 'Two'].map(title => ({
          title,
          body: `<p>About ${title}</p>`,
          content: createHtmlSlot(() => ''),
        }))}
        level="h3"
        style="lines"
        sign="chevron-down"
        several={false}
        {...rules}
      />,
    )

  test('all content, the first item open, no state that only script could change', () => {
    const html = render({ closable: false, closed: false })
    expect(html).toContain('About One')
    expect(html).toContain('About Two')
    expect(html.match(/data-state="open"/g)).toHaveLength(1)
    expect(html).not.toContain('aria-expanded')
  })

  test('all closed at first only where all can be closed', () => {
    expect(render({ closable: true, closed: true })).not.toContain('data-state="open"')
    expect(render({ closable: false, closed: true })).toContain('data-state="open"')
  })
})
