import { hash } from './noise.ts'
import type { Grade } from './scene.ts'
import { mix } from './vec.ts'

/** Film-like curve: straight below `knee`, rolling off to 1 above. */
const KNEE = 0.58
const roll = (v: number): number =>
  v < KNEE ? v : KNEE + (1 - KNEE) * (1 - Math.exp(-(v - KNEE) / (1 - KNEE)))

const encode = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Linear light to 8-bit sRGB, with exposure, white balance, contrast, vignette and dither. */
export function print(linear: Float32Array, width: number, height: number, grade: Grade): Buffer {
  const {
    saturation = 0.82,
    exposure = 1.38,
    warmth = 0.024,
    contrast = 0.2,
    vignette = 0.12,
  } = grade
  const balance = [1 + warmth, 0.988, 1 - warmth]
  const out = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x / width - 0.45) * 1.1
      const v = y / height - 0.46
      const edge = 1 - vignette * Math.min(1.4, (u * u + v * v) * 2.2)
      const at = (y * width + x) * 3
      const grey = 0.25 * linear[at] + 0.65 * linear[at + 1] + 0.1 * linear[at + 2]
      for (let c = 0; c < 3; c++) {
        const i = at + c
        const even = grey + (linear[i] - grey) * saturation
        const s = encode(roll(Math.max(0, even) * exposure * edge * balance[c]))
        const curved = s * s * (3 - 2 * s)
        const value = mix(s, curved, contrast) * 255
        out[i] = Math.max(0, Math.min(255, value + 2 * (hash(x, y, c) + hash(y, c, x)) - 1.5))
      }
    }
  }
  return out
}
