import { expect, it } from 'vitest'
import { node } from '#pages/schema'
import { renderNodes } from '../../tests/support/render.ts'

it('renders the other modules if one that needs the outline has no data', async () => {
  const { html, problems } = await renderNodes([
    node('table-of-contents', 'contents', {}),
    node('heading', 'title', { text: 'Opening hours' }),
  ])
  expect(html).toContain('Opening hours')
  expect(problems.map(problem => problem.type)).toEqual(['table-of-contents'])
})
