import { expect, it } from 'vitest'
import { cleanSvg } from './clean-svg.server.ts'
import { resolveSvgEntities } from './svg-entities.ts'

const ILLUSTRATOR = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_xlink 'http://www.w3.org/1999/xlink'>
]>
<svg xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>`

it('puts the entities of Illustrator in place', () => {
  const svg = resolveSvgEntities(ILLUSTRATOR) ?? ''
  expect(svg).toContain(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
  )
  expect(cleanSvg(svg)).toContain('<path d="M0 0h10v10z"')
  expect(resolveSvgEntities('<svg>&amp;</svg>')).toBe('<svg>&amp;</svg>')
})

it.each([
  ['one that names a file', '<!ENTITY a SYSTEM "file:///etc/passwd">'],
  ['one that names another', '<!ENTITY a "ha"><!ENTITY b "&a;&a;">'],
  ['a parameter entity', '<!ENTITY % a "x">'],
  ['markup', '<!ENTITY a "<script>alert(1)</script>">'],
])('refuses entities with %s', (_, entities) => {
  expect(resolveSvgEntities(`<!DOCTYPE svg [${entities}]><svg>&a;</svg>`)).toBeUndefined()
})

it('does not let entities grow a drawing without end', () => {
  const svg = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(400)}">]><svg>${'&a;'.repeat(10_000)}</svg>`
  expect(resolveSvgEntities(svg)).toBeUndefined()
})

it('keeps the shadows and masks of Figma and Sketch', () => {
  const svg =
    '<svg><filter id="f"><feDropShadow dx="1"></feDropShadow><feMorphology radius="1"></feMorphology></filter><mask id="m" style="mask-type:alpha"><path d="M0"></path></mask></svg>'
  expect(cleanSvg(svg)).toBe(svg.replace('style="mask-type:alpha"', 'mask-type="alpha"'))
})

it('keeps the colors of Inkscape’s style attributes and Illustrator’s classes, and nothing that calls', () => {
  const svg = cleanSvg(
    '<svg><style type="text/css"><![CDATA[.st0{fill:#F00;stroke:none} #b,rect{opacity:.5} .st0 .x{fill:blue} @import url(//evil);]]></style><path class="st0" fill="green" d="M0"/><rect style="fill:#00ff00;stroke-width:2;-inkscape-font:x;behavior:url(x)"/><circle style="fill:url(#g);mask:url(https://evil.example/m)"/></svg>',
  )
  expect(svg).toContain('<path class="st0" fill="#F00" d="M0" stroke="none">')
  expect(svg).toContain('<rect opacity=".5" fill="#00ff00" stroke-width="2">')
  expect(svg).toContain('<circle fill="url(#g)">')
  expect(svg).not.toMatch(/style|evil|behavior|inkscape/)
})
