import { fbm, noise, speckle } from './noise.ts'
import { FOOT, INSIDE } from './profile.ts'
import type { Material, Surface } from './surface.ts'
import { clamp, type Rgb, smoothstep } from './vec.ts'

/** A bare fired clay body. */
export interface Clay {
  readonly colour: Rgb
  readonly spots: Rgb
  /** Share of the cells with an iron spot, 0…1. */
  readonly density: number
}

/** A glaze: colours from where it breaks thin, over its body, to where it pools. */
export interface Glaze {
  readonly thin: Rgb
  readonly body: Rgb
  readonly pool: Rgb
  readonly roughness: number
  /** How unevenly it lies, 0…1, and how much iron comes through as spots. */
  readonly movement: number
  readonly spots: number
}

export interface Finish {
  readonly clay: Clay
  /** None leaves the pot bare. */
  readonly outside?: Glaze
  readonly inside?: Glaze
  /** A second glaze, dipped from above down to this height (cm). */
  readonly dip?: { readonly glaze: Glaze; readonly from: number }
  /** Height (cm) of the glaze line above the foot. */
  readonly line?: number
  /** Depth of the throwing rings, 0…1, and their distance in cm. */
  readonly rings?: number
  readonly pitch?: number
  /** Makes two pots of a kind differ. */
  readonly seed?: number
  /** 0…1: how wet bare clay is. */
  readonly wet?: number
}

/** The surface of a thrown pot: clay below the line, glaze above, rings and speckle. */
export class PotFinish implements Material {
  private readonly finish: Finish
  private readonly seed: number
  /** Height of the throwing ring at the point being shaded, −1…1: glaze breaks on the ridges. */
  private ridge = 0

  constructor(finish: Finish) {
    this.finish = finish
    this.seed = (finish.seed ?? 1) * 13.37
  }

  shade(x: number, y: number, z: number, s: Surface): void {
    const f = this.finish
    const o = this.seed
    const wander = noise(x * 0.35 + o, y * 0.1, z * 0.35) * 0.16 + noise(x * 1.1, o, z * 1.1) * 0.07
    let glaze = s.side === INSIDE ? (f.inside ?? f.outside) : f.outside
    let above = 9
    if (s.side !== INSIDE && f.line !== undefined) {
      above = y - f.line - wander
      if (above < 0 || s.side === FOOT) glaze = undefined
    } else if (s.side === FOOT) glaze = undefined
    if (f.dip && glaze && y > f.dip.from + wander * 2) {
      above = Math.min(above, y - f.dip.from - wander * 2)
      glaze = f.dip.glaze
    }
    this.ridge = 0
    if (!s.coarse) this.bump(x, y, z, s, glaze === undefined)
    if (glaze) this.glazed(x, y, z, s, glaze, above)
    else this.bare(x, y, z, s)
  }

  private bump(x: number, y: number, z: number, s: Surface, bare: boolean): void {
    const { rings = 0.35, pitch = 0.85 } = this.finish
    const n = s.normal
    const o = this.seed
    const r = Math.sqrt(x * x + z * z) + 1e-6
    const rx = x / r
    const rz = z / r
    const out = n[0] * rx + n[2] * rz
    const height = s.side === INSIDE ? y + r : y
    const phase =
      (height / pitch) * 6.283 + 2.4 * noise(height * 0.5 + o, 3, o) + Math.atan2(z, x) + rx * 0.5
    const deep = 0.55 + 0.45 * noise(height * 0.8, o, 5)
    let slope = rings * 0.13 * deep * Math.cos(phase)
    this.ridge = rings * deep * Math.sin(phase)
    if (bare) slope += rings * 0.12 * noise(r * 2, y * 9, o) * deep
    const limit = clamp(1.6 - Math.abs(s.bend), 0.15, 1)
    slope *= limit
    const uneven = bare ? 0 : 0.02
    const grain = bare ? 0.05 : 0
    const jitter = (k: number) =>
      (uneven ? uneven * noise(x * 0.7 + k, y * 0.7 + o, z * 0.7) : 0) +
      (grain ? grain * noise(x * 13 + k, y * 13, z * 13) : 0)
    n[0] += -n[1] * rx * slope + jitter(0)
    n[1] += out * slope + jitter(11)
    n[2] += -n[1] * rz * slope + jitter(23)
    const length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2])
    n[0] /= length
    n[1] /= length
    n[2] /= length
  }

  private bare(x: number, y: number, z: number, s: Surface): void {
    const { clay, wet = 0 } = this.finish
    const o = this.seed
    const tone = 1 + 0.07 * fbm(x * 0.5 + o, y * 0.5, z * 0.5) + 0.05 * noise(x * 9, y * 9, z * 9)
    const spot = s.coarse
      ? 0
      : Math.max(
          speckle(x + o, y, z, 0.16, clay.density),
          0.8 * speckle(x, y + o, z, 0.34, clay.density * 0.35),
        )
    const level = tone * (1 - 0.35 * wet)
    for (let c = 0; c < 3; c++) {
      s.albedo[c] = level * clay.colour[c] * (1 - spot) + clay.spots[c] * spot
    }
    s.specular = wet > 0 ? 0.03 * wet : 0.012
    s.roughness = wet > 0 ? 0.42 : 0.8
  }

  private glazed(x: number, y: number, z: number, s: Surface, glaze: Glaze, above: number): void {
    const { clay } = this.finish
    const o = this.seed
    const drift =
      fbm(x * 0.28 + o, y * 0.16, z * 0.28) + 0.45 * noise(x * 1.3, y * 0.5 + o, z * 1.3)
    let thick = 0.5 + 0.3 * glaze.movement * drift - 0.16 * glaze.movement * this.ridge
    thick -= 0.5 * smoothstep(0.7, 3.6, s.bend)
    thick += 0.42 * smoothstep(0.15, 1.6, -s.bend)
    thick +=
      above < 0.5 ? 0.5 * Math.exp(-((above - 0.1) ** 2) / 0.02) - 0.3 * Math.exp(-above / 0.03) : 0
    const under = 1 - smoothstep(0.02, 0.5, thick)
    const over = smoothstep(0.5, 1.05, thick)
    let spot = 0
    if (glaze.spots > 0 && !s.coarse) {
      spot =
        glaze.spots *
        Math.max(
          speckle(x + o, y, z, 0.22, clay.density * 0.5),
          0.7 * speckle(x, y + o, z, 0.5, clay.density * 0.25),
        )
    }
    const mottle = s.coarse ? 1 : 1 + 0.05 * glaze.movement * noise(x * 5, y * 5, z * 5)
    for (let c = 0; c < 3; c++) {
      const body = glaze.body[c]
      let v = body + (glaze.thin[c] - body) * under
      v += (glaze.pool[c] - v) * over
      s.albedo[c] = v * mottle * (1 - spot) + clay.spots[c] * 1.2 * spot
    }
    s.specular = 0.045
    s.roughness = glaze.roughness
  }
}
