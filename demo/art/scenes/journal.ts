import type { Finish } from '../glaze.ts'
import { milkJug } from '../jugs.ts'
import { CLAY, GLAZE } from '../palette.ts'
import * as pots from '../pots.ts'
import { northWindow, Placed } from '../scene.ts'
import { ASH, type Picture, type Setting, set } from '../sets.ts'
import { Box } from '../solids.ts'
import * as vessels from '../vessels.ts'
import { WALL } from './hero.ts'
import { put } from './vessels.ts'

const scene = (name: string, alt: string, setting: () => Setting): Picture => ({
  name,
  alt,
  width: 2400,
  height: 1600,
  scene: () => set(setting()),
})

export const journal: readonly Picture[] = [
  scene(
    'journal-foot',
    'Three bowls upside down, close: the turned foot rings, bare clay where the glaze stops.',
    () => ({
      objects: [
        [-13.5, 1, GLAZE.celadon, CLAY.pale, 3],
        [3.2, 5, GLAZE.shino, CLAY.buff, 4],
        [19, -3, GLAZE.blue, CLAY.dark, 5],
      ].map(([x, z, outside, clay, seed]) =>
        put(pots.breakfastBowl(), { outside, clay, line: 1.7, seed, rings: 0.8 } as Finish, {
          at: [x as number, 6.9, z as number],
          pitch: 180,
        }),
      ),
      camera: { from: [2, 29, 54], to: [2.6, 3.0, 0.5], fov: 29, aperture: 0.55, focus: 56 },
    }),
  ),
  scene(
    'journal-celadon',
    'Three celadon pots from pale to deep, close: a jug, a vase and a bowl.',
    () => ({
      objects: [
        put(
          milkJug(),
          { clay: CLAY.pale, outside: GLAZE.celadonPale, line: 1, rings: 0.5, seed: 6 },
          { at: [-12.5, 0, -1], yaw: 30 },
        ),
        put(
          vessels.budVase(),
          { clay: CLAY.pale, outside: GLAZE.celadon, line: 0.9, rings: 0.5, seed: 7 },
          { at: [0.8, 0, 3] },
        ),
        put(
          pots.breakfastBowl(),
          { clay: CLAY.pale, outside: GLAZE.celadonDeep, line: 1.5, rings: 0.6, seed: 8 },
          { at: [15.5, 0, -2] },
        ),
      ],
      camera: { from: [3, 15, 72], to: [1.4, 5.4, 0], fov: 24.5, aperture: 0.5, focus: 70 },
    }),
  ),
  scene(
    'journal-shelf',
    'A single white moon jar on an ash shelf, its long shadow on the wall.',
    () => ({
      objects: [
        new Placed(new Box(400, 4, 36, 0.35), ASH, { at: [40, -4, 0] }),
        put(
          vessels.moonJar(),
          { clay: CLAY.buff, outside: GLAZE.shino, line: 1.3, rings: 0.35, pitch: 1.3, seed: 31 },
          { at: [-16, 0, 0], yaw: 20 },
        ),
      ],
      backdrop: { ...WALL, wallZ: -18 },
      camera: { from: [6, 18, 260], to: [6, 17, 0], fov: 20, aperture: 0.5 },
      light: northWindow(230, 1.2, 0.12),
      level: 0.22,
      grade: { exposure: 1.5 },
    }),
  ),
]
