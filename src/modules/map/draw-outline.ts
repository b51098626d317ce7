import type { Position as LngLat } from 'geojson'
import { type Point, project, worldPx } from './mercator.ts'
import type { Box, View } from './view.ts'
import type { World } from './world.ts'

type Line = readonly Point[]

/** Land and borders in unit coordinates, created once. */
export interface Outline {
  land: readonly Line[]
  borders: readonly Line[]
}

export function toOutline({ land, borders }: World): Outline {
  const toLine = (line: LngLat[]): Line =>
    line.map(([longitude = 0, latitude = 0]) => project({ latitude, longitude }))
  return {
    land: land.features.flatMap(({ geometry }) => geometry.coordinates.flat().map(toLine)),
    borders: borders.coordinates.map(toLine),
  }
}

/** Shapes are clipped this far outside the visible area. */
const MARGIN_PX = 12
/** Minimum distance of points and size of islands. */
const DETAIL_PX = 1.5

/** SVG paths of the visible part. */
export function drawOutline(outline: Outline, view: View, box: Box): Record<keyof Outline, string> {
  return {
    land: draw(outline.land, view, box, ring => closed(clipRing(ring, box))),
    borders: draw(outline.borders, view, box, line => clipLine(line, box).map(toPath).join('')),
  }
}

function draw(lines: readonly Line[], view: View, box: Box, toD: (line: Point[]) => string) {
  const world = worldPx(view.zoom)
  const toPx = ({ x, y }: Point, copy: number): Point => ({
    x: box.width / 2 + (x + copy - view.middle.x) * world,
    y: box.height / 2 + (y - view.middle.y) * world,
  })
  const copies = Math.ceil(box.width / world / 2) + 1
  let d = ''
  for (let copy = -copies; copy <= copies; copy++) {
    for (const line of lines) {
      if (!isSeen(line, point => toPx(point, copy), box)) continue
      d += toD(line.map(point => toPx(point, copy)))
    }
  }
  return d
}

function isSeen(line: Line, toPx: (point: Point) => Point, { width, height }: Box): boolean {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of line) {
    if (x < west) west = x
    if (x > east) east = x
    if (y < north) north = y
    if (y > south) south = y
  }
  const from = toPx({ x: west, y: north })
  const to = toPx({ x: east, y: south })
  const isTiny = to.x - from.x < DETAIL_PX && to.y - from.y < DETAIL_PX
  return !isTiny && to.x > 0 && from.x < width && to.y > 0 && from.y < height
}

/** Sutherland–Hodgman: clips a ring at each edge. */
function clipRing(ring: Point[], { width, height }: Box): Point[] {
  const edges: [keyof Point, number, 1 | -1][] = [
    ['x', -MARGIN_PX, 1],
    ['x', width + MARGIN_PX, -1],
    ['y', -MARGIN_PX, 1],
    ['y', height + MARGIN_PX, -1],
  ]
  return edges.reduce((points, [axis, limit, side]) => {
    const isInside = (point: Point) => (point[axis] - limit) * side >= 0
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) as Point
      const cut = isInside(point) === isInside(before) ? [] : [crossing(before, point, axis, limit)]
      return isInside(point) ? [...cut, point] : cut
    })
  }, ring)
}

function crossing(a: Point, b: Point, axis: keyof Point, limit: number): Point {
  const share = (limit - a[axis]) / (b[axis] - a[axis])
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

/** Visible parts of a line, in whole segments. */
function clipLine(line: Point[], { width, height }: Box): Point[][] {
  const isNear = ({ x, y }: Point) =>
    x > -MARGIN_PX && x < width + MARGIN_PX && y > -MARGIN_PX && y < height + MARGIN_PX
  const parts: Point[][] = []
  let part: Point[] | undefined
  for (const [index, point] of line.entries()) {
    const isKept =
      isNear(point) || [line[index - 1], line[index + 1]].some(other => other && isNear(other))
    if (!isKept) part = undefined
    else if (part) part.push(point)
    else {
      part = [point]
      parts.push(part)
    }
  }
  return parts
}

function closed(ring: Point[]): string {
  const d = toPath(ring)
  return d && `${d}Z`
}

/** Relative path with integer coordinates. */
function toPath(points: Point[]): string {
  let d = ''
  let last: Point | undefined
  let kept: Point | undefined
  for (const point of points) {
    if (kept && Math.hypot(point.x - kept.x, point.y - kept.y) < DETAIL_PX) continue
    kept = point
    const [x, y] = [Math.round(point.x), Math.round(point.y)]
    d += last ? `l${x - last.x} ${y - last.y}` : `M${x} ${y}`
    last = { x, y }
  }
  return d.includes('l') ? d.replaceAll(' -', '-') : ''
}
