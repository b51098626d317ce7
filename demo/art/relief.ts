import { type Finish, PotFinish } from './glaze.ts'
import { renormalise } from './materials.ts'
import { type Profile, solidProfile } from './profile.ts'
import { ProfileGrid } from './sdf.ts'
import { type Bounds, type Material, numericNormal, type Shape, type Surface } from './surface.ts'
import { blend } from './tube.ts'
import { hex, type Rgb } from './vec.ts'

/** A square tile, upright in x and y, with two raised quarter arcs (a Truchet tile). */
export class ArcTile implements Shape {
  readonly bounds: Bounds
  private readonly half: number
  private readonly flip: number
  private readonly rib: number

  constructor(size: number, flipped: boolean, rib = 0.55) {
    this.half = size / 2
    this.flip = flipped ? -1 : 1
    this.rib = rib
    this.bounds = [-this.half, -this.half, 0, this.half, this.half, 1 + rib]
  }

  private arc(x: number, y: number): number {
    const h = this.half
    const px = x * this.flip
    const a = Math.abs(Math.sqrt((px - h) ** 2 + (y - h) ** 2) - h)
    const b = Math.abs(Math.sqrt((px + h) ** 2 + (y + h) ** 2) - h)
    return Math.min(a, b)
  }

  distance(x: number, y: number, z: number): number {
    const soft = 0.22
    const edge = this.half - soft
    const dx = Math.max(0, Math.abs(x) - edge)
    const dy = Math.max(0, Math.abs(y) - edge)
    const dz = Math.abs(z - 0.5) - 0.5 + soft
    const plate = Math.sqrt(dx * dx + dy * dy + Math.max(0, dz) ** 2) + Math.min(0, dz) - soft
    if (plate > 1.2) return plate - this.rib
    const a = this.arc(x, y)
    const rib = Math.sqrt(a * a + (z - 0.95) ** 2) - this.rib
    return Math.max(blend(rib, plate, 0.5), Math.max(dx, dy) - soft)
  }

  describe(x: number, y: number, z: number, s: Surface): void {
    s.side = 1
    const a = this.arc(x, y)
    const rim = this.half - Math.max(Math.abs(x), Math.abs(y))
    s.bend = a < this.rib ? 1.9 - a * 2 : a < this.rib + 0.5 ? -0.7 : rim < 0.25 ? 2.2 : 0
    numericNormal(this, x, y, z, s)
  }
}

/** A glaze on something flat: no throwing rings. */
export const flat = (finish: Finish) => new PotFinish({ rings: 0, ...finish })

/** Card with a line pressed into it: a jar's outline, at (x, y) on the face. */
export class EmbossedCard implements Material {
  private readonly grid: ProfileGrid
  private readonly colour: Rgb
  private readonly ink: Rgb

  constructor(colour: string, ink: string, jar: Profile = JAR) {
    this.grid = new ProfileGrid(jar)
    this.colour = hex(colour)
    this.ink = hex(ink)
  }

  private depth(x: number, y: number): number {
    const d = Math.abs(this.grid.distance(Math.abs(x), y)) - 0.09
    const floor = Math.max(Math.abs(y + 0.7) - 0.07, Math.abs(x) - 3.6)
    const least = Math.min(d, floor)
    return least < -0.05 ? 1 : least > 0.05 ? 0 : 0.5 - least * 10
  }

  shade(x: number, y: number, _z: number, s: Surface): void {
    for (let c = 0; c < 3; c++) s.albedo[c] = this.colour[c]
    if (s.normal[2] < 0.7) return
    const px = x
    const py = y - 4.6
    const k = this.depth(px, py)
    for (let c = 0; c < 3; c++) s.albedo[c] += (this.ink[c] - this.colour[c]) * k
    const e = 0.05
    s.normal[0] += 0.5 * (this.depth(px + e, py) - this.depth(px - e, py))
    s.normal[1] += 0.5 * (this.depth(px, py + e) - this.depth(px, py - e))
    renormalise(s)
  }
}

const JAR = solidProfile([
  [0, 0],
  [1.2, 0, true],
  [1.25, 0.2],
  [2.4, 1.4],
  [2.85, 3],
  [2.5, 4.6],
  [1.4, 5.6],
  [1.15, 6, true],
  [1.3, 6.6, true],
  [0, 6.6],
])
