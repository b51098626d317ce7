import type { Placed, Scene } from './scene.ts'

const STEPS = 120
/** How close counts as touching, cm: for the camera's rays, and for all others. */
const CLOSE = 0.004
const LOOSE = 0.01

/** Nearest hit of the last call to `trace`: its distance and object (−1 none, −2 backdrop). */
export const hit = { distance: 0, object: -1 }
export const NOTHING = -1
export const BACKDROP = -2

/** Distance along the ray to one object between `near` and `far`, or −1; `fine` is in cm. */
function march(
  object: Placed,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  near: number,
  far: number,
  fine: number,
): number {
  const { at, turn: m, shape } = object
  let px = ox - at[0]
  let py = oy - at[1]
  let pz = oz - at[2]
  let vx = dx
  let vy = dy
  let vz = dz
  if (object.turned) {
    const qx = m[0] * px + m[3] * py + m[6] * pz
    const qy = m[1] * px + m[4] * py + m[7] * pz
    pz = m[2] * px + m[5] * py + m[8] * pz
    px = qx
    py = qy
    vx = m[0] * dx + m[3] * dy + m[6] * dz
    vy = m[1] * dx + m[4] * dy + m[7] * dz
    vz = m[2] * dx + m[5] * dy + m[8] * dz
  }
  let t = near
  for (let i = 0; i < STEPS; i++) {
    const d = shape.distance(px + vx * t, py + vy * t, pz + vz * t)
    if (d < fine) return t
    t += d * 0.98 + fine * 0.3
    if (t > far) return -1
  }
  return -1
}

/** Entry of the ray into a box in `span[0]`, exit in `span[1]`; false when it passes by. */
const span = new Float64Array(2)
function enter(
  b: Float64Array,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
): boolean {
  const ax = (b[0] - ox) * ix
  const bx = (b[3] - ox) * ix
  const ay = (b[1] - oy) * iy
  const by = (b[4] - oy) * iy
  const az = (b[2] - oz) * iz
  const bz = (b[5] - oz) * iz
  let near = Math.min(ax, bx)
  let far = Math.max(ax, bx)
  const ny = Math.min(ay, by)
  const fy = Math.max(ay, by)
  if (ny > near) near = ny
  if (fy < far) far = fy
  const nz = Math.min(az, bz)
  const fz = Math.max(az, bz)
  if (nz > near) near = nz
  if (fz < far) far = fz
  span[0] = Math.max(near, 0)
  span[1] = far
  return far > 0 && near <= far
}

/** Distance to the floor, cove or wall, or a huge number. */
function meetBackdrop(s: Scene, oy: number, oz: number, dy: number, dz: number): number {
  const { floorY, wallZ, cove } = s.backdrop
  let best = 1e9
  if (dy < 0) {
    const t = (floorY - oy) / dy
    if (t > 1e-4 && oz + dz * t >= wallZ + cove) best = t
  }
  if (dz < 0) {
    const t = (wallZ - oz) / dz
    if (t > 1e-4 && t < best && oy + dy * t >= floorY + cove) best = t
  }
  if (best === 1e9 && cove > 0) {
    const cy = oy - floorY - cove
    const cz = oz - wallZ - cove
    const a = dy * dy + dz * dz
    const b = cy * dy + cz * dz
    const root = b * b - a * (cy * cy + cz * cz - cove * cove)
    if (root > 0) {
      const t = (-b + Math.sqrt(root)) / a
      if (t > 1e-4 && cy + dy * t <= 0 && cz + dz * t <= 0) best = t
    }
  }
  return best
}

/** Finds what the ray meets first; the answer is in `hit`. */
export function trace(
  s: Scene,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  exact = false,
): void {
  const fine = exact ? CLOSE : LOOSE
  let best = meetBackdrop(s, oy, oz, dy, dz)
  let found = best < 1e9 ? BACKDROP : NOTHING
  const ix = 1 / (dx === 0 ? 1e-12 : dx)
  const iy = 1 / (dy === 0 ? 1e-12 : dy)
  const iz = 1 / (dz === 0 ? 1e-12 : dz)
  const { objects } = s
  for (let i = 0; i < objects.length; i++) {
    if (!enter(objects[i].box, ox, oy, oz, ix, iy, iz) || span[0] >= best) continue
    const far = Math.min(span[1], best)
    const t = march(objects[i], ox, oy, oz, dx, dy, dz, span[0], far, fine)
    if (t >= 0 && t < best) {
      best = t
      found = i
    }
  }
  hit.distance = best
  hit.object = found
}

let lastBlocker = 0

/** Whether an object stands between a point and another `reach` cm away. */
export function isBlocked(
  s: Scene,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  reach: number,
): boolean {
  const ix = 1 / (dx === 0 ? 1e-12 : dx)
  const iy = 1 / (dy === 0 ? 1e-12 : dy)
  const iz = 1 / (dz === 0 ? 1e-12 : dz)
  const { objects } = s
  const count = objects.length
  for (let k = 0; k < count; k++) {
    const i = (k + lastBlocker) % count
    if (!enter(objects[i].box, ox, oy, oz, ix, iy, iz)) continue
    const far = Math.min(span[1], reach)
    if (march(objects[i], ox, oy, oz, dx, dy, dz, span[0], far, LOOSE) >= 0) {
      lastBlocker = i
      return true
    }
  }
  return false
}
