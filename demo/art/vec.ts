/** A linear-light colour: red, green, blue, 0 = black, 1 = diffuse white. */
export type Rgb = readonly [number, number, number]

/** A point or direction in centimetres: x to the right, y up, z towards the camera. */
export type Vec = readonly [number, number, number]

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : Math.min(value, high)

export const mix = (a: number, b: number, amount: number): number => a + (b - a) * amount

/** Hermite step: 0 below `low`, 1 above `high`. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** `#rrggbb` (sRGB) to linear light. */
export function hex(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  const part = (shift: number) => toLinear(((value >> shift) & 255) / 255)
  return [part(16), part(8), part(0)]
}

export const scaleRgb = (colour: Rgb, by: number): Rgb => [
  colour[0] * by,
  colour[1] * by,
  colour[2] * by,
]

export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function normalise(a: Vec): Vec {
  const length = Math.hypot(a[0], a[1], a[2])
  return [a[0] / length, a[1] / length, a[2] / length]
}
