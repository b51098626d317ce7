import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { fallingColumns, type PropsOf, resolveProps } from '#module-contract'
import { renderNodes } from '../../../tests/support/render.ts'
import { filtersOf, hasFilters } from './filters.ts'
import { Gallery } from './Gallery.island.tsx'
import { pageCount, pageFromHash, pageOf } from './pages.ts'
import { Props } from './props.ts'
import { gridSizes, placeOf, rowHeightsOn, rowSizes } from './sizes.ts'
import { PAGE_MS } from './use-view.ts'

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

test('GA-1: while a page or a filter changes, for 400 ms, presses are ignored', () => {
  expect(PAGE_MS).toBe(400)
  const styles = readFileSync(join(import.meta.dirname, 'gallery.css'), 'utf8')
  expect(styles).toContain(`animation: gallery-in ${PAGE_MS}ms `)
})

describe('NAV-1: filters', () => {
  test('are the words between commas, each once, in the order in which they come', () => {
    const items = [{ tags: ' Walls, Hotels ' }, { tags: '' }, { tags: 'Homes,,Walls,' }]
    expect(filtersOf(items)).toEqual(['Walls', 'Hotels', 'Homes'])
  })

  test('shows filters only if one excludes something', () => {
    expect(hasFilters([])).toBe(false)
    expect(hasFilters([{ tags: '' }, { tags: ' , ' }])).toBe(false)
    expect(hasFilters([{ tags: 'Walls' }, { tags: 'Walls' }])).toBe(false)
    expect(hasFilters([{ tags: 'Walls' }, { tags: '' }])).toBe(true)
  })
})

describe('GA-1: sizes are known before a picture is', () => {
  const image = { id: 'a', alt: '', width: 1200, height: 800, colour: '', widths: [] }

  test('columns and rows that are not said for smaller screens', () => {
    expect(fallingColumns({ desktop: 5 })).toEqual({ desktop: 5, tablet: 3, phone: 2 })
    expect(fallingColumns({ desktop: 1 })).toEqual({ desktop: 1, tablet: 1, phone: 1 })
    expect(fallingColumns({ desktop: 4, phone: 1 })).toEqual({ desktop: 4, tablet: 3, phone: 1 })
    expect(rowHeightsOn({ desktop: 250 })).toEqual({ desktop: 250, tablet: 200, phone: 120 })
  })

  test('a picture in masonry and in rows keeps its shape', () => {
    expect(placeOf(image)).toEqual({ '--item-ratio': 1.5, '--item-rows': 16 })
    expect(placeOf({ ...image, width: 0, height: 0 })).toMatchObject({ '--item-ratio': 1 })
    expect(placeOf({ ...image, width: 9000, height: 10 })).toMatchObject({ '--item-rows': 1 })
    expect(placeOf(null)).toBeUndefined()
    expect(placeOf({ kept: true } as never)).toBeUndefined()
  })

  test('browsers are told how wide it is', () => {
    expect(gridSizes({ desktop: 4 })).toBe(
      '(min-width: 1328px) 300px, (min-width: 981px) 24vw, (min-width: 768px) 31vw, 47vw',
    )
    expect(rowSizes({ desktop: 200, phone: 100 }, image)).toBe(
      '(min-width: 768px) min(92vw, 450px), min(92vw, 225px)',
    )
  })
})

describe('GA-1: a script comes only where something moves', () => {
  const items = (count: number, tags = '') =>
    Array.from({ length: count }, (_, index) => ({
      image: { media: `p${index}` },
      tags: index === 0 ? tags : '',
    }))
  test.each([
    ['four in a grid', { items: items(4) }, false],
    ['five in a grid', { items: items(5) }, true],
    ['five on one page', { items: items(5), perPage: 5, layout: 'justified' }, false],
    ['four with a filter', { items: items(4, 'Walls'), layout: 'masonry' }, true],
    ['forty behind a cover', { items: items(40), layout: 'cover' }, false],
    ['two slides', { items: items(2), layout: 'slider' }, true],
    ['none', { items: [] }, false],
  ])('%s', async (_, props, isIsland) => {
    const { html, problems } = await renderNodes([
      { type: 'gallery', props: { id: 'g', ...props } },
    ])
    expect(problems).toEqual([])
    expect(html.includes('<vt-island')).toBe(isIsland)
    expect(html.match(/data-lightbox=""/g)?.length ?? 0).toBe(props.items.length)
  })
})

test('GA-1: a thousand pictures are all in the page, and behind the last of a cover', async () => {
  const items = Array.from({ length: 1000 }, (_, index) => ({ image: { media: `p${index}` } }))
  const props = { id: 'g', items, layout: 'cover', coverCount: 3 }
  const { html } = await renderNodes([{ type: 'gallery', props }])
  expect(html).toContain('aria-label="+997: show all 1000 images"')
  expect(html.match(/<bdi class="gallery-more">/g)).toHaveLength(1)
  expect(html.match(/data-state="shown"/g)).toHaveLength(3)
  expect(html.match(/\/original"/g)).toHaveLength(1000)
})

describe('GA-1: server HTML', () => {
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

  test.each(['grid', 'masonry', 'justified', 'cover', 'slider'] as const)(
    '%s: every picture, a link to its original',
    layout => {
      const html = render({ layout })
      for (const id of ['a', 'b', 'c', 'd', 'e']) {
        expect(html).toContain(`href="/media/${id}/original"`)
        expect(html).toContain(`T ${id}`)
      }
      expect(html).not.toMatch(/ (hidden|inert)\b/)
    },
  )

  test('omits deleted images and renders nothing without images', () => {
    const html = render({
      items: resolveProps(Props, { items: [{ image: null }] }, resolver).items,
    })
    expect(html).toMatch(/^<div id="pots"[^>]* data-empty=""><\/div>$/)
  })

  test('captions of shaped images are not below them', () => {
    expect(render({ layout: 'masonry' })).toContain('data-captions="veil"')
    expect(render({ layout: 'justified', captionStyle: 'rise' })).toContain('data-captions="rise"')
    expect(render()).toContain('data-captions="below"')
    expect(render({ captions: false })).not.toContain('data-captions')
  })

  test('a second page has links that are addresses', () => {
    expect(render()).toContain('href="#pots%7C2"')
    expect(render({ perPage: 5 })).not.toContain('<nav')
  })
})
