import { candle, candleHolder } from '../candles.ts'
import { type Finish, PotFinish } from '../glaze.ts'
import { carafe, milkJug } from '../jugs.ts'
import { CLAY, GLAZE } from '../palette.ts'
import * as pots from '../pots.ts'
import { type Camera, Placed, type Pose } from '../scene.ts'
import { type Picture, portrait, set } from '../sets.ts'
import type { Shape } from '../surface.ts'
import { lid } from '../teapot.ts'
import * as vessels from '../vessels.ts'

export const put = (shape: Shape, finish: Finish, pose: Pose = {}) =>
  new Placed(shape, new PotFinish(finish), pose)

const product = (name: string, alt: string, objects: () => Placed[], camera: Camera): Picture => ({
  name,
  alt,
  width: 1200,
  height: 1500,
  scene: () => set({ objects: objects(), camera }),
})

export const MOON: Finish = {
  clay: CLAY.buff,
  outside: GLAZE.shino,
  line: 1.3,
  rings: 0.3,
  pitch: 1.3,
  seed: 31,
}

const moonJar = () => [put(vessels.moonJar(), MOON, { yaw: 40 })]

export const vesselPictures: readonly Picture[] = [
  product(
    'milk-jug',
    'A small milk jug with pulled spout and handle, celadon over pale clay.',
    () => [
      put(
        milkJug(),
        { clay: CLAY.pale, outside: GLAZE.celadonPale, line: 1, rings: 0.5, seed: 22 },
        { yaw: 18 },
      ),
    ],
    portrait(11, { rise: 14, air: 2.4, side: -0.4 }),
  ),
  product(
    'water-carafe',
    'A slender water carafe, bare dark clay below and white glaze above.',
    () => [
      put(
        carafe(),
        { clay: CLAY.dark, outside: GLAZE.white, line: 7.5, rings: 0.6, seed: 23 },
        { yaw: -30 },
      ),
    ],
    portrait(25, { rise: 10, air: 1.85 }),
  ),
  product(
    'bud-vase',
    'A small round bud vase with a narrow neck in warm shino glaze.',
    () => [
      put(vessels.budVase(), { clay: CLAY.red, outside: GLAZE.shinoWarm, line: 0.8, seed: 24 }),
    ],
    portrait(13, { rise: 9, air: 2.5 }),
  ),
  product(
    'moon-jar',
    'A white moon jar, almost round, thirty centimetres high, with a blush of orange in the glaze.',
    moonJar,
    portrait(30.4, { rise: 8, air: 1.95 }),
  ),
  {
    name: 'moon-jar-detail',
    alt: 'Close view of the moon jar: the neck, fine iron speckle and the soft seam of its glaze.',
    width: 1200,
    height: 1500,
    scene: () =>
      set({
        objects: moonJar(),
        camera: { from: [-26, 48, 74], to: [3, 23.5, 0], fov: 19, aperture: 0.5, focus: 72 },
      }),
  },
  product(
    'shoulder-vase',
    'A tall vase with a high round shoulder and short neck in charcoal and iron brown.',
    () => [
      put(vessels.shoulderVase(), {
        clay: CLAY.dark,
        outside: GLAZE.iron,
        dip: { glaze: GLAZE.charcoal, from: 17 },
        line: 1.1,
        rings: 0.6,
        seed: 26,
      }),
    ],
    portrait(26, { rise: 9, air: 1.95 }),
  ),
  product(
    'bottle-vase',
    'A bottle vase with a long neck in deep blue glaze that runs darker towards the foot.',
    () => [
      put(vessels.bottle(), {
        clay: CLAY.buff,
        outside: GLAZE.blue,
        line: 1.5,
        rings: 0.35,
        seed: 27,
      }),
    ],
    portrait(34, { rise: 8, air: 1.75 }),
  ),
  product(
    'planter',
    'A fluted planter in bare red clay, glazed ochre inside.',
    () => [put(vessels.planter(), { clay: CLAY.red, inside: GLAZE.ochre, rings: 0.1, seed: 28 })],
    portrait(17.6, { rise: 16, air: 2.3 }),
  ),
  product(
    'lidded-jar',
    'A jar with a knobbed lid, dipped half in white and half in celadon.',
    () => {
      const finish: Finish = {
        clay: CLAY.buff,
        outside: GLAZE.oatmeal,
        dip: { glaze: GLAZE.celadon, from: 8.4 },
        line: 1.2,
        rings: 0.5,
        seed: 29,
      }
      return [
        put(vessels.jarBody(), finish),
        put(
          lid(5.35, 1.7, 1.25),
          { ...finish, line: undefined, dip: { glaze: GLAZE.celadon, from: -2 } },
          { at: [0, 15.05, 0], yaw: 30 },
        ),
      ]
    },
    portrait(19, { rise: 11, air: 2.05, lift: 0.48 }),
  ),
  product(
    'salt-cellar',
    'A low salt cellar with a lid leaning against it, speckled white over dark clay.',
    () => [
      put(vessels.saltBody(), { clay: CLAY.dark, outside: GLAZE.white, line: 1.5, seed: 30 }),
      put(
        lid(4.6, 1, 0.85),
        { clay: CLAY.dark, outside: GLAZE.white, seed: 36 },
        { at: [6.8, 3.9, 1.6], roll: -58, yaw: -16 },
      ),
    ],
    portrait(6, { rise: 22, air: 4.2, side: 2 }),
  ),
  product(
    'candle-holder',
    'A candle holder: a small dish with a turned socket and an unlit candle.',
    () => [
      put(candleHolder(), { clay: CLAY.buff, outside: GLAZE.tenmoku, line: 0.5, seed: 32 }),
      put(candle(13), { clay: { ...CLAY.porcelain, density: 0 }, rings: 0 }, { at: [0, 3.6, 0] }),
    ],
    portrait(15, { rise: 16, air: 2.3, lift: 0.5 }),
  ),
  product(
    'fruit-platter',
    'A long oval fruit platter in warm shino glaze, brown where it breaks at the rim.',
    () => [
      put(
        pots.platter(),
        { clay: CLAY.red, outside: GLAZE.shinoWarm, line: 1, seed: 33, pitch: 1.4 },
        { yaw: 14 },
      ),
    ],
    portrait(12, { rise: 34, air: 5, lift: 0.12 }),
  ),
]
