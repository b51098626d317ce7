import { describe, expect, it } from 'vitest'
import { compileDesign } from './compile.ts'

const cssOf = (design: object) => compileDesign(design, { image: () => undefined })?.css ?? ''

describe('the layout of a box by hand', () => {
  it('is that of its content’s container, for each screen', () => {
    const css = cssOf({
      flow: {
        desktop: { type: 'flex', direction: 'row-reverse', wrap: 'wrap' },
        phone: { direction: 'column' },
      },
      gap: { row: 'space-4', column: '2rem' },
      alignItems: 'stretch',
    })
    expect(css).toMatch(
      /^\.d-\w+ > :is\([^)]+\)\{display:flex;flex-direction:row-reverse;flex-wrap:wrap;row-gap:var\(--space-4\);column-gap:2rem;align-items:stretch\}@media\(max-width:767px\)\{\.d-\w+ > :is\([^)]+\)\{flex-direction:column\}\}$/,
    )
  })

  it('has the set number of columns, or as many as fit', () => {
    expect(cssOf({ flow: { type: 'grid', columns: 4 } })).toContain(
      'grid-template-columns:repeat(4,minmax(0,1fr));--columns:4',
    )
    expect(cssOf({ flow: { type: 'grid', minColumn: '15rem' } })).toContain(
      'repeat(auto-fit,minmax(min(100%,15rem),1fr))',
    )
  })
})

describe('the place of a module in such a box', () => {
  it('is its own, for each screen', () => {
    const css = cssOf({
      order: { desktop: 2, phone: -1 },
      flex: { grow: 1, shrink: 0, basis: '10rem' },
      alignSelf: 'center',
      columnSpan: 3,
      rowSpan: 2,
    })
    expect(css).toContain(
      '{order:2;flex-grow:1;flex-shrink:0;flex-basis:10rem;align-self:center;grid-column:span min(3,var(--columns,1));grid-row:span 2}',
    )
    expect(css).toContain('{order:-1}')
  })
})
