import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

async function metersOf(items: object[], locale = 'en') {
  const node = { type: 'bar-counters', props: { id: 'bars', items } }
  const { html } = await renderNodes([node], { locale })
  return [
    ...html.matchAll(/--percent:([^;"]*).*?aria-valuenow="([^"]*)" aria-valuetext="([^"]*)"/g),
  ].map(match => match.slice(1))
}

it('BC-1: bars have their width and percent text in the HTML; below 0 and above 100 they are bounded', async () => {
  const items = [{ percent: 64 }, { percent: 140 }, { percent: -12 }, { percent: 7.5 }]
  expect(await metersOf(items)).toEqual([
    ['64%', '64', '64%'],
    ['100%', '100', '140%'],
    ['0%', '0', '-12%'],
    ['7.5%', '7.5', '7.5%'],
  ])
  expect(await metersOf([{ percent: 7.5 }], 'de')).toEqual([['7.5%', '7.5', '7,5\u00a0%']])
})

it('BC-1: a bar is named by its title, or by its text where it has none', async () => {
  const items = [{ title: 'Wool', percent: 80 }, { percent: 20 }]
  const node = { type: 'bar-counters', props: { id: 'bars', items } }
  const { html } = await renderNodes([node])
  expect(html).toContain('aria-labelledby="bars-0"')
  expect(html).toContain('id="bars-0"')
  expect(html).toContain('aria-label="20%"')
})
