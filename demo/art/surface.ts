/** What a shape tells about a point on it, and what a material answers. Reused for every hit. */
export class Surface {
  /** Unit normal: the shape's own on the way in, bumped by the material on the way out. */
  readonly normal = new Float64Array(3)
  /** Diffuse colour, linear. */
  readonly albedo = new Float64Array(3)
  /** Width of the highlight, 0 = mirror. */
  roughness = 0.5
  /** Reflectance seen head-on; 0 switches reflections off. */
  specular = 0
  /** FOOT, OUTSIDE or INSIDE of a pot. */
  side = 1
  /** Outline curvature in 1/cm, convex > 0. */
  bend = 0
  /** Looks at the colour only (a bounce), so bumps and fine detail can be skipped. */
  coarse = false
}

export type Bounds = readonly [number, number, number, number, number, number]

/** A signed distance field in its own centimetres. */
export interface Shape {
  readonly bounds: Bounds
  distance(x: number, y: number, z: number): number
  /** Fills the surface's normal, side and bend for a point on the shape. */
  describe(x: number, y: number, z: number, surface: Surface): void
}

/** Colours a point of a shape (in the shape's own coordinates). */
export interface Material {
  shade(x: number, y: number, z: number, surface: Surface): void
}

const EPSILON = 0.03

/** Normal by four distance look-ups, for shapes without a closed form. */
export function numericNormal(shape: Shape, x: number, y: number, z: number, s: Surface): void {
  const a = shape.distance(x + EPSILON, y - EPSILON, z - EPSILON)
  const b = shape.distance(x - EPSILON, y - EPSILON, z + EPSILON)
  const c = shape.distance(x - EPSILON, y + EPSILON, z - EPSILON)
  const d = shape.distance(x + EPSILON, y + EPSILON, z + EPSILON)
  const nx = a - b - c + d
  const ny = -a - b + c + d
  const nz = -a + b - c + d
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  s.normal[0] = nx / length
  s.normal[1] = ny / length
  s.normal[2] = nz / length
}
