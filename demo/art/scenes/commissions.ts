import type { Finish } from '../glaze.ts'
import { Plaster } from '../materials.ts'
import { CLAY, GLAZE } from '../palette.ts'
import * as pots from '../pots.ts'
import { type Backdrop, northWindow, Placed } from '../scene.ts'
import { ASH, type Picture, type Setting, SLIP_WALL, set, WALNUT } from '../sets.ts'
import { Box } from '../solids.ts'
import type { Shape } from '../surface.ts'
import * as vessels from '../vessels.ts'
import { WALL } from './hero.ts'
import { bakeryMugs, chapel, tileWall } from './installations.ts'
import { teapot } from './tableware.ts'
import { MOON, put } from './vessels.ts'

const scene = (name: string, alt: string, setting: () => Setting): Picture => ({
  name,
  alt,
  width: 2400,
  height: 1600,
  scene: () => set(setting()),
})

const DUSKY = new Plaster('#8C8173', 0.03, 0.01)
const TABLE: Backdrop = { floorY: 0, wallZ: -70, cove: 0, floor: WALNUT, wall: DUSKY }

/** A stack of `count` alike, `step` cm apart, each turned and moved a little. */
const stack = (
  shape: Shape,
  finish: Finish,
  count: number,
  step: number,
  [x, z]: [number, number],
) =>
  Array.from({ length: count }, (_, i) =>
    put(
      shape,
      { ...finish, seed: (finish.seed ?? 1) + i },
      {
        at: [x + 0.25 * Math.sin(i * 2.4), i * step, z + 0.25 * Math.cos(i * 3.1)],
        yaw: i * 67,
      },
    ),
  )

const DARK: Finish = { clay: CLAY.dark, outside: GLAZE.charcoal, line: 1, seed: 61 }
const PALE: Finish = { clay: CLAY.buff, outside: GLAZE.oatmeal, line: 1, seed: 71 }

export const commissions: readonly Picture[] = [
  scene(
    'commission-restaurant',
    'Stacks of plates and bowls in oatmeal and charcoal glaze on a dark walnut table.',
    () => ({
      objects: [
        ...stack(pots.dinnerPlate(), DARK, 7, 1.42, [-22, -6]),
        ...stack(pots.sidePlate(), PALE, 6, 1.35, [2, 4]),
        ...stack(pots.breakfastBowl(), { ...PALE, line: 1.5 }, 4, 3.4, [23, -8]),
        ...stack(pots.espresso(), DARK, 2, 5.2, [34, 8]),
      ],
      backdrop: TABLE,
      camera: { from: [6, 44, 150], to: [6, 9, 0], fov: 23, aperture: 0.7, focus: 150 },
      light: northWindow(150, 1.1, 0.4),
      level: 0.24,
      grade: { exposure: 2, vignette: 0.2 },
    }),
  ),
  scene(
    'commission-hotel',
    'Three moon jars, white, pale blue and dark, on a long low plinth.',
    () => ({
      objects: [
        new Placed(new Box(210, 46, 42, 0.4), SLIP_WALL, { at: [0, -46, 0] }),
        put(vessels.moonJar(), { ...MOON, outside: GLAZE.tenmoku, seed: 63 }, { at: [-52, 0, 0] }),
        put(vessels.moonJar(), { ...MOON, seed: 64 }, { at: [0, 0, 0], yaw: 80 }),
        put(vessels.moonJar(), { ...MOON, outside: GLAZE.chun, seed: 65 }, { at: [52, 0, 0] }),
      ],
      backdrop: { ...WALL, wallZ: -40, floorY: -46 },
      camera: { from: [10, 20, 300], to: [2, 13, 0], fov: 18.5, aperture: 0.5 },
      light: northWindow(220, 1.05, 0.4),
      level: 0.25,
      grade: { exposure: 1.5 },
    }),
  ),
  scene(
    'commission-tiles',
    'A wall of hand-made celadon tiles with raised quarter arcs that join into flowing lines.',
    () => ({
      objects: tileWall(),
      backdrop: { ...WALL, wallZ: -0.2, floor: DUSKY, wall: SLIP_WALL },
      camera: { from: [16, -4, 190], to: [0, 0, 0], fov: 19, aperture: 0.4 },
      light: northWindow(190, 1.9, 0.5),
      level: 0.24,
    }),
  ),
  scene('commission-teahouse', 'A celadon teapot and five small cups on a low dark table.', () => ({
    objects: [
      new Placed(new Box(110, 4, 56, 0.5), WALNUT, { at: [0, -4, 0] }),
      ...teapot(
        { clay: CLAY.pale, outside: GLAZE.celadonDeep, line: 1.3, rings: 0.4, seed: 67 },
        { at: [-17, 0, -5], yaw: -12 },
      ),
      ...[
        [6, -4],
        [15, 3],
        [23, -7],
        [32, 1],
        [3, 9],
      ].map(([x, z], i) =>
        put(
          pots.espresso(),
          {
            clay: CLAY.pale,
            outside: GLAZE.celadon,
            inside: GLAZE.celadonPale,
            line: 1.2,
            seed: 110 + i,
          },
          { at: [x, 0, z], yaw: i * 50 },
        ),
      ),
    ],
    backdrop: {
      floorY: -34,
      wallZ: -120,
      cove: 0,
      floor: new Plaster('#B9A890', 0.04),
      wall: SLIP_WALL,
    },
    camera: { from: [6, 34, 118], to: [3, 5.5, 0], fov: 25, aperture: 0.8, focus: 120 },
    grade: { exposure: 1.6 },
    light: northWindow(140, 1, 0.4),
    level: 0.24,
  })),
  scene(
    'commission-bakery',
    'Six mugs on an ash shelf and five more on the pegs below, in white, blue and celadon.',
    () => ({
      objects: bakeryMugs(),
      backdrop: { ...WALL, wallZ: -13 },
      camera: { from: [0, -2, 175], to: [0, -5.5, 0], fov: 22, aperture: 0.4 },
      light: northWindow(190, 1.1, 0.42),
      level: 0.28,
      grade: { exposure: 1.55 },
    }),
  ),
  scene(
    'commission-chapel',
    'Five tall iron-brown candlesticks in a row at dusk, the candles unlit.',
    () => ({
      objects: [new Placed(new Box(300, 5, 44, 0.4), ASH, { at: [0, -5, 0] }), ...chapel()],
      backdrop: { ...WALL, wallZ: -34, floorY: -90 },
      camera: { from: [14, 34, 300], to: [2, 36, 0], fov: 22, aperture: 0.5 },
      light: northWindow(260, 0.62, 0.2),
      level: 0.11,
      grade: { exposure: 1.5, warmth: -0.045, contrast: 0.3, vignette: 0.25 },
    }),
  ),
]
