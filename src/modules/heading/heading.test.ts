import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

const heading = (props: Record<string, unknown>) =>
  renderNodes([{ type: 'heading', props: { id: 'h', ...props } }])

it('highlights words in any position and keeps the text', async () => {
  const { html, needs } = await heading({
    text: 'Slow <pots> are slow',
    highlight: 'low',
    highlightStyle: 'line',
  })
  expect(html).toContain(
    'S<mark class="heading-mark" data-style="line">low</mark> &lt;pots&gt; are s<mark class="heading-mark" data-style="line">low</mark></h2>',
  )
  expect(needs.styles).toEqual(['heading-looks'])
})

it('breaks into lines and separates them with spaces for assistive technology', async () => {
  const two = { text: 'One | Two' }
  expect((await heading(two)).html).toContain('>One | Two</h2>')
  expect((await heading({ ...two, lines: true })).html).toContain(
    '<span class="heading-line">One </span><span class="heading-line">Two</span>',
  )
})

it('is plain, and asks for no styles, where nothing is set', async () => {
  const { html, needs } = await heading({ text: 'Plain', highlight: 'else where' })
  expect(html).toContain('<h2 class="heading-text">Plain</h2>')
  expect((await heading({ text: 'Plain' })).needs.styles).toEqual([])
  expect(needs.styles).toEqual(['heading-looks'])
})
