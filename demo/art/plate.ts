import { hash } from './noise.ts'
import type { Camera, Scene } from './scene.ts'
import { sample, shadeRay } from './shade.ts'
import { cross, normalise, subtract } from './vec.ts'

/** Averages per pixel, three channels each (depth: one). */
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

/**
 * Exposes the scene: `samples` rays per pixel (fewer where only backdrop is seen), with the same
 * noise on every call, so that a film does not flicker.
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
  const { camera } = scene
  const { forward: f, right: r, up: u } = aim(camera)
  const tall = Math.tan((camera.fov * Math.PI) / 360)
  const wide = (tall * width) / height
  const lens = camera.aperture ?? 0
  const focus = camera.focus ?? Math.hypot(...subtract(camera.to, camera.from))
  const shift = new Float64Array(DRAWS)
  const few = Math.ceil(samples * 0.6)
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      for (let d = 0; d < DRAWS; d++) shift[d] = hash(px, py, d * 101 + 7)
      const at = py * width + px
      let plain = true
      let taken = samples
      for (let k = 0; k < taken; k++) {
        for (let d = 0; d < DRAWS; d++) draw[d] = (shift[d] + k * STEP[d & 1]) % 1
        const jx = (k * STEP[0] + 0.5) % 1
        const jy = (k * STEP[1] + 0.5) % 1
        const a = ((2 * (px + jx)) / width - 1) * wide
        const b = (1 - (2 * (py + jy)) / height) * tall
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
        plain &&= sample.backdrop
        if (plain && k + 1 === few) taken = few
        for (let c = 0; c < 3; c++) {
          const i = at * 3 + c
          plate.albedo[i] += sample.albedo[c]
          plate.light[i] += sample.light[c] * sample.albedo[c]
          plate.mirrored[i] += sample.mirrored[c]
          plate.normal[i] += sample.normal[c]
        }
        plate.depth[at] += sample.depth
      }
      average(plate, at, taken)
    }
  }
  return plate
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
