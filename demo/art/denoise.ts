import type { Plate } from './plate.ts'

/** How different two neighbours may be and still be averaged. */
interface Limits {
  /** Relative difference in brightness that counts as an edge on the first pass. */
  readonly tone: number
  readonly passes: number
}

/**
 * Edge-avoiding à-trous wavelet filter (Dammertz 2010) over three channels, guided by normal
 * and depth, so that light is smoothed but neither outlines nor texture are.
 */
function smooth(source: Float32Array, plate: Plate, limits: Limits): Float32Array {
  const { width, height, normal, depth } = plate
  let from = source
  let to = new Float32Array(source.length)
  for (let pass = 0; pass < limits.passes; pass++) {
    const step = 1 << pass
    const tone = limits.tone * 0.6 ** pass
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const p = y * width + x
        const p3 = p * 3
        const nx = normal[p3]
        const ny = normal[p3 + 1]
        const nz = normal[p3 + 2]
        const here = from[p3] + from[p3 + 1] + from[p3 + 2]
        const reach = 0.012 * depth[p] * step * 0.35 + 0.02
        let r = 0
        let g = 0
        let b = 0
        let sum = 0
        const alone = nx * nx + ny * ny + nz * nz < 0.95
        for (let j = -1; j <= 1 && !alone; j++) {
          const qy = y + j * step
          if (qy < 0 || qy >= height) continue
          for (let i = -1; i <= 1; i++) {
            const qx = x + i * step
            if (qx < 0 || qx >= width) continue
            const q = qy * width + qx
            const q3 = q * 3
            const dot = nx * normal[q3] + ny * normal[q3 + 1] + nz * normal[q3 + 2]
            if (dot < 0.86) continue
            const slack = dot > 0.995 ? reach * 4 : reach
            const apart = Math.abs(depth[q] - depth[p])
            if (apart > slack) continue
            const there = from[q3] + from[q3 + 1] + from[q3 + 2]
            const change = (there - here) / (tone * (there + here + 0.06))
            let w = (2 - i * i) * (2 - j * j)
            w *= ((dot - 0.86) / 0.14) ** 2 * (1 - apart / slack)
            w /= 1 + change * change * change * change
            r += from[q3] * w
            g += from[q3 + 1] * w
            b += from[q3 + 2] * w
            sum += w
          }
        }
        if (sum > 0) {
          to[p3] = r / sum
          to[p3 + 1] = g / sum
          to[p3 + 2] = b / sum
        } else {
          to[p3] = from[p3]
          to[p3 + 1] = from[p3 + 1]
          to[p3 + 2] = from[p3 + 2]
        }
      }
    }
    from = to
    to = new Float32Array(source.length)
  }
  return from
}

/** Linear picture from a plate: smoothed light × colour + smoothed reflections. */
export function develop(plate: Plate, samples: number): Float32Array {
  const { albedo, light, mirrored } = plate
  const plain = new Float32Array(light.length)
  for (let i = 0; i < plain.length; i++) plain[i] = light[i] / (albedo[i] + 1e-3)
  const noise = Math.min(1, 2 / Math.sqrt(samples))
  const even = smooth(plain, plate, { tone: 0.9 * noise + 0.12, passes: 6 })
  const shine = smooth(mirrored, plate, { tone: 1.6 * noise + 0.2, passes: 3 })
  for (let i = 0; i < plain.length; i++) plain[i] = even[i] * (albedo[i] + 1e-3) + shine[i]
  return plain
}
