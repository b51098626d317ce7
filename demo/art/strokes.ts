import { noise } from './noise.ts'
import type { Material, Surface } from './surface.ts'
import { hex, type Rgb } from './vec.ts'

/** A line drawn by hand, in cm on the surface: its points, how thick, in which colour. */
export interface Stroke {
  readonly points: readonly (readonly [number, number])[]
  readonly width: number
  readonly colour: string
}

interface Segment {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
  readonly width: number
  readonly colour: Rgb
}

/** Pencil, chalk or glaze on another material: on its top (x and z), or on what looks forward from its middle (x and y). */
export class Drawn implements Material {
  private readonly ground: Material
  private readonly face: 'top' | 'front'
  private readonly segments: Segment[] = []

  constructor(ground: Material, face: 'top' | 'front', strokes: readonly Stroke[]) {
    this.ground = ground
    this.face = face
    for (const { points, width, colour } of strokes) {
      for (let i = 1; i < points.length; i++) {
        const [ax, ay] = points[i - 1]
        const [bx, by] = points[i]
        this.segments.push({ ax, ay, bx, by, width, colour: hex(colour) })
      }
    }
  }

  shade(x: number, y: number, z: number, s: Surface): void {
    const facing = this.face === 'top' ? s.normal[1] : s.normal[2]
    this.ground.shade(x, y, z, s)
    if (facing < 0.25 || (this.face === 'front' && z < 0)) return
    const v = this.face === 'top' ? z : y
    // A hand does not draw with a ruler, nor press evenly.
    const u = x + 0.05 * noise(x * 0.9, v * 0.9, 4)
    const w = v + 0.05 * noise(x * 0.9, v * 0.9, 11)
    for (const { ax, ay, bx, by, width, colour } of this.segments) {
      const reach = width * 1.5
      if (u < Math.min(ax, bx) - reach || u > Math.max(ax, bx) + reach) continue
      if (w < Math.min(ay, by) - reach || w > Math.max(ay, by) + reach) continue
      const dx = bx - ax
      const dy = by - ay
      const t = Math.max(0, Math.min(1, ((u - ax) * dx + (w - ay) * dy) / (dx * dx + dy * dy)))
      const away = Math.hypot(u - ax - dx * t, w - ay - dy * t)
      const pressure = 0.78 + 0.3 * noise(x * 3, v * 3, 7)
      const ink = Math.max(0, Math.min(1, (width - away) / (width * 0.5))) * pressure
      for (let c = 0; c < 3; c++) s.albedo[c] += (colour[c] - s.albedo[c]) * Math.max(0, ink)
    }
  }
}

/** Lines of a hand that nobody can read: words between `x` and `x + length`, one line for each of `rows`. */
export function scribble(
  [x, y]: readonly [number, number],
  length: number,
  rows: number,
  step: number,
  look: Omit<Stroke, 'points'>,
): Stroke[] {
  const strokes: Stroke[] = []
  for (let row = 0; row < rows; row++) {
    const end = x + length * (row === rows - 1 ? 0.55 : 0.86 + 0.14 * Math.sin(row * 2.3))
    let at = x
    for (let word = 0; at < end; word++) {
      const letters = 4 + ((row * 7 + word * 5) % 6)
      const points: [number, number][] = []
      for (let i = 0; i <= letters * 2 && at < end; i++) {
        const tall = (i * 13 + word * 7 + row) % 5 === 0 ? 2.1 : 1
        points.push([at, y + row * step + (i % 2 ? -0.2 * tall : 0.06)])
        at += 0.14
      }
      if (points.length > 2) strokes.push({ ...look, points })
      at += 0.42
    }
  }
  return strokes
}
