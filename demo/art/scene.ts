import { PAPER_ROOM, type Room, WindowLight } from './light.ts'
import type { Material, Shape } from './surface.ts'
import type { Vec } from './vec.ts'

/** Where an object stands: position in cm, then turns in degrees (roll about z, pitch x, yaw y). */
export interface Pose {
  readonly at?: Vec
  readonly yaw?: number
  readonly pitch?: number
  readonly roll?: number
}

/** A shape with its material, placed in the world. */
export class Placed {
  readonly shape: Shape
  readonly material: Material
  readonly at: Vec
  /** Rotation matrix, local to world, by rows. */
  readonly turn: Float64Array
  readonly turned: boolean
  /** World bounding box: low x, y, z, high x, y, z. */
  readonly box: Float64Array

  constructor(shape: Shape, material: Material, pose: Pose = {}) {
    this.shape = shape
    this.material = material
    this.at = pose.at ?? [0, 0, 0]
    const [a, b, c] = [pose.yaw ?? 0, pose.pitch ?? 0, pose.roll ?? 0].map(d => (d * Math.PI) / 180)
    const [ca, sa, cb, sb, cc, sc] = [a, b, c].flatMap(v => [Math.cos(v), Math.sin(v)])
    this.turn = Float64Array.of(
      ca * cc + sa * sb * sc,
      sa * sb * cc - ca * sc,
      sa * cb,
      cb * sc,
      cb * cc,
      -sb,
      ca * sb * sc - sa * cc,
      ca * sb * cc + sa * sc,
      ca * cb,
    )
    this.turned = a !== 0 || b !== 0 || c !== 0
    this.box = Float64Array.of(1e9, 1e9, 1e9, -1e9, -1e9, -1e9)
    const low = shape.bounds
    for (let corner = 0; corner < 8; corner++) {
      const x = low[corner & 1 ? 3 : 0]
      const y = low[corner & 2 ? 4 : 1]
      const z = low[corner & 4 ? 5 : 2]
      for (let axis = 0; axis < 3; axis++) {
        const m = axis * 3
        const w = this.turn[m] * x + this.turn[m + 1] * y + this.turn[m + 2] * z + this.at[axis]
        this.box[axis] = Math.min(this.box[axis], w - 0.02)
        this.box[axis + 3] = Math.max(this.box[axis + 3], w + 0.02)
      }
    }
  }
}

/** A floor at `floorY` that curves (radius `cove`) into a wall at z = `wallZ`. */
export interface Backdrop {
  readonly floorY: number
  readonly wallZ: number
  readonly cove: number
  readonly floor: Material
  readonly wall: Material
}

export interface Camera {
  readonly from: Vec
  readonly to: Vec
  /** Vertical field of view in degrees. */
  readonly fov: number
  /** Lens radius in cm and distance of sharp focus (default: distance to `to`). */
  readonly aperture?: number
  readonly focus?: number
}

export interface Grade {
  readonly exposure?: number
  readonly warmth?: number
  readonly contrast?: number
  readonly vignette?: number
  readonly saturation?: number
}

export interface Scene {
  readonly objects: readonly Placed[]
  readonly backdrop: Backdrop
  readonly camera: Camera
  readonly light: WindowLight
  readonly room: Room
  readonly grade: Grade
}

/** The studio's window, scaled to the size of the set (cm); `open` < 1 makes it smaller, shadows crisper. */
export function northWindow(size: number, power = 1.06, height = 0.62, open = 1): WindowLight {
  return new WindowLight({
    at: [-size * 1.15, size * (0.25 + height), size * 0.36],
    towards: [0, size * 0.12, 0],
    width: size * 0.75 * open,
    height: size * open,
    power,
    colour: [0.965, 0.99, 1.03],
  })
}

export const DAY_ROOM = PAPER_ROOM
