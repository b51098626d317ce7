import { describe, expect, test } from 'vitest'
import { loaders } from '../../../tests/support/modules.ts'
import { renderNodes } from '../../../tests/support/render.ts'
import { nestEntries } from './contents.ts'

const entry = (level: number) => ({ id: `h${level}`, level, text: '' })

test('indents entries by their ancestors instead of their level', () => {
  const insets = (levels: number[], depth: 'h2' | 'h3' | 'h4' = 'h4') =>
    nestEntries(levels.map(entry), depth).map(one => one.inset)
  expect(insets([2, 3, 4, 2, 4, 3])).toEqual([0, 1, 2, 0, 1, 1])
  expect(insets([3, 2, 3])).toEqual([0, 0, 1])
  expect(insets([2, 3, 4], 'h2')).toEqual([0])
})

describe('the contents of a page', () => {
  const heading = (id: string, text: string) => ({
    type: 'heading',
    props: { id, text, level: 'h2' },
  })
  const contents = { type: 'table-of-contents', props: { id: 'contents' } }

  test('lists all headings of the page, also those in text', async () => {
    const words = { type: 'text', props: { id: 'words', body: '<h3>Inner part</h3><p>Words.</p>' } }
    const section = {
      type: 'section',
      props: { id: 's', content: [heading('b', 'After it'), words] },
    }
    const { html, problems } = await renderNodes([heading('a', 'Before it'), contents, section], {
      loaders,
    })
    expect(problems).toEqual([])
    const links = [...html.matchAll(/<a href="#([^"]+)"[^>]*>([^<]+)<\/a>/g)]
    expect(links.map(([, id, text]) => [id, text])).toEqual([
      ['before-it', 'Before it'],
      ['after-it', 'After it'],
      ['inner-part', 'Inner part'],
    ])
    for (const [, id] of links) expect(html).toContain(` id="${id}"`)
    expect(html).not.toContain('<!--')
  })

  test('of a page without headings are nothing', async () => {
    expect((await renderNodes([contents], { loaders })).html).toMatch(/<nav[^>]* hidden=""/)
  })

  test('does not affect other pages', async () => {
    expect((await renderNodes([heading('a', 'Alone')])).html).not.toContain('id="alone"')
  })
})
