import { smoothstep } from './vec.ts'

/** (radius, height) in cm; a third entry `true` marks a corner that the spline does not smooth. */
export type ProfilePoint = readonly [number, number, boolean?]

/** How a thrown pot is described: the outer wall, and what the potter does at foot and lip. */
export interface PotShape {
  /** From just above the foot to the lip. */
  readonly wall: readonly ProfilePoint[]
  /** Wall thickness in cm, at the lip and below. */
  readonly lip: number
  readonly thickness: number
  readonly foot: { readonly radius: number; readonly height: number; readonly width: number }
  /** Height of the inner floor above the table; by default foot height + thickness. */
  readonly floor?: number
}

/** A closed outline from axis to axis, evenly sampled. `bend` is curvature in 1/cm, convex > 0. */
export interface Profile {
  readonly r: Float64Array
  readonly y: Float64Array
  readonly side: Uint8Array
  readonly bend: Float64Array
}

export const FOOT = 0
export const OUTSIDE = 1
export const INSIDE = 2

type Path = [number, number, number][]

function catmull(points: readonly ProfilePoint[], side: number, out: Path): void {
  const last = points.length - 1
  for (let i = 0; i < last; i++) {
    const [ar, ay] = points[Math.max(0, i - 1)]
    const [br, by] = points[i]
    const [cr, cy] = points[i + 1]
    const [dr, dy] = points[Math.min(last, i + 2)]
    for (let s = 0; s < 24; s++) {
      const t = s / 24
      const t2 = t * t
      const t3 = t2 * t
      const blend = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3)
      out.push([blend(ar, br, cr, dr), blend(ay, by, cy, dy), side])
    }
  }
  out.push([points[last][0], points[last][1], side])
}

/** Samples a spline through the points, sharp at marked corners. */
export function spline(points: readonly ProfilePoint[], side = OUTSIDE): Path {
  const out: Path = []
  let start = 0
  for (let i = 1; i < points.length; i++) {
    if (!points[i][2] && i < points.length - 1) continue
    catmull(points.slice(start, i + 1), side, out)
    start = i
  }
  return out
}

/** The inner wall: the outer wall moved inwards, from the lip down to a rounded floor. */
function innerPath(outer: Path, shape: PotShape): Path {
  const floor = shape.floor ?? shape.foot.height + shape.thickness
  const inner: Path = []
  const count = outer.length
  for (let i = count - 1; i >= 0; i--) {
    const [ar, ay] = outer[Math.max(0, i - 1)]
    const [br, by] = outer[Math.min(count - 1, i + 1)]
    const length = Math.hypot(br - ar, by - ay)
    if (length < 1e-6) continue
    const width = shape.lip + (shape.thickness - shape.lip) * smoothstep(0, 0.35, 1 - i / count)
    const r = outer[i][0] - ((by - ay) / length) * width
    const y = outer[i][1] + ((br - ar) / length) * width
    if (r < 0.2 || y < floor + 0.12) break
    const previous = inner[inner.length - 1]
    if (previous && Math.hypot(previous[0] - r, previous[1] - y) < 0.02) continue
    inner.push([r, y, INSIDE])
  }
  const [er, ey] = inner[inner.length - 1]
  for (let s = 1; s <= 24; s++) {
    const t = s / 24
    inner.push([er * (1 - t), floor + (ey - floor) * (1 - t) ** 4, INSIDE])
  }
  return inner
}

/** The outline of an open pot. */
export function potProfile(shape: PotShape): Profile {
  const { foot } = shape
  const recess = foot.height * 0.7
  const ring = foot.radius - foot.width
  const path: Path = [
    [0, recess, FOOT],
    [ring * 0.6, recess * 0.98, FOOT],
    [ring * 0.93, recess * 0.8, FOOT],
    [ring, 0.08, FOOT],
    [ring + 0.06, 0, FOOT],
    [foot.radius - 0.1, 0, FOOT],
    [foot.radius - 0.03, 0.03, FOOT],
    [foot.radius, 0.1, FOOT],
  ]
  const outer = spline(shape.wall)
  const inner = innerPath(outer, shape)
  const [or, oy] = outer[outer.length - 1]
  const [ir, iy] = inner[0]
  path.push(...outer)
  const radius = Math.hypot(or - ir, oy - iy) / 2
  const angle = Math.atan2(oy - iy, or - ir)
  for (let s = 1; s < 10; s++) {
    const a = angle + (Math.PI * s) / 10
    const side = s < 5 ? OUTSIDE : INSIDE
    path.push([(or + ir) / 2 + radius * Math.cos(a), (oy + iy) / 2 + radius * Math.sin(a), side])
  }
  return resample([...path, ...inner])
}

/** The outline of a solid of revolution (lid, knob, tool handle), bottom axis to top axis. */
export const solidProfile = (points: readonly ProfilePoint[]): Profile => resample(spline(points))

function resample(path: Path): Profile {
  const at = [0]
  for (let i = 1; i < path.length; i++) {
    const [ar, ay] = path[i - 1]
    at.push(at[i - 1] + Math.hypot(path[i][0] - ar, path[i][1] - ay))
  }
  const length = at[at.length - 1]
  const count = Math.min(640, Math.max(120, Math.round(length / 0.07)))
  const r = new Float64Array(count)
  const y = new Float64Array(count)
  const side = new Uint8Array(count)
  let j = 1
  for (let i = 0; i < count; i++) {
    const want = (length * i) / (count - 1)
    while (j < path.length - 1 && at[j] < want) j++
    const span = at[j] - at[j - 1]
    const t = span > 0 ? (want - at[j - 1]) / span : 0
    r[i] = Math.max(0, path[j - 1][0] + (path[j][0] - path[j - 1][0]) * t)
    y[i] = path[j - 1][1] + (path[j][1] - path[j - 1][1]) * t
    side[i] = path[j][2]
  }
  return { r, y, side, bend: curvature(r, y, length / (count - 1)) }
}

function curvature(r: Float64Array, y: Float64Array, step: number): Float64Array {
  const count = r.length
  const raw = new Float64Array(count)
  for (let i = 2; i < count - 2; i++) {
    const before = Math.atan2(y[i] - y[i - 2], r[i] - r[i - 2])
    const after = Math.atan2(y[i + 2] - y[i], r[i + 2] - r[i])
    let turn = after - before
    if (turn > Math.PI) turn -= 2 * Math.PI
    if (turn < -Math.PI) turn += 2 * Math.PI
    raw[i] = turn / (2 * step)
  }
  const bend = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    let sum = 0
    let weight = 0
    for (let k = Math.max(0, i - 4); k <= Math.min(count - 1, i + 4); k++) {
      const w = 5 - Math.abs(k - i)
      sum += raw[k] * w
      weight += w
    }
    bend[i] = sum / weight
  }
  return bend
}
