import { cross, normalise, type Rgb, subtract, type Vec } from './vec.ts'

export interface WindowOptions {
  /** Centre of the glass and the point it faces, cm. */
  readonly at: Vec
  readonly towards: Vec
  readonly width: number
  readonly height: number
  /** Irradiance (diffuse white = 1) on a surface at `towards` that faces the window. */
  readonly power: number
  readonly colour: Rgb
  /** Columns and rows of panes seen in reflections. */
  readonly panes?: readonly [number, number]
}

/** The one light of every picture: a tall soft window. */
export class WindowLight {
  readonly at: Vec
  readonly normal: Vec
  readonly u: Vec
  readonly v: Vec
  readonly width: number
  readonly height: number
  readonly radiance: Rgb
  private readonly panes: readonly [number, number]

  constructor(options: WindowOptions) {
    const { at, towards, width, height, power, colour } = options
    this.at = at
    this.normal = normalise(subtract(towards, at))
    this.u = normalise(cross([0, 1, 0], this.normal))
    this.v = cross(this.normal, this.u)
    this.width = width
    this.height = height
    const away = Math.hypot(...subtract(towards, at))
    const level = (power * Math.PI * away * away) / (width * height)
    this.radiance = [colour[0] * level, colour[1] * level, colour[2] * level]
    this.panes = options.panes ?? [2, 3]
  }

  /** Share of the window's radiance seen along a ray, 0 when it passes beside the glass. */
  seen(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    const n = this.normal
    const facing = dx * n[0] + dy * n[1] + dz * n[2]
    if (facing > -1e-4) return 0
    const rx = this.at[0] - ox
    const ry = this.at[1] - oy
    const rz = this.at[2] - oz
    const t = (rx * n[0] + ry * n[1] + rz * n[2]) / facing
    if (t <= 0) return 0
    const px = dx * t - rx
    const py = dy * t - ry
    const pz = dz * t - rz
    const a = (px * this.u[0] + py * this.u[1] + pz * this.u[2]) / this.width + 0.5
    const b = (px * this.v[0] + py * this.v[1] + pz * this.v[2]) / this.height + 0.5
    if (a < 0 || a > 1 || b < 0 || b > 1) return 0
    const fa = (a * this.panes[0]) % 1
    const fb = (b * this.panes[1]) % 1
    const bar = Math.min(fa, 1 - fa) * (this.width / this.panes[0])
    const sill = Math.min(fb, 1 - fb) * (this.height / this.panes[1])
    return Math.min(bar, sill) < 2.2 ? 0.12 : 1
  }
}

/** The rest of the room: pale walls, warm boards, darker behind the camera and to the right. */
export interface Room {
  readonly level: number
  readonly up: Rgb
  readonly down: Rgb
}

export const PAPER_ROOM: Room = { level: 0.22, up: [1, 0.957, 0.915], down: [0.99, 0.86, 0.76] }

/** Radiance of the room in a direction; writes three channels to `out`. */
export function roomLight(room: Room, dx: number, dy: number, dz: number, out: Float64Array): void {
  const t = dy * 0.5 + 0.5
  const side = 1 - 0.42 * (dx > 0 ? dx : dx * 0.3) - 0.3 * Math.max(dz, 0) + 0.15 * dy
  const level = room.level * side
  for (let c = 0; c < 3; c++) out[c] = level * (room.down[c] + (room.up[c] - room.down[c]) * t)
}
