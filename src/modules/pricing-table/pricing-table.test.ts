import { expect, test } from 'vitest'
import type { PageNode } from '#module-contract'
import { renderNodes } from '../../../tests/support/render.ts'
import { compareFeatures } from './compare-features.ts'
import { examples } from './examples.ts'

const feature = (label: string, value = '', included = true) => ({ label, value, included })

test('merges the features of all plans; a plan lacks unmentioned ones', () => {
  const rows = compareFeatures([
    { features: [feature('Seats', '2'), feature('Key', '', false)] },
    { features: [feature('Lamp'), feature('Seats', '8')] },
  ])
  expect(rows.map(row => row.label)).toEqual(['Seats', 'Key', 'Lamp'])
  expect(rows.map(row => row.cells.map(cell => cell?.text || cell?.mark))).toEqual([
    ['2', '8'],
    ['no', 'no'],
    ['no', 'yes'],
  ])
})

test('two tables on one page have separate switches and show both prices without script', async () => {
  const [first] = examples
  const nodes = ['a', 'b'].map(id => ({ type: 'pricing-table', props: { ...first?.props, id } }))
  const { html, islands } = await renderNodes(nodes)
  expect(islands.size).toBe(0)
  expect(html).toContain('name="a-period"')
  expect(html).toContain('name="b-period"')
  for (const price of ['€38', '€380']) expect(html).toContain(`>${price}</bdi>`)
})

test('without a yearly price nothing is to be switched', async () => {
  const plans = [{ name: 'Only', price: '€5' }]
  const { html } = await renderNodes([{ type: 'pricing-table', props: { id: 'a', plans } }])
  expect(html).not.toContain('radio')
  expect(html).not.toContain('data-period')
})

test('a value that begins with a number keeps its order on a page from right to left', async () => {
  const [cards, table] = ['cards', 'table'].map(layout => ({
    type: 'pricing-table',
    props: { ...examples[0]?.props, id: layout, layout },
  }))
  for (const node of [cards, table]) {
    const { html } = await renderNodes([node as PageNode])
    expect(html).toMatch(/<bdi[^>]*>2 a month</)
  }
})
