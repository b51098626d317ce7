import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createHtmlSlot } from '#module-kit'
import { Accordion } from './Accordion.island.tsx'
import { canClose, pressItem } from './open-items.ts'

describe('AC-1: which items are open', () => {
  const alone = { closable: false, several: false }

  test('only one stays open', () => {
    expect([...pressItem(new Set([0]), 2, alone)]).toEqual([2])
  })

  test('a press on the open one does nothing', () => {
    const open = new Set([1])
    expect(pressItem(open, 1, alone)).toBe(open)
    expect(canClose(open, alone)).toBe(false)
  })

  test('closable: it closes', () => {
    expect(pressItem(new Set([1]), 1, { ...alone, closable: true }).size).toBe(0)
  })

  test('several: others stay open, the last one too', () => {
    const rules = { closable: false, several: true }
    expect([...pressItem(new Set([0]), 2, rules)]).toEqual([0, 2])
    expect([...pressItem(new Set([0, 2]), 0, rules)]).toEqual([2])
    const last = new Set([2])
    expect(pressItem(last, 2, rules)).toBe(last)
  })
})

describe('AC-1: what the server writes', () => {
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
