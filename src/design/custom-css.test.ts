import { describe, expect, it } from 'vitest'
import { modules } from '../../tests/support/modules.ts'
import { cleanCustomCss } from './custom-css.ts'
import { describeRoot } from './root.ts'

const clean = (css: string) => cleanCustomCss(css).css
const reasons = (css: string) =>
  cleanCustomCss(css).problems.map(({ line, reason }) => [line, reason])

describe('CSS of the owner for one module', () => {
  it('keeps declarations, nested rules and conditions', () => {
    const css = 'color: red;\n& h2 { letter-spacing: 0 }\n@media (width < 600px) { gap: 0 }'
    expect(clean(css)).toBe(css)
    expect(clean('background: url(/media/pot.webp) center / cover')).toContain(
      'url(/media/pot.webp)',
    )
    expect(clean('mask: url("#cut")')).toContain('#cut')
    expect(clean("content: '\\201C'")).toContain('\\201C')
  })

  it('ignores CSS that ends the rule around it or is invalid', () => {
    for (const css of ['color: red } body { display: none', '& h2 {', 'color: red }', 'a: "b']) {
      expect(clean(css), css).toBe('')
      expect(reasons(css), css).toEqual([[1, 'syntax']])
    }
  })

  it('leaves out rules that reach beyond the module, and reports the line', () => {
    const css =
      'gap: 0;\n@import "https://example.com/a.css";\n@font-face { src: url(/a) }\n@media print { @page { margin: 0 } color: red }'
    expect(reasons(css)).toEqual([
      [2, 'rule'],
      [3, 'rule'],
      [4, 'rule'],
    ])
    expect(clean(css)).not.toMatch(/@import|@font-face|@page/)
    expect(clean(css)).toMatch(/gap: 0;[\s\S]*@media print/)
  })

  it.each([
    'background: url(javascript:alert(1))',
    'background: url( "https://example.com/a.png" )',
    'background: url(//example.com/a.png)',
    'background: url(/\\example.com/a.png)',
    'background: URL(https://example.com)',
    'background: u\\72l(https://example.com)',
    'background: url(data:text/html,x)',
    'background: image-set("https://example.com/a.png" 1x)',
    'background: url(/a.png), url("https://example.com")',
    'background: url(https://example.com',
    '--picture: url(https://example.com)',
    'width: expression(alert(1))',
    'behavior: url(/a.htc)',
  ])('loads nothing from elsewhere: %s', css => {
    expect(clean(`${css};\ncolor: red`)).not.toMatch(/example|javascript|alert|behavior/)
  })

  it('puts CSS into the rule of the module and the owner’s classes and attributes on its element', () => {
    const heading = modules.get('heading')
    if (!heading) throw new Error('no heading')
    const describe = (attributes: object) =>
      describeRoot(
        { type: 'heading', props: { id: 'a', attributes } },
        heading,
        heading.props.defaults,
        { background: () => undefined },
      )
    const { root, css } = describe({
      classes: 'lead  2nd wide "x',
      css: 'color: red;\n& em { color: blue }',
      list: [
        { name: 'data-track', value: 'hero' },
        { name: 'DATA-MODULE', value: 'other' },
        { name: 'onclick', value: 'alert(1)' },
        { name: 'style', value: 'color: red' },
        { value: 'no name' },
        {},
      ],
    })
    expect(root).toMatchObject({ id: 'a', 'data-track': 'hero', 'data-module': 'heading' })
    expect(Object.keys(root)).not.toContain('onclick')
    expect(Object.keys(root)).not.toContain('style')
    expect(root.className).toMatch(/^m-heading d-\w+ lead wide$/)
    const [, name] = root.className.split(' ')
    expect(css).toEqual([`.${name}{color: red;\n& em { color: blue }}`])
    expect(describe({ css: '}' }).css).toEqual([])
  })
})
