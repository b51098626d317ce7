import { Linen, Plain, renormalise } from './materials.ts'
import { fbm, noise } from './noise.ts'
import { Placed, type Pose } from './scene.ts'
import { Box, Rod } from './solids.ts'
import { Drawn, type Stroke, scribble } from './strokes.ts'
import { type Bounds, type Material, numericNormal, type Shape, type Surface } from './surface.ts'
import { Tube } from './tube.ts'
import { clamp, hex, mix, smoothstep } from './vec.ts'

/** An apron that hangs from a nail at the origin: bib, waist, skirt, with the folds of cloth that hangs. */
class Apron implements Shape {
  readonly bounds: Bounds = [-31, -78, -4, 31, 0, 6]

  /** Half its width at a height: narrow where it hangs, wide from the waist down. */
  private half(y: number): number {
    const bib = mix(9, 13, smoothstep(-4, -26, y))
    return mix(bib, 27, smoothstep(-22, -40, y)) - 1.5 * smoothstep(-60, -78, y)
  }

  private fold(x: number, y: number): number {
    const loose = smoothstep(-8, -70, y)
    const wave = Math.sin(x * 0.42 + 0.6 * noise(x * 0.1, y * 0.03, 2) * 4 + 1)
    return loose * (1.5 * wave + 0.9 * noise(x * 0.22, y * 0.02, 5)) + 0.25 * noise(x, y * 0.2, 3)
  }

  distance(x: number, y: number, z: number): number {
    const sides = Math.abs(x) - this.half(clamp(y, -76, -5))
    const hem = 0.4 * noise(x * 0.1, 1, 1)
    const ends = Math.max(y + 5, -77 + hem - y)
    const thick = Math.abs(z - 1.6 - this.fold(x, y)) - 0.14
    return Math.max(sides, ends, thick) * 0.55
  }

  describe(x: number, y: number, z: number, s: Surface): void {
    s.side = 1
    s.bend = 0
    numericNormal(this, x, y, z, s)
  }
}

/** Washed linen, dark, with the pale clay that hands have wiped on it. */
class WornLinen implements Material {
  private readonly colour = hex('#4F5A60')
  private readonly clay = hex('#B5A592')

  shade(x: number, y: number, z: number, s: Surface): void {
    const cloud = 1 + 0.1 * fbm(x * 0.08, y * 0.08, z * 0.08) + 0.05 * noise(x * 6, y * 6, 1)
    const left = Math.exp(-(((x + 9) / 5) ** 2) - ((y + 44) / 9) ** 2)
    const right = Math.exp(-(((x - 10) / 4.5) ** 2) - ((y + 47) / 8) ** 2)
    const streaks = 0.5 + 0.9 * noise(x * 0.9, y * 0.14, 9)
    const wiped = clamp((left + right * 0.8) * streaks, 0, 0.75)
    for (let c = 0; c < 3; c++) s.albedo[c] = mix(this.colour[c] * cloud, this.clay[c], wiped)
    if (s.coarse) return
    s.normal[0] += 0.05 * noise(x * 5, y * 5, 2)
    s.normal[1] += 0.05 * noise(x * 5, y * 5, 8)
    renormalise(s)
  }
}

const NAIL = new Plain('#4A3A2E', { specular: 0.06, roughness: 0.4 })

/** The apron on its nail. */
export function apron(at: readonly [number, number, number]): Placed[] {
  const strap = new Rod(
    new Tube([
      [-8.6, -5.4, 1.7, 0.34],
      [-6, -2.4, 1.5, 0.34],
      [-1.4, 0.2, 1, 0.34],
      [0, 0.5, 0.9, 0.34],
      [1.4, 0.2, 1, 0.34],
      [6, -2.4, 1.5, 0.34],
      [8.6, -5.4, 1.7, 0.34],
    ]),
  )
  const nail = new Rod(
    new Tube([
      [0, 0, -2, 0.32],
      [0, 0.1, 0.6, 0.32],
      [0, 0.6, 2.2, 0.36],
    ]),
  )
  const cloth = new WornLinen()
  return [
    new Placed(new Apron(), cloth, { at }),
    new Placed(strap, cloth, { at }),
    new Placed(nail, NAIL, { at }),
  ]
}

/** A ball of weighed clay, pressed flat where it stands, with the prints of a thumb and a finger. */
class ThumbedBall implements Shape {
  readonly bounds: Bounds
  private readonly radius: number

  constructor(radius: number) {
    this.radius = radius
    this.bounds = [-radius * 1.1, 0, -radius * 1.1, radius * 1.1, radius * 2, radius * 1.1]
  }

  distance(x: number, y: number, z: number): number {
    const { radius: r } = this
    const swell = 0.05 * r * noise((x / r) * 1.3, (y / r) * 1.3, (z / r) * 1.3)
    const ball = Math.hypot(x, (y - r * 0.82) * 1.08, z) - r + swell
    let d = Math.max(ball, -y)
    for (const [px, py, pz] of PRINTS) {
      const print = Math.hypot(x - px * r, y - py * r, (z - pz * r) * 0.7) - 0.34 * r
      d = smoothMax(d, -print, 0.14 * r)
    }
    return d * 0.85
  }

  describe(x: number, y: number, z: number, s: Surface): void {
    s.side = 1
    s.bend = 0
    numericNormal(this, x, y, z, s)
  }
}

/** Where a thumb and a finger pressed, in radii. */
const PRINTS = [
  [0.15, 1.62, 0.82],
  [0.95, 1.5, -0.3],
] as const

function smoothMax(a: number, b: number, soft: number): number {
  const h = clamp(0.5 + (0.5 * (a - b)) / soft, 0, 1)
  return mix(b, a, h) + soft * h * (1 - h)
}

const FRESH_CLAY = new Plain('#8F7F6F', {
  specular: 0.03,
  roughness: 0.5,
  grain: 1.4,
  depth: 0.07,
})

export const clayBall = (radius: number, pose: Pose) =>
  new Placed(new ThumbedBall(radius), FRESH_CLAY, pose)

const PAGE = new Plain('#F1EBDD', { grain: 0.4, depth: 0.02 })
const COVER = new Linen('#7A3E26', 0.2)

/** The maker's mark: a jar drawn in one line, `size` cm tall, its foot at y. */
const jar = ([x, y]: readonly [number, number], size: number, up: 1 | -1): [number, number][] =>
  JAR.map(([a, b]) => [x + a * size, y + up * b * size])
const JAR = [
  [-0.38, 0],
  [0.28, 0],
  [0.44, 0.2],
  [0.5, 0.44],
  [0.4, 0.68],
  [0.2, 0.84],
  [0.17, 0.9],
  [0.22, 1],
  [-0.22, 1],
  [-0.17, 0.9],
  [-0.2, 0.84],
  [-0.42, 0.68],
  [-0.5, 0.44],
  [-0.44, 0.2],
  [-0.32, 0.06],
] as const

/** An open notebook: a sketch and its measures on one page, a recipe on the other. */
export function notebook(pose: Pose): Placed[] {
  const pencil = { width: 0.055, colour: '#5B554E' }
  const strokes: Stroke[] = [
    { ...pencil, width: 0.07, points: jar([-7, 3.4], 7.4, -1) },
    {
      ...pencil,
      points: [
        [-12, 3.4],
        [-12, -4],
      ],
    },
    {
      ...pencil,
      points: [
        [-12.4, 3.4],
        [-11.6, 3.4],
      ],
    },
    {
      ...pencil,
      points: [
        [-12.4, -4],
        [-11.6, -4],
      ],
    },
    ...scribble([-11.4, 5.6], 8.6, 3, 1, pencil),
    ...scribble([1.4, -6], 6, 1, 1, { ...pencil, width: 0.075 }),
    ...scribble([1.4, -4], 6.4, 6, 1.35, pencil),
    ...scribble([9.6, -4], 1.6, 6, 1.35, pencil),
    {
      ...pencil,
      points: [
        [1.3, 4.2],
        [11.4, 4.1],
      ],
    },
    ...scribble([1.4, 5.8], 9, 2, 1.1, pencil),
  ]
  const paper = new Drawn(PAGE, 'top', strokes)
  return [
    new Placed(new Box(27.4, 0.3, 19.4, 0.1), COVER, pose),
    new Placed(new OpenPages(), paper, pose),
  ]
}

/** Two blocks of pages that curve down into the fold between them. */
class OpenPages implements Shape {
  readonly bounds: Bounds = [-13.2, 0.2, -9.3, 13.2, 1.5, 9.3]

  distance(x: number, y: number, z: number): number {
    const away = Math.abs(x)
    const top = 0.55 + 0.75 * Math.sqrt(clamp(away / 3, 0, 1)) - 0.05 * Math.max(0, away - 3)
    const d = Math.max(away - 13.1, Math.abs(z) - 9.2, y - top, 0.25 - y)
    return d * 0.7
  }

  describe(x: number, y: number, z: number, s: Surface): void {
    s.side = 1
    s.bend = 0
    numericNormal(this, x, y, z, s)
  }
}

const SLATE = new Plain('#34383A', { grain: 0.5, depth: 0.12, specular: 0.02, roughness: 0.7 })
const FRAME = new Plain('#B99A6E', { grain: 1.2, depth: 0.08 })

/** A slate with the curve of the last firing in chalk; the middle of its lower edge is at `at`. */
export function firingSlate(at: readonly [number, number, number]): Placed[] {
  const chalk = { width: 0.17, colour: '#DAD6CC' }
  const strokes: Stroke[] = [
    {
      ...chalk,
      points: [
        [-8.4, 22.5],
        [-8.4, 6.4],
        [8.6, 6.4],
      ],
    },
    {
      ...chalk,
      width: 0.22,
      points: [
        [-8.2, 6.6],
        [-5.4, 11],
        [-3.6, 11.8],
        [-0.6, 17.6],
        [1.8, 20.4],
        [3.2, 20.6],
        [5.4, 13],
        [8.4, 8.4],
      ],
    },
    ...[9.6, 12.8, 16, 19.2].map(y => ({
      ...chalk,
      points: [
        [-8.9, y],
        [-7.9, y],
      ] as [number, number][],
    })),
    // 1260, as somebody writes who has flour on her hands.
    {
      ...chalk,
      points: [
        [3.6, 22.1],
        [4.1, 22.9],
        [4.1, 21.3],
      ],
    },
    {
      ...chalk,
      points: [
        [4.8, 22.5],
        [5.2, 22.9],
        [5.6, 22.5],
        [4.8, 21.3],
        [5.7, 21.3],
      ],
    },
    {
      ...chalk,
      points: [
        [7.1, 22.9],
        [6.4, 22.1],
        [6.5, 21.4],
        [7, 21.3],
        [7.2, 21.8],
        [6.5, 22],
      ],
    },
    {
      ...chalk,
      points: [
        [8.2, 22.9],
        [7.8, 22.1],
        [8.2, 21.3],
        [8.7, 22.1],
        [8.2, 22.9],
      ],
    },
    ...scribble([-8.2, 4.4], 14, 3, -1.3, { ...chalk, width: 0.12 }),
  ]
  return [
    new Placed(new Box(21.6, 27.6, 1.2, 0.2), FRAME, { at }),
    new Placed(new Box(19.4, 25.2, 1.6, 0.1), new Drawn(SLATE, 'front', strokes), {
      at: [at[0], at[1] + 1.2, at[2]],
    }),
  ]
}

/** Where four fingers wiped themselves on a bucket: from the rim down, in its glaze. */
export const fingerMarks = (x: number, top: number, colour: string): Stroke[] =>
  [0, 1.7, 3.3, 4.8].map((step, i) => ({
    width: 0.62 - 0.05 * i,
    colour,
    points: [
      [x + step, top - 0.4 * Math.abs(i - 1.2)],
      [x + step + 0.25, top - 2.6 - 0.5 * Math.cos(i * 1.3)],
      [x + step + 0.3, top - 4.4 + 0.8 * Math.abs(i - 1.4)],
    ],
  }))
