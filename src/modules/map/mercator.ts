import type { Position } from './coordinates.ts'

/** Latitude limit of Web Mercator (EPSG:3857), which makes the world a square. */
export const MAX_LATITUDE = 85.05112878
/** Width of the world at zoom 0 in pixels. */
export const TILE_PX = 256

/** A point of the unit square: 0, 0 is north-west and 1, 1 south-east. */
export interface Point {
  x: number
  y: number
}

export function project({ latitude, longitude }: Position): Point {
  const held = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude))
  const angle = (held * Math.PI) / 180
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI),
  }
}

export function unproject({ x, y }: Point): Position {
  const angle = 2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2
  return { latitude: (angle * 180) / Math.PI, longitude: x * 360 - 180 }
}

/** Width of the world in pixels. */
export function worldPx(zoom: number): number {
  return TILE_PX * 2 ** zoom
}
