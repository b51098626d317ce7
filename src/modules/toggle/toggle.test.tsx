import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createHtmlSlot } from '#module-contract'
import { Toggle } from './Toggle.island.tsx'

test('AC-1: the server writes the content, and no state that only script could change', () => {
  const html = renderToString(
    <Toggle
      root={{ id: 'mark', 'data-module': 'toggle', className: 'm-toggle' }}
      data={undefined}
      title="The mark"
      body="<p>Two strokes and a dot.</p>"
      content={createHtmlSlot(() => '<p>Inside</p>')}
      level="h3"
      style="lines"
      sign="plus"
      open={false}
    />,
  )
  expect(html).toContain('Two strokes and a dot.')
  expect(html).toContain('Inside')
  expect(html).toContain('data-style="lines" data-sign="plus" data-state="closed"')
  expect(html).not.toContain('aria-expanded')
  expect(html).not.toMatch(/ hidden\b/)
})
