import type { Position } from './coordinates.ts'
import { type Point, project, worldPx } from './mercator.ts'

/** Visible part of the world: its center, which may be beyond an edge, and zoom. */
export interface View {
  middle: Point
  /** Zoom level as in street maps: each step doubles the scale. */
  zoom: number
}

export interface Box {
  width: number
  height: number
}

/** Padding around the outermost pins in pixels; less on small maps. */
export const FIT_PADDING_PX = 80
/** Maximum zoom when fitting places on the outline, which has no streets. */
export const OUTLINE_FIT_ZOOM = 6
/** Above this zoom, country outlines are useless. */
const SKETCH_ZOOM = 8
/** View without center and pins. */
const WORLD: View = { middle: { x: 0.5, y: 0.4 }, zoom: 1 }

/** Whether a map shows a town or street, for which there is no built-in map. */
export function isNearerThanOutlines(...view: Parameters<typeof viewOf>): boolean {
  return viewOf(...view).zoom > SKETCH_ZOOM
}

/** View around the center, or else around all pins, limited to `zoom`. */
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

/** Moves points west of the largest gap one world east, so that Fiji and Samoa are close. */
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

/** Position in the box in pixels, in the copy of the world nearest to its center. */
export function toBox({ x, y }: Point, { middle, zoom }: View, box: Box): Point {
  const world = worldPx(zoom)
  const east = x - middle.x - Math.round(x - middle.x)
  return { x: box.width / 2 + east * world, y: box.height / 2 + (y - middle.y) * world }
}
