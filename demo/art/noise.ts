const SIZE = 64
const MASK = SIZE - 1

/** Integer hash of three cell numbers to [0, 1). */
export function hash(i: number, j: number, k: number): number {
  let h = Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1) ^ Math.imul(k, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const lattice = new Float32Array(SIZE * SIZE * SIZE)
for (let i = 0; i < lattice.length; i++) lattice[i] = hash(i, 7, 91) * 2 - 1

/** Smooth value noise in [-1, 1], period 64 in every axis. */
export function noise(x: number, y: number, z: number): number {
  const fx = Math.floor(x)
  const fy = Math.floor(y)
  const fz = Math.floor(z)
  let u = x - fx
  let v = y - fy
  let w = z - fz
  u = u * u * (3 - 2 * u)
  v = v * v * (3 - 2 * v)
  w = w * w * (3 - 2 * w)
  const x0 = fx & MASK
  const x1 = (fx + 1) & MASK
  const y0 = (fy & MASK) << 6
  const y1 = ((fy + 1) & MASK) << 6
  const z0 = (fz & MASK) << 12
  const z1 = ((fz + 1) & MASK) << 12
  const a = lattice[x0 | y0 | z0] + (lattice[x1 | y0 | z0] - lattice[x0 | y0 | z0]) * u
  const b = lattice[x0 | y1 | z0] + (lattice[x1 | y1 | z0] - lattice[x0 | y1 | z0]) * u
  const c = lattice[x0 | y0 | z1] + (lattice[x1 | y0 | z1] - lattice[x0 | y0 | z1]) * u
  const d = lattice[x0 | y1 | z1] + (lattice[x1 | y1 | z1] - lattice[x0 | y1 | z1]) * u
  const ab = a + (b - a) * v
  return ab + (c + (d - c) * v - ab) * w
}

/** Three octaves of noise, about [-1, 1]. */
export const fbm = (x: number, y: number, z: number): number =>
  0.57 * noise(x, y, z) +
  0.28 * noise(x * 2.1 + 7, y * 2.1, z * 2.1) +
  0.15 * noise(x * 4.3, y * 4.3 + 5, z * 4.3)

/**
 * Iron spots: one round spot in some of the cells of a cubic lattice.
 * `size` is the cell in cm, `density` the share of cells that hold a spot; returns 0…1.
 */
export function speckle(x: number, y: number, z: number, size: number, density: number): number {
  const px = x / size
  const py = y / size
  const pz = z / size
  const i = Math.floor(px)
  const j = Math.floor(py)
  const k = Math.floor(pz)
  const seed = hash(i, j, k)
  if (seed > density) return 0
  const radius = 0.12 + 0.3 * (seed / density) ** 2
  const room = 1 - 2 * radius
  const dx = px - i - radius - room * hash(i + 17, j, k)
  const dy = py - j - radius - room * hash(i, j + 31, k)
  const dz = pz - k - radius - room * hash(i, j, k + 53)
  const d = Math.sqrt(dx * dx + dy * dy + dz * dz) / radius
  return d >= 1 ? 0 : 1 - d * d * d
}
