import { describe, expect, it } from 'vitest'
import { renderNodes } from '../../tests/support/render.ts'

const heading = (sticky: object) => ({
  type: 'heading',
  props: { id: 'one', text: 'One', design: { sticky } },
})

describe('how far a module sticks', () => {
  it.each(['section', 'page'])('is a track of its own beyond its box: %s', async within => {
    const { html } = await renderNodes([heading({ within, edge: 'bottom' })])
    expect(html).toMatch(
      `<div class="sticky-place"><div class="sticky-track" data-within="${within}" data-edge="bottom"><`,
    )
  })

  it.each([{ within: 'column' }, { within: 'row' }, { edge: 'top' }])(
    'is CSS alone within it: %j',
    async sticky => {
      const { html } = await renderNodes([heading(sticky)])
      expect(html).not.toContain('sticky-track')
      expect(html).toContain(`data-sticky="${'within' in sticky ? sticky.within : ''}"`)
    },
  )
})
