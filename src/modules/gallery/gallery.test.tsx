import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type PropsOf, resolveProps } from '#module-kit'
import { Gallery } from './Gallery.island.tsx'
import { pageCount, pageFromHash, pageOf } from './pages.ts'
import { Props } from './props.ts'

describe('GA-1: pages', () => {
  test('four to a page when unset or 0', () => {
    expect(pageCount(9, 0)).toBe(3)
    expect(pageCount(9, 5)).toBe(2)
    expect(pageCount(0, 0)).toBe(1)
    expect([0, 3, 4, 8].map(index => pageOf(index, 0))).toEqual([1, 1, 2, 3])
  })

  test('NAV-1: the address says the page, with or without a category', () => {
    expect(pageFromHash(['2'], 3)).toBe(2)
    expect(pageFromHash(['all', '3'], 3)).toBe(3)
    for (const parts of [['4'], ['0'], ['x'], [''], ['all'], ['all', 'x'], []]) {
      expect(pageFromHash(parts, 3)).toBeUndefined()
    }
  })
})

describe('GA-1: what the server writes', () => {
  const resolver = {
    image: (id: string) => ({
      id,
      alt: `A ${id}`,
      width: 900,
      height: 1125,
      colour: '#ddd8cc',
      widths: [320, 640],
    }),
    file: () => undefined,
    href: () => undefined,
    icon: () => undefined,
    slot: () => () => null,
  }
  function render(props: Partial<PropsOf<typeof Props>> = {}) {
    const items = ['a', 'b', 'c', 'd', 'e'].map(media => ({
      image: { media },
      title: `T ${media}`,
    }))
    return renderToString(
      <Gallery
        {...resolveProps(Props, { items }, resolver)}
        {...props}
        root={{ id: 'pots', 'data-module': 'gallery', className: 'm-gallery' }}
        data={undefined}
      />,
    )
  }

  test.each(['grid', 'slider'] as const)('%s: every picture, a link to its original', layout => {
    const html = render({ layout })
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      expect(html).toContain(`href="/media/${id}/original"`)
      expect(html).toContain(`T ${id}`)
    }
    expect(html).not.toMatch(/ (hidden|inert)\b/)
  })

  test('a second page has links that are addresses', () => {
    expect(render()).toContain('href="#pots|2"')
    expect(render({ perPage: 5 })).not.toContain('<nav')
  })
})
