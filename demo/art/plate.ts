import { hash } from './noise.ts'
import type { Camera, Scene } from './scene.ts'
import { sample, shadeRay } from './shade.ts'
import { cross, normalise, subtract } from './vec.ts'

/** Averages per cell of the grid, three channels each (depth: one). */
export interface Plate {
  readonly width: number
  readonly height: number
  readonly albedo: Float32Array
  readonly light: Float32Array
  readonly mirrored: Float32Array
  readonly normal: Float32Array
  readonly depth: Float32Array
}

const DRAWS = 10
/** Steps of the R2 sequence (Roberts): the best-spread two-dimensional additive recurrence. */
const STEP = [0.7548776662, 0.5698402909]
const draw = new Float64Array(DRAWS)

function aim(camera: Camera) {
  const forward = normalise(subtract(camera.to, camera.from))
  const right = normalise(cross(forward, [0, 1, 0]))
  return { forward, right, up: cross(right, forward) }
}

/** Cells at an outline have few neighbours to be smoothed with: they take this many times the rays. */
const AT_OUTLINES = 8

/**
 * Exposes the scene: `samples` rays per cell (fewer where only backdrop is seen, more at outlines), with the
 * same noise on every call, so that a film does not flicker. All rays of a cell go through its middle: a cell
 * shows one surface, which the filter can smooth up to the very outline. Outlines get soft when the finished
 * picture is shrunk.
 */
export function expose(scene: Scene, width: number, height: number, samples: number): Plate {
  const size = width * height
  const plate: Plate = {
    width,
    height,
    albedo: new Float32Array(size * 3),
    light: new Float32Array(size * 3),
    mirrored: new Float32Array(size * 3),
    normal: new Float32Array(size * 3),
    depth: new Float32Array(size),
  }
  const taken = new Uint8Array(size)
  const few = Math.ceil(samples * 0.6)
  const take = cellCamera(scene, plate)
  for (let at = 0; at < size; at++) {
    let plain = true
    let wanted = samples
    for (let k = 0; k < wanted; k++) {
      take(at, k)
      plain &&= sample.backdrop
      if (plain && k + 1 === few) wanted = few
    }
    taken[at] = wanted
  }
  for (const at of outlineCells(plate, taken)) {
    for (let k = taken[at]; k < samples * AT_OUTLINES; k++) take(at, k)
    taken[at] = samples * AT_OUTLINES
  }
  for (let at = 0; at < size; at++) average(plate, at, taken[at])
  return plate
}

/** Sends the k-th ray of a cell, and adds what it saw to the plate. */
function cellCamera(scene: Scene, plate: Plate): (at: number, k: number) => void {
  const { camera } = scene
  const { width, height } = plate
  const { forward: f, right: r, up: u } = aim(camera)
  const tall = Math.tan((camera.fov * Math.PI) / 360)
  const wide = (tall * width) / height
  const lens = camera.aperture ?? 0
  const focus = camera.focus ?? Math.hypot(...subtract(camera.to, camera.from))
  return (at, k) => {
    const px = at % width
    const py = (at - px) / width
    for (let d = 0; d < DRAWS; d++) draw[d] = (hash(px, py, d * 101 + 7) + k * STEP[d & 1]) % 1
    const a = ((2 * px + 1) / width - 1) * wide
    const b = (1 - (2 * py + 1) / height) * tall
    let dx = f[0] + r[0] * a + u[0] * b
    let dy = f[1] + r[1] * a + u[1] * b
    let dz = f[2] + r[2] * a + u[2] * b
    let [ox, oy, oz] = camera.from
    if (lens > 0) {
      const radius = lens * Math.sqrt(draw[0])
      const la = radius * Math.cos(6.2832 * draw[1])
      const lb = radius * Math.sin(6.2832 * draw[1])
      const mx = r[0] * la + u[0] * lb
      const my = r[1] * la + u[1] * lb
      const mz = r[2] * la + u[2] * lb
      ox += mx
      oy += my
      oz += mz
      dx -= mx / focus
      dy -= my / focus
      dz -= mz / focus
    }
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    shadeRay(scene, ox, oy, oz, dx / length, dy / length, dz / length, draw)
    for (let c = 0; c < 3; c++) {
      const i = at * 3 + c
      plate.albedo[i] += sample.albedo[c]
      plate.light[i] += sample.light[c] * sample.albedo[c]
      plate.mirrored[i] += sample.mirrored[c]
      plate.normal[i] += sample.normal[c]
    }
    plate.depth[at] += sample.depth
  }
}

/** Cells that face elsewhere or lie at another depth than one of their neighbours two cells away. */
function outlineCells({ width, height, normal, depth }: Plate, taken: Uint8Array): number[] {
  const found: number[] = []
  const differ = (p: number, q: number) => {
    const a = p * 3
    const b = q * 3
    const dot =
      normal[a] * normal[b] + normal[a + 1] * normal[b + 1] + normal[a + 2] * normal[b + 2]
    if (dot < 0.8 * taken[p] * taken[q]) return true
    const near = depth[p] / taken[p]
    return Math.abs(near - depth[q] / taken[q]) > 0.02 * near
  }
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const p = y * width + x
      const isOutline =
        differ(p, p - 2) || differ(p, p + 2) || differ(p, p - 2 * width) || differ(p, p + 2 * width)
      if (isOutline) found.push(p)
    }
  }
  return found
}

function average(plate: Plate, at: number, taken: number): void {
  for (let i = at * 3; i < at * 3 + 3; i++) {
    plate.albedo[i] /= taken
    plate.light[i] /= taken
    plate.mirrored[i] /= taken
    plate.normal[i] /= taken
  }
  plate.depth[at] /= taken
}
