import { Tube } from './tube.ts'
import { foot, pot } from './turned.ts'

const mugHandle = new Tube(
  [
    [3.95, 7.35, 0, 0.5],
    [5.2, 7.75, 0, 0.42],
    [6.45, 6.6, 0, 0.37],
    [6.35, 4.6, 0, 0.36],
    [5.2, 2.9, 0, 0.38],
    [3.95, 2.45, 0, 0.45],
  ],
  0.56,
)

/** Mug, 9 cm, 330 ml; the handle points to +x. */
export const mug = () =>
  pot(
    'mug',
    {
      wall: [
        [3.2, 0.15],
        [3.3, 0.5, true],
        [3.75, 0.95],
        [4.2, 2],
        [4.32, 3.6],
        [4.2, 6],
        [4.14, 8],
        [4.28, 9.1],
      ],
      lip: 0.26,
      thickness: 0.4,
      foot: foot(3.2, 0.4, 0.6),
    },
    { added: [mugHandle] },
  )

/** Espresso cup, 6 cm, no handle. */
export const espresso = () =>
  pot('espresso', {
    wall: [
      [1.95, 0.12],
      [2, 0.55, true],
      [2.5, 0.95],
      [2.95, 2],
      [3.1, 3.6],
      [3.12, 5.2],
      [3.22, 5.9],
    ],
    lip: 0.22,
    thickness: 0.34,
    foot: foot(1.95, 0.5, 0.4),
  })

/** Tumbler, 13 cm. */
export const tumbler = () =>
  pot('tumbler', {
    wall: [
      [2.85, 0.1],
      [2.95, 0.35, true],
      [3.2, 0.8],
      [3.4, 3],
      [3.55, 7],
      [3.8, 11],
      [4.05, 13],
    ],
    lip: 0.24,
    thickness: 0.38,
    foot: foot(2.85, 0.3, 0.5),
  })

/** Breakfast bowl, 15 cm across. */
export const breakfastBowl = () =>
  pot('breakfastBowl', {
    wall: [
      [3.3, 0.1],
      [3.2, 0.85, true],
      [4.6, 1.3],
      [6.2, 2.7],
      [7.1, 4.6],
      [7.5, 6.8],
    ],
    lip: 0.28,
    thickness: 0.48,
    foot: foot(3.35, 0.75, 0.55),
  })

/** Ramen bowl, 20 cm across, high foot. */
export const ramenBowl = () =>
  pot('ramenBowl', {
    wall: [
      [3.9, 0.1],
      [3.65, 1.25, true],
      [5.4, 1.9],
      [7.6, 3.9],
      [9.1, 6.6],
      [10.1, 8.7],
    ],
    lip: 0.32,
    thickness: 0.5,
    foot: foot(3.95, 1.15, 0.6),
  })

/** Wide serving bowl, 30 cm across. */
export const servingBowl = () =>
  pot('servingBowl', {
    wall: [
      [5.4, 0.1],
      [5.2, 1, true],
      [8.2, 1.9],
      [11.4, 3.9],
      [13.6, 6.2],
      [15, 8],
    ],
    lip: 0.38,
    thickness: 0.6,
    foot: foot(5.5, 0.9, 0.8),
  })

const plate = (name: string, r: number, rim: number, oval?: number) =>
  pot(
    name,
    {
      wall: [
        [r * 0.62, 0.08],
        [r * 0.63, 0.5, true],
        [r * 0.8, 0.75],
        [r * 0.92, 1.35],
        [r * 0.985, rim - 0.35],
        [r, rim],
      ],
      lip: 0.34,
      thickness: 0.5,
      foot: foot(r * 0.62, 0.4, 0.7),
      floor: 0.85,
    },
    oval ? { oval } : {},
  )

export const dinnerPlate = () => plate('dinnerPlate', 13.5, 2.5)
export const sidePlate = () => plate('sidePlate', 9.5, 2.2)
/** Oval platter, 40 cm long. */
export const platter = () => plate('platter', 14, 4.2, 1.45)
