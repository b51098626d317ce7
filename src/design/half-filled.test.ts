import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { compileDesign } from './compile.ts'
import { type DesignOptions, DesignSchema } from './options/index.ts'

const schema = Compile(DesignSchema)
const cssOf = (design: object) =>
  compileDesign(design as DesignOptions, { image: () => 'url(x)' })?.css ?? ''

/** Values after the first input in the panel. */
const halfFilled: [object, RegExp][] = [
  [{ border: { colour: 'accent' } }, /border:1px solid var\(--accent\)/],
  [{ border: { style: 'dashed' } }, /border:1px dashed/],
  [{ border: { sides: 'top' } }, /border-block-start:1px solid/],
  [{ background: { gradient: { from: '#ffffff' } } }, /^$/],
  [{ background: { gradient: { angle: 90 } } }, /^$/],
  [
    { background: { gradient: { from: '#ffffff', to: '#000000' } } },
    /linear-gradient\(180deg,#ffffff,#000000\)/,
  ],
  [{ background: { image: { size: 'contain' } } }, /^$/],
  [{ background: { image: { media: 'a', position: { x: 10 } } } }, /background-position:10% 50%/],
]

it('fills in missing parts of an option with defaults, or draws nothing', () => {
  for (const [design, css] of halfFilled) {
    expect(schema.Check(design), JSON.stringify(design)).toBe(true)
    expect(cssOf(design), JSON.stringify(design)).toMatch(css)
  }
})
