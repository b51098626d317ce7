import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

it('has its icon after the label, or before it', async () => {
  const button = async (props: Record<string, unknown>) =>
    (
      await renderNodes([
        { type: 'button', props: { id: 'b', label: 'Go', icon: 'star', ...props } },
      ])
    ).html
  expect(await button({})).toMatch(/>Go<svg/)
  expect(await button({ iconSide: 'start' })).toMatch(/<\/svg>Go<\/a>/)
})
