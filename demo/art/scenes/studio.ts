import type { Finish } from '../glaze.ts'
import { carafe, milkJug } from '../jugs.ts'
import { Linen, Plaster } from '../materials.ts'
import { CLAY, GLAZE } from '../palette.ts'
import * as pots from '../pots.ts'
import { brush, loopTool, needle, paddle, rib, sponge, wire } from '../props.ts'
import { type Backdrop, northWindow, Placed } from '../scene.ts'
import { ASH, type Picture, type Setting, set, WALNUT } from '../sets.ts'
import { Box } from '../solids.ts'
import { apron, notebook } from '../traces.ts'
import * as vessels from '../vessels.ts'
import { WALL } from './hero.ts'
import { put } from './vessels.ts'
import * as workshop from './workshop.ts'

const scene = (name: string, alt: string, setting: () => Setting): Picture => ({
  name,
  alt,
  width: 2400,
  height: 1600,
  scene: () => set(setting()),
})

const BARE = [CLAY.raw, CLAY.pale, CLAY.raw, CLAY.buff, CLAY.raw, CLAY.red]

/** Three boards of thrown, unfired pots. */
function dryingShelves(): Placed[] {
  const kinds = [
    [vessels.shoulderVase, vessels.bottle, carafe, vessels.jarBody],
    [pots.mug, pots.tumbler, pots.mug, milkJug],
    [pots.breakfastBowl, pots.ramenBowl, pots.breakfastBowl, vessels.planter],
  ]
  const placed: Placed[] = []
  for (const [row, y] of [22, -16, -50].entries()) {
    placed.push(new Placed(new Box(320, 2.6, 34, 0.3), ASH, { at: [row * 9, y - 2.6, 0] }))
    let x = -92
    for (let i = 0; x < 92; i++) {
      const make = kinds[row][Math.floor((i * (row + 3) * 7) / 5) % 4]
      const shape = make()
      const wide = shape.bounds[3] - shape.bounds[0]
      const finish: Finish = {
        clay: BARE[(i * 5 + row) % 6],
        rings: 1,
        pitch: 1.1,
        seed: i + row * 20,
      }
      x += wide / 2
      placed.push(put(shape, finish, { at: [x, y, ((i * 7) % 5) - 1], yaw: -30 + ((i * 37) % 60) }))
      x += wide / 2 + 3.2 + ((i * 3) % 4)
    }
  }
  return [...placed, ...apron([66, 17, 18.5])]
}

/** Tools in a calm row on linen beside an open notebook; the camera looks down. */
const tools = (): Placed[] => [
  rib({ at: [-32, 0, -10], yaw: 78 }),
  rib({ at: [-32, 0, 9], yaw: 98 }, true),
  paddle(26, 4.6, { at: [-20.5, 0, 0], yaw: 90 }),
  ...loopTool([-11, 0, 10], 180, 1.9),
  ...loopTool([-3.5, 0, 10], 180, 1.2),
  ...needle([3, 0, 8.5], 180),
  ...brush([9.5, 0, 11.5], 180),
  ...notebook({ at: [25, 0, 3], yaw: 5 }),
  sponge([31, 0, -17.5], 20, 8.5),
  ...wire([-14, 0, 19.5]),
]

const LINEN: Backdrop = {
  floorY: 0,
  wallZ: -300,
  cove: 0,
  floor: new Linen('#D9CFBE', 0.42),
  wall: new Plaster('#E8DFD0'),
}

export const studio: readonly Picture[] = [
  scene(
    'studio-shelves',
    'Drying shelves in the studio with rows of thrown, unfired pots, and an apron with wiped-off clay on a nail.',
    () => ({
      objects: dryingShelves(),
      backdrop: { ...WALL, wallZ: -20 },
      camera: { from: [-14, 6, 300], to: [2, 2.5, 0], fov: 24.5, aperture: 0.8 },
      light: northWindow(240, 1.1, 0.4),
      level: 0.28,
      grade: { exposure: 1.6 },
    }),
  ),
  scene(
    'studio-wheel',
    'A freshly thrown bowl, still wet, on the wheel head, a sponge beside it; behind, balls of weighed clay with the prints of fingers.',
    () => ({
      objects: workshop.wheel(),
      backdrop: {
        floorY: -9,
        wallZ: -90,
        cove: 0,
        floor: WALNUT,
        wall: new Plaster('#D8CDBC', 0.03, 0.01),
      },
      camera: { from: [4, 42, 88], to: [2, 2.6, 0], fov: 27, aperture: 0.6, focus: 92 },
      light: northWindow(130, 1.1, 0.4),
      level: 0.24,
      grade: { exposure: 1.5 },
    }),
  ),
  scene(
    'studio-kiln',
    'The open kiln: bowls, mugs and vases on three kiln shelves between walls of pale brick, on which a slate hangs with the firing drawn in chalk.',
    () => ({
      objects: workshop.kiln(),
      backdrop: { floorY: -60, wallZ: -300, cove: 0, floor: WALNUT, wall: WALNUT },
      camera: { from: [-12, 12, 250], to: [-2, 3.5, 0], fov: 27, aperture: 0.6, focus: 240 },
      light: northWindow(260, 1.35, 0.1),
      level: 0.2,
      grade: { warmth: 0.05, contrast: 0.3, vignette: 0.25, exposure: 2.3 },
    }),
  ),
  scene(
    'studio-tools',
    'Tools laid out on linen, seen from above: wooden ribs, loop tools, a needle, a brush, a cutting wire, and an open notebook with the drawing of a jar and a recipe in pencil.',
    () => ({
      objects: tools(),
      backdrop: LINEN,
      camera: { from: [0, 150, 9], to: [0, 0, 0], fov: 20 },
      light: northWindow(120, 1.05, 0.3),
      level: 0.25,
      grade: { exposure: 1.6 },
    }),
  ),
  scene(
    'studio-glazes',
    'Buckets of liquid glaze seen from above, pale blue, celadon, white, ochre and iron, two of them marked by fingers, and a freshly dipped test pot.',
    () => ({
      objects: [
        ...workshop.buckets(),
        put(
          pots.tumbler(),
          { clay: CLAY.pale, outside: GLAZE.clayRed, line: 6, rings: 0.7, seed: 7 },
          { at: [2, 0, 31] },
        ),
        ...brush([12, 0, 38], 62),
      ],
      backdrop: {
        floorY: 0,
        wallZ: -300,
        cove: 0,
        floor: new Plaster('#CFC5B5', 0.06, 0.02),
        wall: WALNUT,
      },
      camera: { from: [4, 135, 92], to: [1, 4, 7], fov: 29, aperture: 0.6 },
      light: northWindow(170, 1.1, 0.5),
      level: 0.26,
      grade: { exposure: 1.5 },
    }),
  ),
]
