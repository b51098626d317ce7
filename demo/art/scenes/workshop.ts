import { carafe } from '../jugs.ts'
import { Lathe } from '../lathe.ts'
import { Brick } from '../masonry.ts'
import { Plain } from '../materials.ts'
import { CLAY, GLAZE } from '../palette.ts'
import * as pots from '../pots.ts'
import { type ProfilePoint, potProfile, solidProfile } from '../profile.ts'
import { sponge } from '../props.ts'
import { Placed } from '../scene.ts'
import { Box } from '../solids.ts'
import { Drawn, type Stroke } from '../strokes.ts'
import { clayBall, fingerMarks, firingSlate } from '../traces.ts'
import * as vessels from '../vessels.ts'
import { MUG } from './tableware.ts'
import { put } from './vessels.ts'

const ALLOY = new Plain('#8E8B86', { specular: 0.14, roughness: 0.34, grain: 0.6, depth: 0.02 })
const TRAY = new Plain('#DAD5CB', { specular: 0.04, roughness: 0.4, grain: 0.3, depth: 0.02 })
const SLIP = new Plain('#9A8876', { specular: 0.05, roughness: 0.22, grain: 0.22, depth: 0.05 })

/** A disc of liquid, radius and surface height in cm. */
const pool = (radius: number, y: number, material: Plain, [x, z] = [0, 0]) =>
  new Placed(
    new Lathe(
      solidProfile([
        [0, -0.6],
        [radius, -0.6, true],
        [radius, 0, true],
        [0, 0],
      ]),
    ),
    material,
    { at: [x, y, z] },
  )

/** Wheel head, splash tray and pool of slip; the head's top is y = 0. */
export function wheelHead(): Placed[] {
  const head = new Lathe(
    solidProfile([
      [0, -2.2],
      [14.6, -2.2, true],
      [15, -1.9],
      [15, -0.25],
      [14.75, 0, true],
      [10, 0],
      [0, 0],
    ]),
  )
  const tray = new Lathe(
    potProfile({
      wall: [
        [25, 0.1],
        [26.5, 0.6],
        [28.5, 2.5],
        [29, 8],
        [29.3, 10.5],
      ],
      lip: 0.7,
      thickness: 0.8,
      foot: { radius: 25, height: 0.3, width: 2 },
      floor: 0.8,
    }),
  )
  return [
    new Placed(head, ALLOY),
    new Placed(tray, TRAY, { at: [0, -8.9, 0] }),
    pool(28, -7.2, SLIP),
  ]
}

/** The wheel with a fresh bowl. */
export function wheel(): Placed[] {
  const bowl = new Lathe(
    potProfile({
      wall: [
        [5.4, 0.1],
        [5.6, 0.6],
        [6.4, 2],
        [8.6, 4.6],
        [10.6, 7.4],
        [11.5, 9.6],
        [11.8, 10.6],
      ],
      lip: 0.45,
      thickness: 0.75,
      foot: { radius: 5.4, height: 0.1, width: 3 },
      floor: 1,
    }),
    { wobble: 0.003 },
  )
  return [
    ...wheelHead(),
    put(bowl, { clay: CLAY.wheel, wet: 1, rings: 1.5, pitch: 1, seed: 3 }),
    new Placed(
      new Lathe(
        solidProfile([
          [0, 0],
          [7.6, 0, true],
          [6.4, 0.22],
          [5.2, 0.5],
          [0, 0.5],
        ]),
        { wobble: 0.02 },
      ),
      SLIP,
    ),
    sponge([10.4, 0, 6.6], 30, 5),
    ...(
      [
        [-33, -44, 4.6, 10],
        [-22, -50, 4.5, 80],
        [-43, -53, 4.7, 190],
        [-12, -45, 4.4, 140],
      ] as const
    ).map(([x, z, size, yaw]) => clayBall(size, { at: [x, -9, z], yaw })),
  ]
}

const FIREBRICK = new Brick('#D9C4A2', '#B79F7E', 22, 6.6)
const KILN_SHELF = new Plain('#CBB9A2', { grain: 1.5, depth: 0.1 })

/** A front-loading kiln: brick box, three shelves on props, stacked ware. Front at z = 30. */
export function kiln(): Placed[] {
  const box = (w: number, h: number, d: number, x: number, y: number, z: number) =>
    new Placed(new Box(w, h, d, 0.3), FIREBRICK, { at: [x, y, z] })
  const board = (y: number) => new Placed(new Box(92, 2, 46, 0.3), KILN_SHELF, { at: [0, y, 0] })
  const props = [-30, -2].flatMap(y =>
    [-43, 43].flatMap(x =>
      [18, -18].map(z => new Placed(new Box(4, 26, 4, 0.3), KILN_SHELF, { at: [x, y, z] })),
    ),
  )
  const ware: readonly (readonly [() => Lathe, number, keyof typeof GLAZE, number])[] = [
    [pots.ramenBowl, -29, 'chun', -30],
    [pots.breakfastBowl, -7, 'shino', -30],
    [vessels.jarBody, 12, 'celadon', -30],
    [vessels.planter, 31, 'ochre', -30],
    [pots.mug, -33, 'blue', -2],
    [pots.mug, -19, 'celadon', -2],
    [pots.tumbler, -6, 'white', -2],
    [pots.tumbler, 5, 'shino', -2],
    [pots.ramenBowl, 23, 'tenmoku', -2],
    [pots.espresso, 38, 'white', -2],
    [vessels.shoulderVase, -30, 'iron', 26],
    [vessels.budVase, -13, 'shinoWarm', 26],
    [carafe, 4, 'oatmeal', 26],
    [pots.breakfastBowl, 24, 'blue', 26],
    [vessels.budVase, 38, 'celadonDeep', 26],
  ]
  return [
    box(150, 22, 90, 0, -54, 0),
    box(150, 24, 90, 0, 58, 0),
    box(24, 90, 90, -62, -32, 0),
    box(24, 90, 90, 62, -32, 0),
    box(100, 90, 10, 0, -32, -40),
    board(-32),
    board(-4),
    board(24),
    ...props,
    ...firingSlate([-62, -4, 45.9]),
    ...ware.map(([make, x, name, y], i) =>
      put(
        make(),
        { clay: CLAY.buff, outside: GLAZE[name], line: 1.2, rings: 0.5, seed: i },
        { at: [x, y, i % 2 ? 7 : 2], yaw: -40 + i * 23 },
      ),
    ),
    put(pots.breakfastBowl(), { ...MUG.shino, line: 1.5, seed: 40 }, { at: [-7, -26.2, 7] }),
  ]
}

const LIQUID = {
  chun: ['#A9BCC4', -30, -14],
  celadon: ['#93A898', 2, -17],
  white: ['#E9E1D3', 33, -13],
  ochre: ['#B98A50', -19, 16],
  iron: ['#6A4435', 25, 18],
} as const

/** What fingers left on two of them. */
const touched = (colour: string): Stroke[] => {
  if (colour === LIQUID.ochre[0]) return fingerMarks(-6, 19.3, colour)
  return colour === LIQUID.chun[0] ? fingerMarks(0.5, 19.3, colour) : []
}

/** Five open buckets filled with glaze. */
export function buckets(): Placed[] {
  const wall: readonly ProfilePoint[] = [
    [10.8, 0.1],
    [11, 0.6],
    [11.8, 8],
    [12.6, 18],
    [13, 20, true],
    [13.6, 20.2],
    [13.6, 21.2],
  ]
  const shape = new Lathe(
    potProfile({ wall, lip: 0.5, thickness: 0.5, foot: { radius: 10.8, height: 0.3, width: 1 } }),
  )
  return Object.values(LIQUID).flatMap(([colour, x, z]) => [
    new Placed(shape, new Drawn(TRAY, 'front', touched(colour)), { at: [x, 0, z] }),
    pool(
      12.4,
      16.6,
      new Plain(colour, { specular: 0.05, roughness: 0.16, grain: 0.16, depth: 0.045 }),
      [x, z],
    ),
  ])
}
