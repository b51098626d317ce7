import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadersWith } from '../../../tests/support/modules.ts'
import { renderNodes } from '../../../tests/support/render.ts'
import { toInlineSvg } from './inline-svg.ts'

const plain = { id: 'mark', isThemed: false, isDrawn: false }
const svg = (inner: string, root = 'viewBox="0 0 10 10"') => `<svg ${root}>${inner}</svg>`

it('ids begin with the module’s, so two of one drawing on a page keep theirs apart', () => {
  const drawing = svg(
    '<defs><linearGradient id="a"/><g id="b"/></defs><use href="#b"/><use xlink:href="#b"/><path fill="url(#a)" stroke="url(&quot;#a&quot;)" mask="url( \'#b\')"/>',
  )
  const inline = toInlineSvg(drawing, plain)
  expect(inline).toContain('<linearGradient id="mark-a"/><g id="mark-b"/>')
  expect(inline).toContain('<use href="#mark-b"/><use xlink:href="#mark-b"/>')
  expect(inline).toContain(
    'fill="url(#mark-a)" stroke="url(&quot;#mark-a&quot;)" mask="url(\'#mark-b\')"',
  )
  expect(inline.match(/#(?!mark-)/g)).toBeNull()
})

it('is decoration in itself, and takes nothing by which the page finds its own elements', () => {
  const inline = toInlineSvg(
    `<?xml version="1.0"?>${svg('<title>House</title><g class="button" data-module="x" role="img" tabindex="0" aria-label="y" style="fill:red"><g/></g><desc/>', 'width="40" height="20" class="a" xmlns="http://www.w3.org/2000/svg"')}`,
    plain,
  )
  expect(inline).toBe(
    '<svg class="svg-drawing" aria-hidden="true" focusable="false" viewBox="0 0 40 20"><g><g/></g></svg>',
  )
  expect(toInlineSvg('nothing', plain)).toBe('')
})

it.each([
  '<path _onload="alert(1)"/>',
  '<path éonfocus="alert(1)"/>',
  '<path é="onload=" fill="red" onclick="alert(1)"/>',
  '<path -onclick="alert(1)"/>',
])('no part of a name becomes a script of the page: %s', hostile => {
  expect(toInlineSvg(svg(hostile), plain)).not.toMatch(/on(load|focus|click)|alert/)
})

it('in one color keeps empty fills, referenced paints and masks', () => {
  const inline = toInlineSvg(
    svg(
      '<path fill="#f00" stroke="none"/><stop stop-color="red"/><path fill="url(#a)"/><mask><path fill="#fff"/></mask><path stroke="#fff"/>',
    ),
    { ...plain, isThemed: true },
  )
  expect(inline).toContain(
    '<path fill="currentColor" stroke="none"/><stop stop-color="currentColor"/>',
  )
  expect(inline).toContain('<path fill="url(#mark-a)"/><mask><path fill="#fff"/></mask>')
  expect(inline).toContain('<path stroke="currentColor"/></svg>')
})

it('lines that are drawn are one long each; dashed ones stay as they are', () => {
  const inline = toInlineSvg(
    svg(
      '<path d="M0 0"/><g stroke-dasharray="2 2"><path pathLength="9"/></g><circle r="1"/><clipPath><rect/></clipPath>',
    ),
    { ...plain, isDrawn: true },
  )
  expect(inline.match(/pathLength="1"/g)).toHaveLength(2)
  expect(inline).toContain('<path d="M0 0" pathLength="1" style="--at:0.00"/>')
  expect(inline).toContain('<path pathLength="9"/>')
})

it('has a name where it says something or is a link, and is an image where it is too much for a page', async () => {
  const render = (props: object, markup = svg('<path/>')) =>
    renderNodes([{ type: 'svg', props: { id: 'mark', file: 'drawing', ...props } }], {
      loaders: loadersWith(new Map([['mark', { markup }]])),
    })
  expect((await render({})).html).not.toMatch(/role="img"|aria-label/)
  expect((await render({ label: 'House' })).html).toContain('role="img" aria-label="House"')
  const link = { url: '/about' }
  expect((await render({ link })).html).toContain('aria-label="Read more"')
  const image = (await render({ label: 'House' }, '')).html
  expect(image).toContain('<img class="svg-drawing" src="/media/drawing/original" alt="House"')
  expect((await render({ file: '' })).html).toBe('')
})

it('animates only without reduced motion', () => {
  const styles = readFileSync(join(import.meta.dirname, 'svg.css'), 'utf8')
  const still = styles.replace(
    /@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*?\n {2}\}\n/,
    '',
  )
  expect(styles).toContain('animation-timeline: view()')
  expect(still).not.toMatch(/animation(-\w+)?: (?!none)/)
})
