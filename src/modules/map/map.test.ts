import { expect, it } from 'vitest'
import topology from 'world-atlas/countries-50m.json'
import { renderNodes } from '../../../tests/support/render.ts'
import { basemapNeeds, basemapOf } from './basemap.ts'
import { parseCoordinates } from './coordinates.ts'
import { directionsTo, searchFor } from './directions.ts'
import { drawOutline, toOutline } from './draw-outline.ts'
import { examplePictures } from './example-pictures.ts'
import { exampleProps } from './example-props.ts'
import { GROUP_PX, groupPins } from './group-pins.ts'
import { load } from './load.server.ts'
import { project, unproject, worldPx } from './mercator.ts'
import { drawPicture, type PictureProps } from './picture.ts'
import { Props } from './props.ts'
import { toBox, viewOf } from './view.ts'
import { toWorld } from './world.ts'

const outline = toOutline(toWorld(topology))
const box = { width: 960, height: 540 }
const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const pins = (html: string) =>
  [...html.matchAll(/left:(-?[\d.]+)%;top:(-?[\d.]+)%"[^>]*>([^<]*)</g)].map(
    ([, left, top, label]) => ({ left: Number(left), top: Number(top), label }),
  )

it('MAP-1: sea is sea and land is land, across the date line and round the pole too', () => {
  const isLand = (latitude: number, longitude: number) =>
    [-1, 0, 1].some(turn => {
      const { x, y } = project(at(latitude, longitude + 360 * turn))
      const crossed = outline.land.flatMap(ring =>
        ring.filter((point, index) => {
          const before = ring.at(index - 1) ?? point
          if (point.y > y === before.y > y) return false
          return x < point.x + ((y - point.y) / (before.y - point.y)) * (before.x - point.x)
        }),
      )
      return crossed.length % 2 === 1
    })
  const lands = [at(52, 10), at(67, 179), at(67, -178), at(-80, 0), at(-84.5, 179), at(-17.8, 178)]
  const seas = [at(58, 2), at(46, -5), at(71, -10), at(75, 40), at(60, 19), at(-60, 0), at(0, 180)]
  expect(lands.filter(({ latitude, longitude }) => !isLand(latitude, longitude))).toEqual([])
  expect(seas.filter(({ latitude, longitude }) => isLand(latitude, longitude))).toEqual([])
})

it('MAP-1: defaults are zoom 18, no grey, dragging on, and a wheel that scrolls the page', () => {
  expect(Props.defaults).toMatchObject({
    basemap: 'outline',
    zoom: 18,
    grey: 0,
    drag: true,
    wheel: false,
  })
})

it('MAP-1: coordinates are read as maps write them, and nothing else is', () => {
  const vienna = at(48.5, 16.25)
  for (const typed of [
    '48.5, 16.25',
    ' 48.5 16.25 ',
    '48,5; 16,25',
    'geo:48.5,16.25?z=4',
    '48.5° N, 16.25° E',
    'N 48.5 E 16.25',
    '48°30\'0"N 16°15\'0"E',
    '48°30′N, 16°15′E',
    '48.5,-343.75',
  ]) {
    expect(parseCoordinates(typed), typed).toEqual(vienna)
  }
  expect(parseCoordinates('33.8688 S, 151.2093 E')).toEqual(at(-33.8688, 151.2093))
  expect(parseCoordinates('−13.8, -171.75')).toEqual(at(-13.8, -171.75))
  for (const typed of [
    '',
    'Vienna',
    '48.5',
    '91, 0',
    '1, 361',
    '1,2,3'.repeat(40),
    '<b>1, 2</b>',
  ]) {
    expect(parseCoordinates(typed), typed).toBeUndefined()
  }
})

it('MAP-1: the projection is Web Mercator, which ends before the poles', () => {
  expect(project(at(0, 0))).toEqual({ x: 0.5, y: 0.5 })
  expect(project(at(90, 180)).y).toBeCloseTo(0, 9)
  expect(project(at(-90, -180)).y).toBeCloseTo(1, 9)
  expect(worldPx(0)).toBe(256)
  expect(worldPx(18)).toBe(67_108_864)
  const back = unproject(project(at(48.2082, 16.3738)))
  expect(back.latitude).toBeCloseTo(48.2082, 9)
  expect(back.longitude).toBeCloseTo(16.3738, 9)
})

it('MAP-1: without a centre the map shows all pins with 80 px of air, not nearer than its zoom', () => {
  const two = [at(60, 25), at(55, 12)]
  const view = viewOf(two, box, { centre: undefined, zoom: 18 })
  const [north, south] = two.map(one => toBox(project(one), view, box))
  expect(Math.min(north?.y ?? 0, 540 - (south?.y ?? 0))).toBeCloseTo(80, 6)
  expect(viewOf(two, box, { centre: undefined, zoom: 3 }).zoom).toBe(3)
  expect(viewOf([at(48, 16)], box, { centre: undefined, zoom: 18 }).zoom).toBe(18)
  expect(viewOf(two, box, { centre: at(0, 0), zoom: 7 })).toEqual({
    middle: { x: 0.5, y: 0.5 },
    zoom: 7,
  })
  expect(viewOf([], box, { centre: undefined, zoom: 18 }).zoom).toBe(1)
})

it('MAP-1: neighbours across the antimeridian are shown as neighbours', () => {
  const pacific = [at(-18, 178), at(-14, -172)]
  const view = viewOf(pacific, box, { centre: undefined, zoom: 18 })
  expect(view.zoom).toBeGreaterThan(5)
  const [fiji, samoa] = pacific.map(one => toBox(project(one), view, box))
  expect(fiji?.x).toBeGreaterThan(0)
  expect(samoa?.x).toBeGreaterThan(fiji?.x ?? 0)
  expect(samoa?.x).toBeLessThan(960)
  expect(drawOutline(outline, view, box).land).not.toBe('')
})

it('clusters pins nearer than 40 px', () => {
  const [first, second] = groupPins([
    { x: 0, y: 0, index: 0 },
    { x: GROUP_PX - 1, y: 0, index: 1 },
    { x: GROUP_PX, y: 0, index: 2 },
  ])
  expect([first?.indexes, second?.indexes]).toEqual([[0, 1], [2]])
  const many = Array.from({ length: 1000 }, (_, index) => ({
    coordinates: `${(index * 37) % 80}, ${((index * 73) % 340) - 170}`,
  }))
  const { picture: html } = drawPicture(outline, {
    places: many,
    centre: '',
    zoom: 18,
    ratio: '16/9',
  })
  expect(pins(html).length).toBeLessThan(300)
  expect(html.length).toBeLessThan(80_000)
})

it('the server draws land, borders and numbered pins; poles are held and unplaced places left out', () => {
  const places = ['60, 25', 'nowhere', '90, 0', '-90, 0'].map(coordinates => ({ coordinates }))
  const { picture: html } = drawPicture(outline, { places, centre: '', zoom: 18, ratio: '16/9' })
  expect(html).toMatch(/class="map-land" d="M[^"]{500,}/)
  expect(pins(html).map(pin => pin.label)).toEqual(['1', '3', '4'])
  for (const { left, top } of pins(html)) {
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(100)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThanOrEqual(100)
  }
})

it('an address or a town is a sketch with its pins where they lie, and a country or a region the outline', () => {
  const draw = (coordinates: string[], more: Partial<PictureProps> = {}) =>
    drawPicture(outline, {
      places: coordinates.map(one => ({ coordinates: one })),
      ...{ centre: '', zoom: 18, ratio: '16/9' },
      ...more,
    })
  const address = draw(['48.2082, 16.3738'])
  expect(address.isSketch).toBe(true)
  expect(address.picture).not.toContain('map-land"')
  expect(pins(address.picture)).toEqual([expect.objectContaining({ left: 50, top: 50 })])
  const [west, east] = pins(draw(['48.2082, 16.3738', '48.2100, 16.4000']).picture)
  expect(west?.left).toBeLessThan(east?.left ?? 0)
  expect(draw([], { centre: '48.2, 16.4', zoom: 10 }).isSketch).toBe(true)
  for (const outlined of [
    draw(['48.2082, 16.3738'], { zoom: 8 }),
    draw(['48.2082, 16.3738', '53.55, 10']),
    draw(['48.2082, 16.3738'], { centre: '48, 14', zoom: 5 }),
    draw([]),
  ]) {
    expect(outlined.isSketch).toBe(false)
    expect(outlined.picture).toContain('map-land"')
  }
})

it('the maps of the examples are those that the loader draws', async () => {
  const props = Object.values(exampleProps)
  const drawn = await Promise.all(props.map(one => load({ ...Props.defaults, ...one } as never)))
  expect(drawn).toEqual(examplePictures)
})

it('MAP-1: others are asked when their map was chosen whole, and by no page besides', () => {
  const choice = {
    ...{ basemap: 'outline', street: null, styleUrl: '', styleOrigins: '', googleKey: '' },
  }
  expect(basemapNeeds(choice)).toEqual({})
  const street = { ...choice, basemap: 'street', street: { src: '/media/a/original' } }
  expect(basemapNeeds(street)).toEqual({})
  expect(basemapOf({ ...street, street: null })).toEqual({ kind: 'outline' })
  const style = { ...choice, basemap: 'style', styleUrl: 'https://maps.example/a.json?key=1' }
  const elsewhere = { ...style, styleOrigins: 'https://tiles.example/ javascript:1 *' }
  const origins = ['https://maps.example', 'https://tiles.example']
  expect(basemapNeeds(elsewhere).sources).toEqual({
    'connect-src': origins,
    'img-src': [...origins, 'blob:'],
  })
  expect(basemapOf({ ...style, styleUrl: 'http://maps.example/a.json' }).kind).toBe('outline')
  const google = { ...choice, basemap: 'google', googleKey: 'A'.repeat(39) }
  expect(basemapNeeds(google).sources?.['script-src']).toEqual(['https://maps.googleapis.com'])
  expect(basemapOf({ ...google, googleKey: 'no key' }).kind).toBe('outline')
})

it('every location has a directions link, or a search without coordinates', async () => {
  expect(directionsTo(at(48.2, 16.4), 'google')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=48.2%2C16.4',
  )
  expect(directionsTo(at(48.2, 16.4), 'none')).toBeUndefined()
  expect(searchFor('Street 1\nTown', 'osm')).toBe(
    'https://www.openstreetmap.org/search?query=Street%201%20Town',
  )
  const places = [{ title: 'Nowhere', coordinates: 'unknown', address: 'Street 1' }]
  const { html } = await renderNodes([{ type: 'map', props: { id: 'none', places } }])
  expect(html).not.toContain('map-frame')
  expect(html).toContain('Find the address')
  const { html: empty } = await renderNodes([{ type: 'map', props: { id: 'empty' } }])
  expect(empty).toContain('map-frame')
  expect(empty).not.toContain('map-list')
})

it('MAP-1: a provider’s map is listed on the page and loads nothing before consent', async () => {
  const props = { id: 'far', basemap: 'style', styleUrl: 'https://maps.example/style.json' }
  const { html, needs } = await renderNodes([{ type: 'map', props }])
  expect(html.replace(/props='[^']*'/g, '')).not.toContain('maps.example')
  expect(needs.sources).toHaveProperty('connect-src', ['https://maps.example'])
})

it('a list at the side of the map, or over it, has its styles on its page', async () => {
  const stylesOf = async (layout: string) => {
    return (await renderNodes([{ type: 'map', props: { id: 'm', layout } }])).needs.styles
  }
  expect(await stylesOf('below')).toEqual([])
  expect(await stylesOf('beside')).toEqual(['map-looks'])
  expect(await stylesOf('over')).toEqual(['map-looks'])
})
