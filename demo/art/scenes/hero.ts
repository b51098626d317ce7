import { Plaster } from '../materials.ts'
import { CLAY, GLAZE } from '../palette.ts'
import * as pots from '../pots.ts'
import { type Backdrop, type Camera, northWindow, Placed } from '../scene.ts'
import { ASH, type Picture, set } from '../sets.ts'
import { Box } from '../solids.ts'
import * as vessels from '../vessels.ts'
import { MUG } from './tableware.ts'
import { MOON, put } from './vessels.ts'

const LIME = new Plaster('#F2ECE1', 0.025, 0.012)
export const WALL: Backdrop = { floorY: -140, wallZ: -17, cove: 0, floor: LIME, wall: LIME }

/** A thick ash shelf whose top is y = 0. */
export const shelf = (length: number, centre = 0, thick = 4.2, depth = 34) =>
  new Placed(new Box(length, thick, depth, 0.35), ASH, { at: [centre, -thick, 0] })

const seven = (): Placed[] => [
  shelf(420, 20),
  put(
    vessels.budVase(),
    { clay: CLAY.pale, outside: GLAZE.celadonPale, line: 0.8, rings: 0.5, seed: 51 },
    { at: [-12, 0, 4] },
  ),
  put(vessels.moonJar(), { ...MOON, rings: 0.4 }, { at: [10.5, 0, -1], yaw: 60 }),
  put(
    pots.ramenBowl(),
    { clay: CLAY.dark, outside: GLAZE.tenmoku, line: 2, rings: 0.5, seed: 53 },
    { at: [37.5, 0, 2] },
  ),
  put(
    vessels.bottle(),
    { clay: CLAY.buff, outside: GLAZE.blue, line: 1.6, rings: 0.5, seed: 54 },
    { at: [57, 0, -2] },
  ),
  put(pots.mug(), { ...MUG.shino, seed: 57 }, { at: [70.8, 0, 6], yaw: -38 }),
  put(
    vessels.shoulderVase(),
    { clay: CLAY.red, rings: 1, pitch: 1.3, seed: 56 },
    { at: [85.5, 0, -2] },
  ),
  put(
    pots.espresso(),
    { clay: CLAY.buff, outside: GLAZE.chun, line: 1.3, seed: 58 },
    { at: [99.3, 0, 5] },
  ),
]

const hero = (
  name: string,
  alt: string,
  width: number,
  height: number,
  camera: Camera,
): Picture => ({
  name,
  alt,
  width,
  height,
  scene: () =>
    set({
      objects: seven(),
      backdrop: WALL,
      camera,
      light: northWindow(250, 1.15, 0.46, 0.62),
      level: 0.31,
      grade: { exposure: 1.6 },
    }),
})

export const heroes: readonly Picture[] = [
  hero(
    'hero',
    'Seven ceramic pots on a long ash shelf before a limewashed wall, lit by a window from the left: a celadon bud vase, a white moon jar, a dark bowl, a blue bottle, a mug, a bare clay vase and a small pale blue cup.',
    2400,
    1600,
    {
      from: [17, 27, 330],
      to: [17, 25.5, 0],
      fov: 20.9,
      aperture: 0.6,
      focus: 328,
    },
  ),
  hero(
    'hero-phone',
    'Ceramic pots on a long ash shelf before a limewashed wall, lit from the left: a celadon bud vase, a white moon jar, a dark bowl, a blue bottle and a mug.',
    1200,
    1500,
    {
      from: [28.5, 28, 330],
      to: [28.5, 22, 0],
      fov: 21,
      aperture: 0.6,
      focus: 328,
    },
  ),
]
