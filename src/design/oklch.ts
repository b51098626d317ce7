/** A color in OKLCH (CSS Color 4): lightness from 0 to 1, chroma, hue in radians. */
export interface Oklch {
  l: number
  c: number
  h: number
}

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
const toGamma = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055

/** @param colour `#rrggbb`. */
export function toOklch(colour: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at =>
    toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: lightness, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

function toRgb({ l: lightness, c, h }: Oklch): number[] {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** `#rrggbb`; less saturated where sRGB has no such color. */
export function fromOklch(colour: Oklch): string {
  const isInGamut = (chroma: number) =>
    toRgb({ ...colour, c: chroma }).every(part => part >= -0.0001 && part <= 1.0001)
  let chroma = colour.c
  while (chroma > 0 && !isInGamut(chroma)) chroma = Math.max(0, chroma - 0.004)
  const parts = toRgb({ ...colour, c: chroma }).map(part =>
    Math.round(toGamma(Math.min(1, Math.max(0, part))) * 255),
  )
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
