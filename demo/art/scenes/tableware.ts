import { type Finish, PotFinish } from '../glaze.ts'
import { CLAY, GLAZE } from '../palette.ts'
import * as pots from '../pots.ts'
import { Placed, type Pose } from '../scene.ts'
import { type Picture, portrait, set } from '../sets.ts'
import type { Shape } from '../surface.ts'
import { lid, teapotBody } from '../teapot.ts'

const WIDTH = 1200
const HEIGHT = 1500

const put = (shape: Shape, finish: Finish, pose: Pose = {}) =>
  new Placed(shape, new PotFinish(finish), pose)

/** The three glazes of the morning mug; also used in scenes. */
export const MUG = {
  shino: { clay: CLAY.buff, outside: GLAZE.shino, line: 1, rings: 0.5, seed: 3 },
  celadon: { clay: CLAY.pale, outside: GLAZE.celadon, line: 0.9, rings: 0.5, seed: 5 },
  blue: { clay: CLAY.buff, outside: GLAZE.blue, line: 1.05, rings: 0.5, seed: 9 },
} satisfies Record<string, Finish>

const mugPicture = (name: string, alt: string, finish: Finish): Picture => ({
  name,
  alt,
  width: WIDTH,
  height: HEIGHT,
  scene: () =>
    set({
      objects: [put(pots.mug(), finish, { yaw: -24 })],
      camera: portrait(9.2, { rise: 15, air: 2.55, side: 0.9 }),
    }),
})

const product = (
  name: string,
  alt: string,
  objects: () => Placed[],
  camera: ReturnType<typeof portrait>,
): Picture => ({
  name,
  alt,
  width: WIDTH,
  height: HEIGHT,
  scene: () => set({ objects: objects(), camera }),
})

export const TEAPOT: Finish = {
  clay: CLAY.dark,
  outside: GLAZE.tenmoku,
  line: 1.3,
  rings: 0.4,
  seed: 21,
}

/** Teapot with its lid, pouring to the right. */
export const teapot = (finish: Finish, pose: Pose = {}): Placed[] => {
  const [x, y, z] = pose.at ?? [0, 0, 0]
  return [
    put(teapotBody(), finish, pose),
    put(lid(3.75, 1.15, 1.05), { ...finish, line: undefined }, { ...pose, at: [x, y + 10.65, z] }),
  ]
}

export const tableware: readonly Picture[] = [
  mugPicture(
    'morning-mug',
    'A stoneware mug with white shino glaze that breaks orange at the lip and handle.',
    MUG.shino,
  ),
  mugPicture(
    'morning-mug-celadon',
    'The morning mug in grey-green celadon over a pale clay foot.',
    MUG.celadon,
  ),
  mugPicture(
    'morning-mug-blue',
    'The morning mug in deep blue glaze that breaks brown at the lip.',
    MUG.blue,
  ),
  product(
    'espresso-cup',
    'Two small espresso cups without handles, one standing, one behind it, dark outside and white inside.',
    () => {
      const finish = { clay: CLAY.dark, outside: GLAZE.charcoal, inside: GLAZE.white, line: 1.2 }
      return [
        put(pots.espresso(), { ...finish, seed: 2 }, { at: [-1.6, 0, 2.2] }),
        put(pots.espresso(), { ...finish, seed: 6, outside: GLAZE.white }, { at: [4.4, 0, -3.6] }),
      ]
    },
    portrait(6, { rise: 20, air: 3.4, side: 1.2 }),
  ),
  product(
    'tall-tumbler',
    'A tall tumbler, bare speckled clay below and white glaze above.',
    () => [
      put(pots.tumbler(), {
        clay: CLAY.buff,
        outside: GLAZE.white,
        line: 4.6,
        rings: 0.7,
        seed: 4,
      }),
    ],
    portrait(13, { rise: 13, air: 2.3 }),
  ),
  product(
    'breakfast-bowl',
    'A round breakfast bowl on a small foot, oatmeal glaze with iron speckle.',
    () => [
      put(pots.breakfastBowl(), { clay: CLAY.buff, outside: GLAZE.oatmeal, line: 1.5, seed: 8 }),
    ],
    portrait(7, { rise: 24, air: 3.7, lift: 0.45 }),
  ),
  product(
    'ramen-bowl',
    'A wide ramen bowl on a high foot, blue inside, iron brown outside.',
    () => [
      put(pots.ramenBowl(), {
        clay: CLAY.dark,
        outside: GLAZE.iron,
        inside: GLAZE.blue,
        line: 2,
        seed: 11,
      }),
    ],
    portrait(9, { rise: 25, air: 3.8, lift: 0.42 }),
  ),
  product(
    'serving-bowl',
    'A wide open serving bowl, thirty centimetres across, in pale blue chun glaze.',
    () => [put(pots.servingBowl(), { clay: CLAY.buff, outside: GLAZE.chun, line: 1.7, seed: 12 })],
    portrait(10, { rise: 28, air: 4.8, lift: 0.35 }),
  ),
  product(
    'dinner-plate',
    'A dinner plate with a low rim, white glaze with fine iron speckle, seen from above.',
    () => [
      put(pots.dinnerPlate(), {
        clay: CLAY.buff,
        outside: GLAZE.white,
        line: 1,
        seed: 14,
        pitch: 1.2,
      }),
    ],
    portrait(10, { rise: 44, air: 4.3, lift: 0.1 }),
  ),
  product(
    'side-plate',
    'A stack of three side plates in oatmeal, celadon and white.',
    () =>
      [GLAZE.charcoal, GLAZE.celadon, GLAZE.oatmeal].map((outside, i) =>
        put(
          pots.sidePlate(),
          { clay: CLAY.buff, outside, line: 1, seed: 15 + i },
          { at: [[0.15, -0.1, 0][i], i * 1.45, [0, 0.15, -0.05][i]], yaw: i * 70 },
        ),
      ),
    portrait(8, { rise: 26, air: 4, lift: 0.3 }),
  ),
  product(
    'teapot',
    'A round teapot with pulled handle and short spout in black-brown tenmoku glaze.',
    () => teapot(TEAPOT, { yaw: -14 }),
    portrait(13, { rise: 12, air: 2.75, side: 0.2, lift: 0.46 }),
  ),
  {
    name: 'teapot-detail',
    alt: 'Close view of the teapot: lid, knob and spout, the dark glaze breaking rust brown at the edges.',
    width: WIDTH,
    height: HEIGHT,
    scene: () =>
      set({
        objects: teapot(TEAPOT, { yaw: -24 }),
        camera: { from: [26, 27, 44], to: [3.6, 9.2, 0], fov: 18, aperture: 0.32, focus: 51 },
      }),
  },
]
