import { fbm, noise, speckle } from './noise.ts'
import type { Material, Surface } from './surface.ts'
import { hex, type Rgb } from './vec.ts'

/** Pale paper, limewash or plaster: nearly even, with slow clouds. */
export class Plaster implements Material {
  private readonly colour: Rgb
  private readonly cloud: number
  private readonly relief: number

  constructor(colour: string, cloud = 0.02, relief = 0) {
    this.colour = hex(colour)
    this.cloud = cloud
    this.relief = relief
  }

  shade(x: number, y: number, z: number, s: Surface): void {
    const level = this.cloud ? 1 + this.cloud * fbm(x * 0.045, y * 0.045, z * 0.045) : 1
    for (let c = 0; c < 3; c++) s.albedo[c] = this.colour[c] * level
    if (this.relief === 0 || s.coarse) return
    for (let c = 0; c < 3; c++) {
      s.normal[c] += this.relief * fbm(x * 0.22 + c * 19, y * 0.22, z * 0.22)
    }
    renormalise(s)
  }
}

/** Planed wood with the grain along x; `scale` 1 suits a plank of 15–30 cm. */
export class Wood implements Material {
  private readonly light: Rgb
  private readonly dark: Rgb
  private readonly scale: number
  private readonly gloss: number

  constructor(light: string, dark: string, scale = 1, gloss = 0.02) {
    this.light = hex(light)
    this.dark = hex(dark)
    this.scale = scale
    this.gloss = gloss
  }

  shade(x0: number, y0: number, z0: number, s: Surface): void {
    const x = x0 * this.scale
    const y = y0 * this.scale
    const z = z0 * this.scale
    const bend =
      1.5 * noise(x * 0.018 + 3, y * 0.05, z * 0.05) + 0.35 * noise(x * 0.08, y * 0.3, z * 0.3)
    const ring = Math.sqrt((z + 13) ** 2 + (y + 21) ** 2) * 1.15 + bend * 2.2
    const wave = ring - Math.floor(ring)
    const late = wave ** 3 * 0.55
    const fibre = 0.5 + 0.5 * noise(x * 0.22, y * 7, z * 7)
    const pore = s.coarse ? 0 : Math.max(0, noise(x * 0.55 + 9, y * 16, z * 16) - 0.45) * 0.7
    const amount = Math.min(1, 0.08 + late * 0.75 + fibre * 0.22 + pore)
    for (let c = 0; c < 3; c++)
      s.albedo[c] = this.light[c] + (this.dark[c] - this.light[c]) * amount
    s.specular = this.gloss
    s.roughness = 0.55
    if (s.coarse) return
    s.normal[1] += 0.03 * (fibre - 0.5)
    s.normal[2] += 0.05 * (fibre - 0.5) - pore * 0.08
    renormalise(s)
  }
}

/** Plain weave, threads along x and z (cm). */
export class Linen implements Material {
  private readonly colour: Rgb
  private readonly thread: number

  constructor(colour: string, thread = 0.16) {
    this.colour = hex(colour)
    this.thread = thread
  }

  shade(x: number, y: number, z: number, s: Surface): void {
    const k = 6.283 / this.thread
    const slub = 0.05 * noise(x * 0.25, 3, z * 9) + 0.05 * noise(x * 9, 7, z * 0.25)
    const cloud = 0.04 * fbm(x * 0.05, y * 0.05, z * 0.05)
    const a = Math.sin(x * k)
    const b = Math.sin(z * k)
    const weave = s.coarse ? 0 : 0.055 * a * b
    for (let c = 0; c < 3; c++) s.albedo[c] = this.colour[c] * (1 + slub + cloud + weave)
    if (s.coarse) return
    s.normal[0] += 0.1 * Math.cos(x * k) * b + 0.06 * noise(x * 0.3, 1, z * 0.3)
    s.normal[2] += 0.1 * a * Math.cos(z * k) + 0.06 * noise(x * 0.3, 31, z * 0.3)
    renormalise(s)
  }
}

/** One colour with a grain: metal, sponge, bristles, brick. `grain` is in 1/cm. */
export class Plain implements Material {
  private readonly colour: Rgb
  private readonly options: {
    readonly specular?: number
    readonly roughness?: number
    readonly grain?: number
    readonly depth?: number
    readonly holes?: number
  }

  constructor(colour: string, options: Plain['options'] = {}) {
    this.colour = hex(colour)
    this.options = options
  }

  shade(x: number, y: number, z: number, s: Surface): void {
    const { specular = 0, roughness = 0.5, grain = 3, depth = 0, holes = 0 } = this.options
    s.specular = specular
    s.roughness = roughness
    let level = 1
    if (depth > 0) {
      level += depth * 0.5 * fbm(x * grain, y * grain, z * grain)
      if (!s.coarse) {
        for (let c = 0; c < 3; c++) {
          s.normal[c] += depth * fbm(x * grain + c * 13, y * grain, z * grain)
        }
        renormalise(s)
      }
    }
    if (holes > 0 && !s.coarse) {
      level *=
        1 - 0.6 * speckle(x, y, z, 0.22, holes) - 0.5 * speckle(x + 3, y, z, 0.5, holes * 0.5)
    }
    for (let c = 0; c < 3; c++) s.albedo[c] = this.colour[c] * level
  }
}

export function renormalise(s: Surface): void {
  const n = s.normal
  const length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2])
  n[0] /= length
  n[1] /= length
  n[2] /= length
}
