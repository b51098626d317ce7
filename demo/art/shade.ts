import { roomLight } from './light.ts'
import { around, turned } from './sampling.ts'
import type { Scene } from './scene.ts'
import { Surface } from './surface.ts'
import { BACKDROP, hit, isBlocked, NOTHING, trace } from './trace.ts'

/** Answers of `shadePixel`: light on the surface, colour of the surface, mirrored light. */
export const sample = {
  albedo: new Float64Array(3),
  light: new Float64Array(3),
  mirrored: new Float64Array(3),
  normal: new Float64Array(3),
  depth: 0,
  backdrop: false,
}

const first = new Surface()
const second = new Surface()
const local = new Float64Array(3)
const incoming = new Float64Array(3)
const LIFT = 0.02

/** Random numbers of one sample; index = use (lens, window, bounce, mirror, far window). */
export type Draw = Float64Array

/** Fills `s` for the point the last `trace` found. Normal in the world, facing the viewer. */
function look(scene: Scene, object: number, x: number, y: number, z: number, s: Surface): void {
  const n = s.normal
  s.specular = 0
  s.roughness = 0.6
  if (object === BACKDROP) {
    const { floorY, wallZ, cove, floor, wall } = scene.backdrop
    const cy = floorY + cove - y
    const cz = wallZ + cove - z
    const curved = cove > 0 && cy > 0 && cz > 0
    n[0] = 0
    n[1] = curved ? cy / cove : y > floorY + 0.01 ? 0 : 1
    n[2] = curved ? cz / cove : y > floorY + 0.01 ? 1 : 0
    s.side = 1
    s.bend = 0
    const material = n[2] > 0.7 ? wall : floor
    material.shade(x, y, z, s)
    return
  }
  const { at, turn: m, turned: rotated, shape, material } = scene.objects[object]
  let px = x - at[0]
  let py = y - at[1]
  let pz = z - at[2]
  if (rotated) {
    local[0] = m[0] * px + m[3] * py + m[6] * pz
    local[1] = m[1] * px + m[4] * py + m[7] * pz
    local[2] = m[2] * px + m[5] * py + m[8] * pz
    px = local[0]
    py = local[1]
    pz = local[2]
  }
  shape.describe(px, py, pz, s)
  material.shade(px, py, pz, s)
  if (!rotated) return
  const nx = m[0] * n[0] + m[1] * n[1] + m[2] * n[2]
  const ny = m[3] * n[0] + m[4] * n[1] + m[5] * n[2]
  n[2] = m[6] * n[0] + m[7] * n[1] + m[8] * n[2]
  n[0] = nx
  n[1] = ny
}

/** Window light on a surface point, one shadow ray; returns the share of full radiance × π⁻¹. */
function windowOn(
  scene: Scene,
  x: number,
  y: number,
  z: number,
  n: Float64Array,
  u: number,
  v: number,
): number {
  const w = scene.light
  const a = (u - 0.5) * w.width
  const b = (v - 0.5) * w.height
  let lx = w.at[0] + w.u[0] * a + w.v[0] * b - x
  let ly = w.at[1] + w.u[1] * a + w.v[1] * b - y
  let lz = w.at[2] + w.u[2] * a + w.v[2] * b - z
  const square = lx * lx + ly * ly + lz * lz
  const reach = Math.sqrt(square)
  lx /= reach
  ly /= reach
  lz /= reach
  const facing = n[0] * lx + n[1] * ly + n[2] * lz
  const leaving = -(w.normal[0] * lx + w.normal[1] * ly + w.normal[2] * lz)
  if (facing <= 0 || leaving <= 0) return 0
  if (isBlocked(scene, x, y, z, lx, ly, lz, reach)) return 0
  return (facing * leaving * w.width * w.height) / (Math.PI * square)
}

/** Light arriving along a ray from the rest of the scene, one bounce deep, into `incoming`. */
function gather(
  scene: Scene,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  u: number,
  v: number,
  withWindow: boolean,
): void {
  trace(scene, x, y, z, dx, dy, dz)
  const seen = withWindow ? scene.light.seen(x, y, z, dx, dy, dz) : 0
  if (hit.object === NOTHING) {
    roomLight(scene.room, dx, dy, dz, incoming)
    for (let c = 0; c < 3; c++) incoming[c] += seen * scene.light.radiance[c]
    return
  }
  const t = hit.distance
  const px = x + dx * t
  const py = y + dy * t
  const pz = z + dz * t
  second.coarse = true
  look(scene, hit.object, px, py, pz, second)
  const n = second.normal
  const e = windowOn(scene, px + n[0] * LIFT, py + n[1] * LIFT, pz + n[2] * LIFT, n, u, v)
  roomLight(scene.room, n[0], n[1], n[2], incoming)
  for (let c = 0; c < 3; c++) {
    incoming[c] = second.albedo[c] * (incoming[c] * 0.8 + e * scene.light.radiance[c])
  }
}

/** Follows one camera ray and leaves what it saw in `sample`. */
export function shadeRay(
  scene: Scene,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  draw: Draw,
): void {
  trace(scene, ox, oy, oz, dx, dy, dz, true)
  const { albedo, light, mirrored, normal } = sample
  mirrored.fill(0)
  if (hit.object === NOTHING) {
    roomLight(scene.room, dx, dy, dz, light)
    albedo.fill(1)
    normal.fill(0)
    sample.depth = 1e4
    sample.backdrop = true
    return
  }
  const t = hit.distance
  let x = ox + dx * t
  let y = oy + dy * t
  let z = oz + dz * t
  sample.depth = t
  sample.backdrop = hit.object === BACKDROP
  first.coarse = false
  look(scene, hit.object, x, y, z, first)
  const n = first.normal
  normal.set(n)
  albedo.set(first.albedo)
  x += n[0] * LIFT - dx * LIFT
  y += n[1] * LIFT - dy * LIFT
  z += n[2] * LIFT - dz * LIFT
  const e = windowOn(scene, x, y, z, n, draw[2], draw[3])
  around(n[0], n[1], n[2], draw[4], draw[5], 1)
  gather(scene, x, y, z, turned[0], turned[1], turned[2], draw[8], draw[9], false)
  const facing = Math.max(0.02, -(dx * n[0] + dy * n[1] + dz * n[2]))
  const f0 = first.specular
  const fresnel = f0 > 0 ? f0 + (1 - f0) * (1 - facing) ** 5 * (1 - first.roughness * 0.8) : 0
  const kept = 1 - fresnel
  for (let c = 0; c < 3; c++) light[c] = kept * (e * scene.light.radiance[c] + incoming[c])
  if (fresnel === 0) return
  around(n[0], n[1], n[2], draw[6], draw[7], first.roughness * first.roughness)
  let d = 2 * (dx * turned[0] + dy * turned[1] + dz * turned[2])
  let rx = dx - d * turned[0]
  let ry = dy - d * turned[1]
  let rz = dz - d * turned[2]
  d = rx * n[0] + ry * n[1] + rz * n[2]
  if (d < 0.01) {
    rx += n[0] * (0.01 - d)
    ry += n[1] * (0.01 - d)
    rz += n[2] * (0.01 - d)
  }
  gather(scene, x, y, z, rx, ry, rz, draw[8], draw[9], true)
  for (let c = 0; c < 3; c++) mirrored[c] = Math.min(3, fresnel * incoming[c])
}
