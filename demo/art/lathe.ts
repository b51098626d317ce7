import { OUTSIDE, type Profile } from './profile.ts'
import { ProfileGrid } from './sdf.ts'
import { type Bounds, numericNormal, type Shape, type Surface } from './surface.ts'
import { blend, type Tube } from './tube.ts'

export interface LatheOptions {
  /** Handles and spouts, joined with a fillet. */
  readonly added?: readonly Tube[]
  /** Hollows, such as the inside of a spout. */
  readonly cut?: readonly Tube[]
  /** Keeps what is below the plane (x, y, height): x·a + y·b < c. */
  readonly slice?: readonly [number, number, number]
  /** Out of round: share of the radius (0.004 is a good hand). */
  readonly wobble?: number
  /** Width over depth: above 1 makes an oval. */
  readonly oval?: number
  /** Vertical flutes: count, depth in cm, from height, to height. */
  readonly flutes?: readonly [number, number, number, number]
  /** Pulled lip at +x: depth in cm, from this height to this one. */
  readonly lip?: readonly [number, number, number]
}

const pair = new Float64Array(2)
const FILLET = 0.55
/** Curvature (1/cm) that handles and spouts report, for the glaze. */
const HANDLE_BEND = 0.5

/** A turned body, perhaps with handle and spout. */
export class Lathe implements Shape {
  readonly grid: ProfileGrid
  readonly bounds: Bounds
  private readonly options: LatheOptions

  constructor(profile: Profile, options: LatheOptions = {}) {
    this.grid = new ProfileGrid(profile)
    this.options = options
    const radius = Math.max(...profile.r) * 1.02 + 0.1 + (options.flutes?.[1] ?? 0)
    const wide = radius * (options.oval ?? 1) + (options.lip ? options.lip[0] + 0.3 : 0)
    const box = [-wide, Math.min(...profile.y), -radius, wide, Math.max(...profile.y), radius]
    box[1] -= 0.05
    box[4] += 0.05
    for (const tube of options.added ?? []) {
      for (let i = 0; i < tube.nodes.length; i += 4) {
        const r = tube.nodes[i + 3] + 0.2
        for (let c = 0; c < 3; c++) {
          const reach = c === 2 ? r / tube.flat : r
          box[c] = Math.min(box[c], tube.nodes[i + c] - reach)
          box[c + 3] = Math.max(box[c + 3], tube.nodes[i + c] + reach)
        }
      }
    }
    this.bounds = [box[0], box[1], box[2], box[3], box[4], box[5]]
  }

  private turned(x: number, y: number, z: number): number {
    const { oval, wobble, flutes, lip } = this.options
    const px = oval ? x / oval : x
    let r = Math.sqrt(px * px + z * z)
    if (wobble) r *= 1 + (wobble * (px * px - z * z + px * z)) / (r * r + 0.01)
    if (lip && y > lip[1]) {
      const t = Math.min(1, (y - lip[1]) / (lip[2] - lip[1]))
      const c = r > 0.01 ? px / r : 0
      if (c > 0.75) r -= lip[0] * t * t * ((c - 0.75) / 0.25) ** 2
    }
    if (flutes && y > flutes[2] && y < flutes[3] && this.isOutside(r, y)) {
      const edge = Math.min(y - flutes[2], flutes[3] - y) / 0.8
      const wave = Math.abs(Math.cos((Math.atan2(z, px) * flutes[0]) / 2))
      r += flutes[1] * Math.min(1, edge) * (1 - wave)
    }
    const d = this.grid.distance(Math.max(r, 0), y)
    return flutes || lip ? d * 0.8 : d
  }

  private isOutside(r: number, y: number): boolean {
    return this.grid.profile.side[this.grid.locate(r, y)] === OUTSIDE
  }

  distance(x: number, y: number, z: number): number {
    let d = this.turned(x, y, z)
    const { added, cut, slice } = this.options
    if (added) {
      for (let i = 0; i < added.length; i++) {
        d = blend(added[i].distance(x, y, z, d + FILLET), d, FILLET)
      }
    }
    if (cut) {
      for (let i = 0; i < cut.length; i++) d = Math.max(d, -cut[i].distance(x, y, z, 0.5))
    }
    if (slice) d = Math.max(d, x * slice[0] + y * slice[1] - slice[2])
    return d
  }

  describe(x: number, y: number, z: number, s: Surface): void {
    const { added, oval, flutes, lip } = this.options
    const px = oval ? x / oval : x
    const r = Math.sqrt(px * px + z * z)
    const k = this.grid.locate(r, y)
    s.side = this.grid.profile.side[k]
    s.bend = this.grid.profile.bend[k]
    let plain = !oval && !flutes && !lip
    if (added) {
      for (let i = 0; i < added.length; i++) {
        const d = added[i].distance(x, y, z, FILLET + 0.2)
        if (d > FILLET + 0.1) continue
        plain = false
        if (d < 0.08) s.side = OUTSIDE
        const joint = Math.max(0, Math.min(1, d / FILLET))
        s.bend = HANDLE_BEND + (Math.max(s.bend, HANDLE_BEND * -0.5) - HANDLE_BEND) * joint
      }
    }
    if (flutes && s.side === OUTSIDE && y > flutes[2] && y < flutes[3]) {
      const wave = Math.abs(Math.cos((Math.atan2(z, px) * flutes[0]) / 2))
      s.bend = wave < 0.25 ? Math.max(s.bend, 2.2 * (1 - wave / 0.25)) : s.bend
    }
    if (!plain) {
      numericNormal(this, x, y, z, s)
      return
    }
    this.grid.gradient(r, y, pair)
    const length = Math.sqrt(pair[0] * pair[0] + pair[1] * pair[1]) || 1
    const side = r > 1e-6 ? pair[0] / length / r : 0
    s.normal[0] = x * side
    s.normal[1] = pair[1] / length
    s.normal[2] = z * side
  }
}
