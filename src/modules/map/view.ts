import type { Position } from './coordinates.ts'
import { type Point, project, worldPx } from './mercator.ts'

/** What of the world a map shows: the middle, which may lie beyond an edge of the world, and how near. */
export interface View {
  middle: Point
  /** As street maps count it: each step is twice as near. */
  zoom: number
}

export interface Box {
  width: number
  height: number
}

/** The air round the outermost pins, in pixels: beside the buttons. Less where the map is small. */
export const FIT_PADDING_PX = 80
/** The outline has no streets: nearer than this, a region could not be told from another. */
export const OUTLINE_FIT_ZOOM = 6
/** Nearer than this, outlines of countries say nothing about a place. */
const SKETCH_ZOOM = 8
/** Of a map without a centre and without pins. */
const WORLD: View = { middle: { x: 0.5, y: 0.4 }, zoom: 1 }

/** Whether a map shows a town or a street, for which the program has no map. */
export function isNearerThanOutlines(...view: Parameters<typeof viewOf>): boolean {
  return viewOf(...view).zoom > SKETCH_ZOOM
}

/** Round the centre if there is one, else round all pins, not nearer than `zoom`. */
export function viewOf(
  positions: readonly Position[],
  box: Box,
  { centre, zoom }: { centre: Position | undefined; zoom: number },
): View {
  if (centre) return { middle: project(centre), zoom }
  if (positions.length === 0) return { ...WORLD, zoom: Math.min(WORLD.zoom, zoom) }
  const points = unwrap(positions.map(project))
  const xs = points.map(point => point.x)
  const ys = points.map(point => point.y)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const nearest = Math.min(
    zoom,
    zoomToSpan(east - west, box.width),
    zoomToSpan(south - north, box.height),
  )
  return {
    middle: { x: (west + east) / 2, y: (north + south) / 2 },
    zoom: Math.max(0, nearest),
  }
}

function zoomToSpan(span: number, px: number): number {
  const room = px - 2 * Math.min(FIT_PADDING_PX, px / 5)
  return span === 0 ? Number.POSITIVE_INFINITY : Math.log2(room / (worldPx(0) * span))
}

/** The same points with those west of the widest empty stretch one world further east: Fiji and Samoa are neighbours. */
export function unwrap(points: readonly Point[]): Point[] {
  const xs = points.map(point => point.x).sort((a, b) => a - b)
  const first = xs[0] ?? 0
  let start = first
  let widest = first + 1 - (xs.at(-1) ?? first)
  for (const [index, x] of xs.entries()) {
    const gap = x - (xs[index - 1] ?? x)
    if (gap > widest) {
      widest = gap
      start = x
    }
  }
  return points.map(({ x, y }) => ({ x: x < start ? x + 1 : x, y }))
}

/** Where a point stands in the box, in pixels, in the copy of the world that is nearest to its middle. */
export function toBox({ x, y }: Point, { middle, zoom }: View, box: Box): Point {
  const world = worldPx(zoom)
  const east = x - middle.x - Math.round(x - middle.x)
  return { x: box.width / 2 + east * world, y: box.height / 2 + (y - middle.y) * world }
}
