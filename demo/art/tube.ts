import { clamp } from './vec.ts'

/** A point of a tube's centre line and the tube's radius there: x, y, z, radius in cm. */
export type TubePoint = readonly [number, number, number, number]

/** A tube of changing radius along a smooth line; `flat` < 1 makes a strap, wider in z. */
export class Tube {
  /** x, y, z, radius of every node of the sampled line. */
  readonly nodes: Float64Array
  readonly flat: number
  private readonly middleZ: number
  private readonly steps: number
  /** Bounding spheres of the spans between the given points: x, y, z, radius. */
  private readonly spheres: Float64Array

  constructor(points: readonly TubePoint[], flat = 1, steps = 7) {
    const line: number[] = []
    const last = points.length - 1
    for (let i = 0; i < last; i++) {
      const [a, b] = [points[Math.max(0, i - 1)], points[i]]
      const [c, d] = [points[i + 1], points[Math.min(last, i + 2)]]
      for (let s = 0; s < steps; s++) {
        for (let k = 0; k < 4; k++) line.push(catmull(a[k], b[k], c[k], d[k], s / steps))
      }
    }
    line.push(...points[last])
    this.nodes = Float64Array.from(line)
    this.flat = flat
    this.steps = steps
    const depths = points.map(p => p[2])
    this.middleZ = (Math.min(...depths) + Math.max(...depths)) / 2
    this.spheres = new Float64Array(last * 4)
    for (let i = 0; i < last; i++) this.bound(i)
  }

  private bound(span: number): void {
    const { nodes, spheres, steps } = this
    const from = span * steps * 4
    const to = from + steps * 4
    for (let c = 0; c < 3; c++) spheres[span * 4 + c] = (nodes[from + c] + nodes[to + c]) / 2
    for (let i = from; i <= to; i += 4) {
      const dx = nodes[i] - spheres[span * 4]
      const dy = nodes[i + 1] - spheres[span * 4 + 1]
      const dz = nodes[i + 2] - spheres[span * 4 + 2]
      const far = Math.sqrt(dx * dx + dy * dy + dz * dz) + nodes[i + 3]
      spheres[span * 4 + 3] = Math.max(spheres[span * 4 + 3], far)
    }
  }

  /** Distance to the tube; beyond `limit` only a lower bound, which is cheaper. */
  distance(x: number, y: number, z: number, limit = 1e9): number {
    const { spheres, steps } = this
    const fz = this.middleZ + (z - this.middleZ) * this.flat
    let best = 1e9
    for (let g = 0; g < spheres.length; g += 4) {
      const dx = x - spheres[g]
      const dy = y - spheres[g + 1]
      const dz = fz - spheres[g + 2]
      const away = Math.sqrt(dx * dx + dy * dy + dz * dz) - spheres[g + 3]
      if (away >= best) continue
      if (away > limit) best = away
      else best = Math.min(best, this.span(g * steps, x, y, fz))
    }
    return best
  }

  private span(from: number, x: number, y: number, z: number): number {
    const n = this.nodes
    const to = from + this.steps * 4
    let best = 1e9
    for (let i = from; i < to; i += 4) {
      const ex = n[i + 4] - n[i]
      const ey = n[i + 5] - n[i + 1]
      const ez = n[i + 6] - n[i + 2]
      const px = x - n[i]
      const py = y - n[i + 1]
      const pz = z - n[i + 2]
      const t = Math.max(
        0,
        Math.min(1, (px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez)),
      )
      const dx = px - ex * t
      const dy = py - ey * t
      const dz = pz - ez * t
      const d = Math.sqrt(dx * dx + dy * dy + dz * dz) - n[i + 3] - (n[i + 7] - n[i + 3]) * t
      if (d < best) best = d
    }
    return best
  }
}

const catmull = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** Union with a fillet of about `k` cm. */
export function blend(a: number, b: number, k: number): number {
  const h = clamp(0.5 + (0.5 * (b - a)) / k, 0, 1)
  return b + (a - b) * h - k * h * (1 - h)
}
