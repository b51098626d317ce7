import { noise } from './noise.ts'
import type { Profile } from './profile.ts'
import { ProfileGrid } from './sdf.ts'
import { type Bounds, numericNormal, type Shape, type Surface } from './surface.ts'
import type { Tube } from './tube.ts'

/** A box centred on x and z, standing on y = 0; `soften` is the edge radius, `lumps` a swell (cm). */
export class Box implements Shape {
  readonly bounds: Bounds
  private readonly half: readonly [number, number, number]
  private readonly soften: number
  private readonly lumps: number

  constructor(width: number, height: number, depth: number, soften = 0.2, lumps = 0) {
    this.half = [width / 2 - soften, height / 2 - soften, depth / 2 - soften]
    this.soften = soften
    this.lumps = lumps
    const [w, d, m] = [width / 2, depth / 2, lumps]
    this.bounds = [-w - m, -m, -d - m, w + m, height + m, d + m]
  }

  distance(x: number, y: number, z: number): number {
    const dx = Math.abs(x) - this.half[0]
    const dy = Math.abs(y - this.half[1] - this.soften) - this.half[1]
    const dz = Math.abs(z) - this.half[2]
    const ax = Math.max(dx, 0)
    const ay = Math.max(dy, 0)
    const az = Math.max(dz, 0)
    const inside = Math.min(0, Math.max(dx, dy, dz))
    const d = Math.sqrt(ax * ax + ay * ay + az * az) + inside - this.soften
    if (this.lumps === 0 || d > this.lumps * 3) return d
    return (d + noise(x * 0.35, y * 0.35 + 9, z * 0.35) * this.lumps) * 0.85
  }

  describe(x: number, y: number, z: number, s: Surface): void {
    s.side = 1
    s.bend = 0
    numericNormal(this, x, y, z, s)
  }
}

/** A flat outline in x and z, standing on y = 0, `height` thick, with rounded edges. */
export class Slab implements Shape {
  readonly bounds: Bounds
  private readonly grid: ProfileGrid
  private readonly height: number
  private readonly soften: number

  constructor(outline: Profile, height: number, soften = 0.15) {
    this.grid = new ProfileGrid(outline, true)
    this.height = height
    this.soften = soften
    const { minR, maxR, minY, maxY } = this.grid
    this.bounds = [minR, 0, minY, maxR, height, maxY]
  }

  distance(x: number, y: number, z: number): number {
    const a = this.grid.distance(x, z) + this.soften
    const b = Math.abs(y - this.height / 2) - this.height / 2 + this.soften
    const ca = Math.max(a, 0)
    const cb = Math.max(b, 0)
    return Math.sqrt(ca * ca + cb * cb) + Math.min(0, Math.max(a, b)) - this.soften
  }

  describe(x: number, y: number, z: number, s: Surface): void {
    s.side = 1
    s.bend = 0
    numericNormal(this, x, y, z, s)
  }
}

/** Tubes alone: wire loops, cords, rods. */
export class Rod implements Shape {
  readonly bounds: Bounds
  private readonly tubes: readonly Tube[]

  constructor(...tubes: readonly Tube[]) {
    this.tubes = tubes
    const low = [1e9, 1e9, 1e9]
    const high = [-1e9, -1e9, -1e9]
    for (const tube of tubes) {
      for (let i = 0; i < tube.nodes.length; i += 4) {
        for (let c = 0; c < 3; c++) {
          const r = tube.nodes[i + 3] / (c === 2 ? tube.flat : 1)
          low[c] = Math.min(low[c], tube.nodes[i + c] - r)
          high[c] = Math.max(high[c], tube.nodes[i + c] + r)
        }
      }
    }
    this.bounds = [low[0], low[1], low[2], high[0], high[1], high[2]]
  }

  distance(x: number, y: number, z: number): number {
    let d = 1e9
    for (let i = 0; i < this.tubes.length; i++) {
      d = Math.min(d, this.tubes[i].distance(x, y, z))
    }
    return d
  }

  describe(x: number, y: number, z: number, s: Surface): void {
    s.side = 1
    s.bend = 0.3
    numericNormal(this, x, y, z, s)
  }
}
