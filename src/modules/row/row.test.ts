import { describe, expect, it } from 'vitest'
import type { AnyField, Pictures } from '#module-contract'
import row from './module.ts'

const tracksOf = (layout: unknown) => row.variables?.({ layout } as never)['--row-columns']
const countsOf = (layout: unknown) => row.variables?.({ layout } as never)['--columns']

describe('the columns of a row', () => {
  it('columns share the width by layout and stack on phones', () => {
    expect(tracksOf('1-2-1')).toEqual({
      desktop: 'minmax(0,1fr) minmax(0,2fr) minmax(0,1fr)',
      tablet: 'minmax(0,1fr) minmax(0,2fr) minmax(0,1fr)',
      phone: 'minmax(0,1fr)',
    })
  })

  it.each([
    ['1-1-1-1', { desktop: 4, tablet: 2, phone: 1 }],
    ['3-1-1-1', { desktop: 4, tablet: 2, phone: 1 }],
    ['1-1-1-1-1-1', { desktop: 6, tablet: 3, phone: 1 }],
    [
      { desktop: '1-1-1-1', tablet: '1', phone: '1-1' },
      { desktop: 4, tablet: 1, phone: 2 },
    ],
  ])('are fewer where there is less room: %j', (layout, counts) => {
    expect(countsOf(layout)).toEqual(counts)
  })

  it('are chosen by pictures of all usual structures', () => {
    const { control } = row.props.shape.layout as AnyField
    const { paths } = control.pictures as Pictures
    expect(Object.keys(paths)).toEqual(Object.keys(control.options as object))
    expect(Object.keys(paths).length).toBeGreaterThanOrEqual(20)
    for (const [layout, drawn] of Object.entries(paths)) {
      expect(drawn).toHaveLength(layout.split('-').length)
    }
  })
})
