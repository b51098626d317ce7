import type { Profile } from './profile.ts'
import { clamp } from './vec.ts'

const BLOCK = 8

/**
 * Signed distance (cm) of a 2D outline on a grid, with smooth gradients and the nearest outline
 * point per node, so that one ray step costs one bilinear look-up.
 */
export class ProfileGrid {
  readonly profile: Profile
  readonly cell: number
  readonly width: number
  readonly height: number
  readonly minR: number
  readonly minY: number
  readonly maxR: number
  readonly maxY: number
  readonly distances: Float32Array
  readonly gradients: Float32Array
  readonly nearest: Uint16Array

  /** `centred` outlines also have negative radii (used for extruded shapes). */
  constructor(profile: Profile, centred = false) {
    this.profile = profile
    const { r, y } = profile
    const margin = 0.4
    this.maxR = Math.max(...r) + margin
    this.minR = centred ? Math.min(...r) - margin : 0
    this.minY = Math.min(...y) - margin
    this.maxY = Math.max(...y) + margin
    const extent = Math.max(this.maxR - this.minR, this.maxY - this.minY)
    this.cell = clamp(extent / 300, 0.025, 0.09)
    this.width = Math.ceil((this.maxR - this.minR) / this.cell) + 2
    this.height = Math.ceil((this.maxY - this.minY) / this.cell) + 2
    this.distances = new Float32Array(this.width * this.height)
    this.gradients = new Float32Array(this.width * this.height * 2)
    this.nearest = new Uint16Array(this.width * this.height)
    for (let by = 0; by < this.height; by += BLOCK) {
      for (let bx = 0; bx < this.width; bx += BLOCK) this.fillBlock(bx, by, centred)
    }
  }

  private fillBlock(bx: number, by: number, centred: boolean): void {
    const { r, y } = this.profile
    const half = (BLOCK / 2) * this.cell
    const cx = this.minR + bx * this.cell + half
    const cy = this.minY + by * this.cell + half
    let best = Number.POSITIVE_INFINITY
    for (let i = 0; i < r.length; i++) best = Math.min(best, Math.hypot(r[i] - cx, y[i] - cy))
    const reach = best + half * 3 + 0.2
    const near: number[] = []
    for (let i = 0; i < r.length - 1; i++) {
      if (Math.hypot(r[i] - cx, y[i] - cy) < reach) near.push(i)
    }
    for (let j = by; j < Math.min(this.height, by + BLOCK); j++) {
      for (let i = bx; i < Math.min(this.width, bx + BLOCK); i++) this.fillNode(i, j, near, centred)
    }
  }

  private fillNode(i: number, j: number, near: readonly number[], centred: boolean): void {
    const { r, y } = this.profile
    const px = this.minR + i * this.cell
    const py = this.minY + j * this.cell
    let best = Number.POSITIVE_INFINITY
    let found = 0
    let along = 0
    for (const k of near) {
      const ex = r[k + 1] - r[k]
      const ey = y[k + 1] - y[k]
      const square = ex * ex + ey * ey
      const t = square > 0 ? clamp(((px - r[k]) * ex + (py - y[k]) * ey) / square, 0, 1) : 0
      const dx = px - r[k] - ex * t
      const dy = py - y[k] - ey * t
      const d = dx * dx + dy * dy
      if (d < best) {
        best = d
        found = k
        along = t
      }
    }
    let inside = false
    for (let k = 0; k < r.length - 1; k++) {
      if (y[k] > py === y[k + 1] > py) continue
      if (r[k] + ((py - y[k]) / (y[k + 1] - y[k])) * (r[k + 1] - r[k]) > px) inside = !inside
    }
    const node = j * this.width + i
    this.distances[node] = inside ? -Math.sqrt(best) : Math.sqrt(best)
    this.nearest[node] = along > 0.5 ? found + 1 : found
    const [ax, ay] = this.vertexNormal(found, centred)
    const [bx, by] = this.vertexNormal(found + 1, centred)
    this.gradients[node * 2] = ax + (bx - ax) * along
    this.gradients[node * 2 + 1] = ay + (by - ay) * along
  }

  private vertexNormal(k: number, centred: boolean): [number, number] {
    const { r, y } = this.profile
    const last = r.length - 1
    if (!centred && (k === 0 || k === last)) return [0, k === 0 ? -1 : 1]
    const a = k === 0 ? last - 1 : k - 1
    const b = k === last ? 1 : k + 1
    const dx = r[b] - r[a]
    const dy = y[b] - y[a]
    const length = Math.hypot(dx, dy) || 1
    return [dy / length, -dx / length]
  }

  /** Distance at (r, y); outside of the grid a safe lower bound. */
  distance(r: number, y: number): number {
    const cr = r < this.minR ? this.minR : Math.min(r, this.maxR)
    const cy = y < this.minY ? this.minY : Math.min(y, this.maxY)
    const u = (cr - this.minR) / this.cell
    const v = (cy - this.minY) / this.cell
    const i = u | 0
    const j = v | 0
    const fu = u - i
    const fv = v - j
    const g = this.distances
    const n = j * this.width + i
    const m = n + this.width
    const low = g[n] + (g[n + 1] - g[n]) * fu
    const d = low + (g[m] + (g[m + 1] - g[m]) * fu - low) * fv
    const er = r - cr
    const ey = y - cy
    const outside = er * er + ey * ey
    return outside === 0 ? d : Math.sqrt(outside + d * d)
  }

  /** Smooth outline normal at (r, y) into out[0], out[1] (not normalised). */
  gradient(r: number, y: number, out: Float64Array): void {
    const u = (clamp(r, this.minR, this.maxR) - this.minR) / this.cell
    const v = (clamp(y, this.minY, this.maxY) - this.minY) / this.cell
    const i = u | 0
    const j = v | 0
    const fu = u - i
    const fv = v - j
    const g = this.gradients
    const n = (j * this.width + i) * 2
    const m = n + this.width * 2
    for (let c = 0; c < 2; c++) {
      const low = g[n + c] + (g[n + 2 + c] - g[n + c]) * fu
      out[c] = low + (g[m + c] + (g[m + 2 + c] - g[m + c]) * fu - low) * fv
    }
  }

  /** Index of the outline point nearest to (r, y). */
  locate(r: number, y: number): number {
    const i = Math.round((clamp(r, this.minR, this.maxR) - this.minR) / this.cell)
    const j = Math.round((clamp(y, this.minY, this.maxY) - this.minY) / this.cell)
    return this.nearest[j * this.width + i]
  }
}
