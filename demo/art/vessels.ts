import type { Lathe, LatheOptions } from './lathe.ts'
import type { PotShape, ProfilePoint } from './profile.ts'
import { foot, pot } from './turned.ts'

/** A pot with the wall of a vase. */
export const vessel = (
  name: string,
  wall: readonly ProfilePoint[],
  ring: PotShape['foot'],
  options: LatheOptions = {},
  [lip, thickness] = [0.3, 0.55],
): Lathe => pot(name, { wall, lip, thickness, foot: ring }, { wobble: 0.003, ...options })

/** Bud vase, 13 cm. */
export const budVase = () =>
  vessel(
    'budVase',
    [
      [2, 0.1],
      [2.1, 0.3, true],
      [3.4, 1.2],
      [4.1, 3],
      [3.6, 5.2],
      [2, 7],
      [1.05, 8.8],
      [0.9, 10.8],
      [1.2, 12.5],
      [1.55, 13],
    ],
    foot(2, 0.25, 0.45),
    {},
    [0.22, 0.4],
  )

/** Moon jar, 30 cm, joined at the belly, slightly out of round. */
export const moonJar = () =>
  vessel(
    'moonJar',
    [
      [6.2, 0.1],
      [6.3, 0.8, true],
      [8.6, 2.2],
      [11.3, 4.6],
      [13.4, 7.9],
      [14.7, 12],
      [14.95, 15.6],
      [14.45, 19.4],
      [12.9, 23.2],
      [10.4, 26.2],
      [8.6, 27.7],
      [7.3, 28.6],
      [7.1, 29.4],
      [7.4, 30.4],
    ],
    foot(6.2, 0.7, 1),
    { wobble: 0.008 },
    [0.45, 0.8],
  )

/** Shoulder vase, 26 cm: narrow foot, full high shoulder, short neck. */
export const shoulderVase = () =>
  vessel(
    'shoulderVase',
    [
      [4.4, 0.1],
      [4.45, 0.4, true],
      [5.1, 3],
      [6.9, 10],
      [8.6, 16.5],
      [8.9, 19.6],
      [7.6, 22.2],
      [4.6, 23.6],
      [3, 24.4],
      [2.9, 25.2],
      [3.5, 26.2],
    ],
    foot(4.4, 0.35, 0.7),
  )

/** Bottle, 34 cm, long neck. */
export const bottle = () =>
  vessel(
    'bottle',
    [
      [4.6, 0.1],
      [4.7, 0.4, true],
      [6.4, 2.2],
      [7.6, 6],
      [7.4, 10.5],
      [5.4, 15],
      [3.1, 18.6],
      [2, 22.5],
      [1.7, 27.5],
      [1.8, 31.5],
      [2.5, 33.6],
      [2.75, 34],
    ],
    foot(4.6, 0.35, 0.7),
  )

/** Fluted planter, 18 cm. */
export const planter = () =>
  vessel(
    'planter',
    [
      [6.6, 0.1],
      [6.8, 0.5, true],
      [7.6, 1.6],
      [8.7, 7],
      [9.3, 13],
      [9.6, 16.2],
      [9.9, 17.6],
    ],
    foot(6.6, 0.4, 0.9),
    { flutes: [26, 0.42, 2, 15.6] },
    [0.55, 0.95],
  )

/** Body of the lidded jar, 15 cm; its lid is `lid(5.2, …)` at y = 15.1. */
export const jarBody = () =>
  vessel(
    'jarBody',
    [
      [5, 0.1],
      [5.1, 0.4, true],
      [6.3, 1.4],
      [7.2, 5],
      [7.25, 9.5],
      [6.5, 13],
      [5.3, 14.6],
      [5.15, 15.1],
    ],
    foot(5, 0.35, 0.7),
  )

/** Salt cellar, 6 cm, wide and low. */
export const saltBody = () =>
  vessel(
    'saltBody',
    [
      [3.6, 0.1],
      [3.7, 0.35, true],
      [4.7, 1],
      [5.2, 2.6],
      [5, 4.2],
      [4.6, 5],
    ],
    foot(3.6, 0.3, 0.6),
    {},
    [0.3, 0.5],
  )
