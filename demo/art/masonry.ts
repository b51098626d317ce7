import { renormalise } from './materials.ts'
import { fbm, noise } from './noise.ts'
import type { Material, Surface } from './surface.ts'
import { hex, type Rgb, smoothstep } from './vec.ts'

/** Fire-brick: courses of `length` × `height` cm with pale joints; works on walls and floors. */
export class Brick implements Material {
  private readonly colour: Rgb
  private readonly joint: Rgb
  private readonly length: number
  private readonly height: number

  constructor(colour: string, joint: string, length = 23, height = 6.8) {
    this.colour = hex(colour)
    this.joint = hex(joint)
    this.length = length
    this.height = height
  }

  shade(x: number, y: number, z: number, s: Surface): void {
    const across = Math.abs(s.normal[0]) > 0.6 ? z : x
    const up = Math.abs(s.normal[1]) > 0.6 ? z : y
    const row = Math.floor(up / this.height)
    const shifted = across / this.length + (row & 1 ? 0.5 : 0)
    const column = Math.floor(shifted)
    const a = (shifted - column) * this.length
    const b = up - row * this.height
    const edge = Math.min(a, this.length - a, b, this.height - b)
    const joint = 1 - smoothstep(0.12, 0.3, edge)
    const tone = 1 + 0.12 * noise(column * 7.7, row * 3.3, 5) + 0.1 * fbm(x * 0.5, y * 0.5, z * 0.5)
    for (let c = 0; c < 3; c++) {
      s.albedo[c] = this.colour[c] * tone * (1 - joint) + this.joint[c] * joint
    }
    if (s.coarse) return
    for (let c = 0; c < 3; c++) s.normal[c] += 0.1 * noise(x * 3 + c * 7, y * 3, z * 3)
    renormalise(s)
  }
}
