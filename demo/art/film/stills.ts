import { develop } from '../denoise.ts'
import { PotFinish } from '../glaze.ts'
import { Lathe } from '../lathe.ts'
import { Plaster, Wood } from '../materials.ts'
import { CLAY, GLAZE } from '../palette.ts'
import { expose } from '../plate.ts'
import * as pots from '../pots.ts'
import { northWindow, Placed, type Scene } from '../scene.ts'
import { shelf, WALL } from '../scenes/hero.ts'
import { MOON, put } from '../scenes/vessels.ts'
import { wheelHead } from '../scenes/workshop.ts'
import { set } from '../sets.ts'
import { print } from '../tone.ts'
import { mix, smoothstep } from '../vec.ts'
import * as vessels from '../vessels.ts'
import { clayAt, finishedVase } from './throwing.ts'

export interface Still {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

export function shoot(scene: Scene, width: number, height: number, samples: number): Still {
  const plate = expose(scene, width, height, samples)
  return { pixels: print(develop(plate, samples), width, height, scene.grade), width, height }
}

/** The wheel `seconds` into the film; `TURNS` per second, the camera moves in slowly. */
const TURNS = 0.9
const BOARDS = new Wood('#6A4C38', '#3C291E', 1, 0)
export function wheelAt(seconds: number): Scene {
  const off = 0.03 * (1 - smoothstep(0.2, 2, seconds)) + 0.004
  const clay = new Lathe(clayAt(seconds), { wobble: off })
  const finish = new PotFinish({ clay: CLAY.wheel, wet: 1, rings: 1.6, pitch: 1, seed: 3 })
  const push = smoothstep(0, 10, seconds)
  return set({
    objects: [...wheelHead(), new Placed(clay, finish, { yaw: seconds * 360 * TURNS })],
    backdrop: {
      floorY: -9,
      wallZ: -90,
      cove: 0,
      floor: BOARDS,
      wall: new Plaster('#D8CDBC', 0.03),
    },
    camera: {
      from: [mix(1.5, 0, push), mix(35, 31, push), mix(98, 88, push)],
      to: [0, mix(7, 9, push), 0],
      fov: 22.5,
    },
    light: northWindow(130, 1.1, 0.4),
    level: 0.24,
    grade: { exposure: 1.5 },
  })
}

/** The shelf: first the vase alone, bisque or glazed, then one more pot per step. */
export function shelfWith(step: number): Scene {
  const vase = new Lathe(finishedVase(), { wobble: 0.004 })
  const glazed = { clay: CLAY.buff, outside: GLAZE.celadon, line: 1.4, rings: 1, seed: 3 }
  const others = [
    put(vessels.moonJar(), MOON, { at: [31, 0, -2], yaw: 60 }),
    put(
      pots.ramenBowl(),
      { clay: CLAY.dark, outside: GLAZE.tenmoku, line: 2, seed: 53 },
      { at: [-27, 0, 3] },
    ),
    put(
      vessels.bottle(),
      { clay: CLAY.buff, outside: GLAZE.blue, line: 1.6, seed: 54 },
      { at: [59, 0, -2] },
    ),
    put(
      pots.tumbler(),
      { clay: CLAY.buff, outside: GLAZE.white, line: 4.6, seed: 4 },
      { at: [-47, 0, 3] },
    ),
  ]
  const bisque = { clay: CLAY.pale, rings: 1, seed: 3 }
  return set({
    objects: [
      shelf(420, 20),
      put(vase, step === 0 ? bisque : glazed),
      ...others.slice(0, Math.max(0, step - 1)),
    ],
    backdrop: WALL,
    camera: { from: [6, 26, 250], to: [6, 13, 0], fov: 18.5 },
    light: northWindow(230, 1.1, 0.42),
    level: 0.29,
    grade: { exposure: 1.6 },
  })
}

export const SHELF_STEPS = 6
