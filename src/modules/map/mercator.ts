import type { Position } from './coordinates.ts'

/** Where Web Mercator (EPSG:3857) ends: the world is a square up to here. */
export const MAX_LATITUDE = 85.05112878
/** Pixels of the whole world at zoom 0, as street maps count it. */
export const TILE_PX = 256

/** A point of the square world: 0, 0 is the north-west corner and 1, 1 the south-east one. */
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

/** Pixels of the whole world's width. */
export function worldPx(zoom: number): number {
  return TILE_PX * 2 ** zoom
}
